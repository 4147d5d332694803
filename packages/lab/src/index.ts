// The Lab: experiments one can believe; arms judged offline by one judge, with intervals, gates and reports.
export { alivePage } from './alive/alive-page.ts';
export {
  type AliveFigure,
  type AliveScenes,
  aliveFigures,
  type PlayedScene,
  playAlive,
} from './alive/measure-alive.ts';
export { LIFE_MEASURES, type LifeMeasure } from './alive/scene-life.ts';
export { type CheckModel, checkModel } from './check/check-model.ts';
export type { AxisResult, CheckResult, Grade } from './check/check-result.ts';
export { checkLines } from './check/check-text.ts';
export { adaptExperiment } from './experiment/adapt-experiment.ts';
export {
  type ExperimentProblem,
  ExperimentProblemsError,
  problemLine,
} from './experiment/problem.ts';
export { reachesOutside } from './experiment/reaches-outside.ts';
export { readExperiment } from './experiment/read-experiment.ts';
export { type Experiment, GATE_NAMES, type GateName } from './experiment/schema.ts';
export { type ShippedExperiment, shippedExperiments } from './experiment/shipped.ts';
export { RunFolder } from './folder/run-folder.ts';
export { RunFolderError } from './folder/run-folder-error.ts';
export { type GateResult, judgeGates, UnknownArmError } from './gates/judge-gates.ts';
export type { JudgedCell, JudgedTurn } from './judge/judged-turn.ts';
export { limits as labLimits } from './limits.ts';
export { labText, metricDefinition, metricName } from './locale/index.ts';
export { METRICS } from './metrics/index.ts';
export { planCells } from './plan/plan-cells.ts';
export { LabGardens, SHIPPED_PACKS } from './play/lab-gardens.ts';
export { RecordedFileError } from './recorded/judge-recorded.ts';
export { differenceWithInterval, measuredText, valueText } from './report/number-text.ts';
export { reportHtml } from './report/report-html.ts';
export { reportMarkdown } from './report/report-markdown.ts';
export { summaryLines } from './report/sections/summary.ts';
export { gatesOf, reportInput, writeReport } from './report/write-report.ts';
export { type ComparedArm, compareCells } from './results/compare-runs.ts';
export { judgedCells, type ReadRun, readRun } from './results/read-run.ts';
export type { ArmResult, Contrast, Measured, RunResults } from './results/results.ts';
export { ModelAbsentError } from './run/meet-models.ts';
export type { RunProgress } from './run/progress.ts';
export { runAside } from './run/run-aside.ts';
export { runWhole } from './run/run-whole.ts';
export { SessionFailedError } from './run/session-failed-error.ts';
export type { StartRun } from './run/start-options.ts';
export { type RunEnd, startRun } from './run/start-run.ts';
export { openTypeScriptWorker } from './run/typescript-worker.ts';
export { type Interval, scoreInterval } from './stats/interval.ts';
