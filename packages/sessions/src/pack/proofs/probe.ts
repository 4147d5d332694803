// What a trial goes by: who explores, in which campaign, for which objective.
import type { Campaign } from '../campaign.ts';
import type { ObjectiveSheet } from '../objective.ts';
import type { Explorer } from './explorer.ts';

export interface Probe {
  readonly explorer: Explorer;
  readonly campaign: Campaign;
  readonly objective: Pick<ObjectiveSheet, 'of' | 'to'>;
}
