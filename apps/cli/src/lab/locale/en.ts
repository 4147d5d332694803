// What `hakoniwa lab` says in English.
import type { LabCliWording } from './wording.ts';

export const en: LabCliWording = {
  progress: '{share} %  {done}/{total} sessions  {turns} turns  {eta} left',
  finished: '{sessions} sessions, {turns} turns.',
  interrupted: 'Stopped. What was played is kept.',
  spent: 'The budget is used up. What was played is kept.',
  goOn: 'Go on with:',
  noExperiment: 'There is no experiment {name}. Shipped ones: {known}. Or give a YAML file.',
  folderMissing: '{file} is not there: this is no finished run.',
  folderDamaged: '{file} is damaged.',
  folderOther: '{file} belongs to another experiment; give another folder with --out.',
  folderChanged:
    '{file}: since this run began, something it is made of has changed: {about}. Sessions from before and after cannot be compared. Give another folder with --out.',
  folderBusy: '{file}: another process is playing this run ({about}).',
  folderUnwritable: '{file} cannot be written ({about}). Give another folder with --out.',
  modelAbsent: 'The server at {url} has no model {model}. There are: {known}',
  modelSilent:
    'Nobody answers at {url}, where the model {model} should be. Start the server, or name another one under models.',
  nothingToGate: 'There is nothing to gate: no arm of this run was played.',
  sessionFailed: 'Session {cell} failed: {message}',
  unknownArm: 'There is no arm {arm}. There are: {known}',
  unknownGate: 'There is no gate {gate}. There are: {known}',
  unknownMetric: 'There is no metric {metric}. There are: {known}',
  recordedUnreadable: '{file} cannot be read as recorded turns.',
  gatesPassed: 'All gates passed.',
  gatesFailed: 'Failed: {gates}',
  comparing: '{second} minus {first}, {pairs} pairs',
  checking: 'Asking {model}: {done}/{total} scenes',
};
