// The sentences of `hakoniwa lab` in every language.

const WORDS = [
  'progress',
  'finished',
  'interrupted',
  'spent',
  'goOn',
  'noExperiment',
  'folderMissing',
  'folderDamaged',
  'folderOther',
  'folderChanged',
  'folderBusy',
  'folderUnwritable',
  'modelAbsent',
  'modelSilent',
  'nothingToGate',
  'sessionFailed',
  'unknownArm',
  'unknownGate',
  'unknownMetric',
  'recordedUnreadable',
  'gatesPassed',
  'gatesFailed',
  'comparing',
  'checking',
] as const;

export type LabCliWording = Readonly<Record<(typeof WORDS)[number], string>>;
