// What the parts of the graph's contract work with.
import { beforeAll } from 'vitest';
import type { KnowledgeGraph } from '../../graph/index.ts';
import { taleIn } from './tale.ts';

export interface GraphScene {
  readonly graph: KnowledgeGraph;
}

/** Tells the tale in a campaign before the tests of a part. */
export function tellBefore(scene: GraphScene, campaign: string): void {
  beforeAll(async () => {
    for (const update of taleIn(campaign)) await scene.graph.apply(update);
  });
}
