// Every route of the server: to add one, write its file and list it here.
import type { Route } from '../route.ts';
import { accountCreate, accountDelete, accountShow } from './accounts/account.ts';
import { invitationCreate, invitationList, invitationRevoke } from './accounts/invitations.ts';
import { passwordChange } from './accounts/password.ts';
import { sessionsEnd } from './accounts/sessions.ts';
import { tokenCreate, tokenList, tokenRevoke } from './accounts/tokens.ts';
import { exportAll, exportGarden, importAll } from './backups.ts';
import { docs, docsStyle } from './docs.ts';
import { gardenAudit } from './gardens/audit.ts';
import { gardenBranches } from './gardens/branches.ts';
import { gardenChronicle } from './gardens/chronicle.ts';
import { gardenClock } from './gardens/clock.ts';
import { gardenCreate } from './gardens/create.ts';
import { gardenOne } from './gardens/detail.ts';
import { gardenEdits, gardenInjections, gardenLocks } from './gardens/director.ts';
import { gardenControl, gardenMove, gardenWhisper } from './gardens/director-acts.ts';
import { gardenEvents } from './gardens/events.ts';
import { gardenList } from './gardens/list.ts';
import { gardenFork, gardenRedo, gardenSwitch, gardenUndo } from './gardens/moves.ts';
import { gardenStory } from './gardens/story.ts';
import { gardenTurns } from './gardens/turns.ts';
import { gardenView } from './gardens/view.ts';
import { gardenWatch } from './gardens/watch.ts';
import { gmStepRoute } from './gm-step.ts';
import { health } from './health.ts';
import { exportAsk, importAsk } from './jobs/backup-jobs.ts';
import { jobCancel, jobFile, jobList, jobRetry, jobShow } from './jobs/jobs.ts';
import { labExperiments } from './lab/experiments.ts';
import { labReport } from './lab/report.ts';
import { labCompare, labResults } from './lab/results.ts';
import { labRunList, labRunShow, labRunStart } from './lab/runs.ts';
import { labTurn } from './lab/turn.ts';
import { labRunWatch } from './lab/watch.ts';
import { metrics } from './metrics.ts';
import { gardenMindsCancel, gardenMindsChoose, gardenMindsShow } from './minds/minds.ts';
import { gardenPrompts } from './minds/prompts.ts';
import { gardenReasons } from './minds/reasons.ts';
import { gardenPerform, gardenRetake } from './minds/turns.ts';
import { modelList, modelProbe } from './models.ts';
import { openapi } from './openapi.ts';
import { packList, packValidate } from './packs/catalog.ts';
import { catalogPack } from './packs/catalog-pack.ts';
import { cardImport, cardNew, ownPackExport, ownPackRedo, ownPackUndo } from './packs/moves.ts';
import {
  ownPackChange,
  ownPackCreate,
  ownPackDelete,
  ownPackList,
  ownPackShow,
} from './packs/own.ts';
import { PLAY_ROUTES } from './play/index.ts';
import { sessionBegin, sessionEnd, sessionShow } from './session.ts';
import { settingsChange, settingsShow } from './settings.ts';
import { signInPage, signInScript, signInStyle, signInWords } from './sign-in-page.ts';

export const ROUTES: readonly Route[] = [
  gmStepRoute,
  gardenList,
  gardenCreate,
  gardenOne,
  gardenView,
  gardenTurns,
  gardenEvents,
  gardenChronicle,
  gardenWatch,
  gardenStory,
  gardenBranches,
  gardenUndo,
  gardenRedo,
  gardenSwitch,
  gardenFork,
  gardenEdits,
  gardenLocks,
  gardenInjections,
  gardenMove,
  gardenWhisper,
  gardenControl,
  gardenAudit,
  gardenClock,
  gardenMindsShow,
  gardenMindsChoose,
  gardenMindsCancel,
  gardenPrompts,
  gardenReasons,
  gardenPerform,
  gardenRetake,
  exportGarden,
  exportAll,
  importAll,
  exportAsk,
  importAsk,
  jobList,
  jobShow,
  jobFile,
  jobCancel,
  jobRetry,
  ...PLAY_ROUTES,
  packList,
  packValidate,
  catalogPack,
  ownPackList,
  ownPackCreate,
  cardNew,
  ownPackShow,
  ownPackChange,
  ownPackUndo,
  ownPackRedo,
  ownPackExport,
  cardImport,
  ownPackDelete,
  settingsShow,
  settingsChange,
  modelList,
  modelProbe,
  labExperiments,
  labRunList,
  labRunStart,
  labRunShow,
  labRunWatch,
  labResults,
  labTurn,
  labReport,
  labCompare,
  sessionShow,
  sessionBegin,
  sessionEnd,
  sessionsEnd,
  accountCreate,
  accountShow,
  accountDelete,
  passwordChange,
  tokenList,
  tokenCreate,
  tokenRevoke,
  invitationList,
  invitationCreate,
  invitationRevoke,
  health,
  metrics,
  openapi,
  docs,
  docsStyle,
  signInPage,
  signInStyle,
  signInScript,
  signInWords,
];
