// Which model speaks in a campaign, asked for whenever one is needed.
import type { LanguageModel } from '@hakoniwa/model';

/** Finds the model of a campaign, by its garden, at the moment it is needed; servers come and go. */
export type FindModel = (garden: string) => Promise<LanguageModel | undefined>;
