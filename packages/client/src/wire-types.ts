// The shapes of what is asked and answered, by the schemas of the wire.
import type {
  branchListSchema,
  controlRequestSchema,
  detectionSchema,
  editRequestSchema,
  eventPageSchema,
  eventReasonsSchema,
  forkedSchema,
  forkRequestSchema,
  gardenDetailSchema,
  gardenListSchema,
  importedCardSchema,
  injectionRequestSchema,
  labExperimentListSchema,
  labResultsSchema,
  labRunListSchema,
  labRunSchema,
  labTurnSchema,
  lockRequestSchema,
  mindChoiceSchema,
  mindsSchema,
  modelListSchema,
  movedSchema,
  moveRequestSchema,
  newGardenSchema,
  newLabRunSchema,
  ownPackListSchema,
  ownPackSchema,
  packChangeSchema,
  packListSchema,
  performanceRequestSchema,
  promptPageSchema,
  restoredSchema,
  retakeRequestSchema,
  settingsChangeSchema,
  settingsSchema,
  turnRequestSchema,
  viewSchema,
  whisperRequestSchema,
} from '@hakoniwa/protocol';
import type { z } from 'zod';

export type BranchList = z.infer<typeof branchListSchema>;
export type ControlRequest = z.input<typeof controlRequestSchema>;
export type EditRequest = z.input<typeof editRequestSchema>;
export type EventPage = z.infer<typeof eventPageSchema>;
export type Forked = z.infer<typeof forkedSchema>;
export type ForkRequest = z.input<typeof forkRequestSchema>;
export type GardenDetail = z.infer<typeof gardenDetailSchema>;
export type GardenList = z.infer<typeof gardenListSchema>;
export type InjectionRequest = z.input<typeof injectionRequestSchema>;
export type LockRequest = z.input<typeof lockRequestSchema>;
export type ModelList = z.infer<typeof modelListSchema>;
export type Moved = z.infer<typeof movedSchema>;
export type MoveRequest = z.input<typeof moveRequestSchema>;
export type NewGardenBody = z.input<typeof newGardenSchema>;
export type PackList = z.infer<typeof packListSchema>;
export type TurnRequest = z.input<typeof turnRequestSchema>;
export type WhisperRequest = z.input<typeof whisperRequestSchema>;
export type GardenView = z.infer<typeof viewSchema>;
export type MindChoiceRequest = z.input<typeof mindChoiceSchema>;
export type Minds = z.infer<typeof mindsSchema>;
export type PerformanceRequest = z.input<typeof performanceRequestSchema>;
export type PromptPage = z.infer<typeof promptPageSchema>;
export type ReasonsAnswer = z.infer<typeof eventReasonsSchema>;
export type RetakeRequest = z.input<typeof retakeRequestSchema>;
export type DetectionAnswer = z.infer<typeof detectionSchema>;
export type SettingsAnswer = z.infer<typeof settingsSchema>;
export type ServerSettingsChange = z.input<typeof settingsChangeSchema>;
export type RestoreAnswer = z.infer<typeof restoredSchema>;
export type ImportedCardAnswer = z.infer<typeof importedCardSchema>;
export type OwnPack = z.infer<typeof ownPackSchema>;
export type OwnPackList = z.infer<typeof ownPackListSchema>;
export type PackChangeAnswer = z.input<typeof packChangeSchema>;
export type LabExperimentList = z.infer<typeof labExperimentListSchema>;
export type LabResults = z.infer<typeof labResultsSchema>;
export type LabRunAnswer = z.infer<typeof labRunSchema>;
export type LabRunList = z.infer<typeof labRunListSchema>;
export type NewLabRunBody = z.input<typeof newLabRunSchema>;

/** A text of a turn as the Lab's judge saw it. */
interface LabText {
  readonly text: string;
  readonly violations: readonly {
    readonly reason: string;
    readonly target: string | null;
    readonly text: string;
  }[];
}

/** The wire leaves the judged turn open; this is what pages read of it. */
export type LabTurn = Omit<z.infer<typeof labTurnSchema>, 'judged'> & {
  readonly judged: {
    readonly name: string;
    readonly first: LabText;
    readonly final: LabText;
    readonly retries: number;
    readonly calls: readonly unknown[];
  };
};
