// Every route of play: to add one, write it in its file and list it here. Fixed words come before ids.
import type { Route } from '../../route.ts';
import { characterArcs, playContinue, playResult, playResultRetry } from './afterwards.ts';
import {
  characterCreate,
  characterDelete,
  characterList,
  characterRestore,
  characterShow,
} from './characters.ts';
import { graphLogs, graphMet, graphOpen, graphRumours, graphWhole } from './graph.ts';
import { characterLogs, logCompile, logManifest } from './logs.ts';
import { playHistory, playMessages, storyPoints } from './reading.ts';
import {
  characterQuests,
  playActive,
  playArchive,
  playBegin,
  playEnd,
  playQuests,
  playRestore,
  playResume,
  playShow,
  playUndo,
} from './sessions.ts';
import { playSocket } from './socket.ts';
import { playAccept, playExecute, playProposal, playReject, playStop } from './turn.ts';

export const PLAY_ROUTES: readonly Route[] = [
  characterList,
  characterCreate,
  characterShow,
  characterDelete,
  characterRestore,
  characterQuests,
  characterArcs,
  characterLogs,
  logCompile,
  logManifest,
  graphWhole,
  graphMet,
  graphOpen,
  graphRumours,
  graphLogs,
  storyPoints,
  playHistory,
  playActive,
  playContinue,
  playBegin,
  playShow,
  playResume,
  playMessages,
  playQuests,
  playExecute,
  playStop,
  playUndo,
  playProposal,
  playAccept,
  playReject,
  playEnd,
  playResult,
  playResultRetry,
  playArchive,
  playRestore,
  playSocket,
];
