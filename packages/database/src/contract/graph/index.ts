// The contract every knowledge graph must keep: call it with a way to open one, inside a test file.
import { afterAll, beforeAll, describe } from 'vitest';
import type { KnowledgeGraph } from '../../graph/index.ts';
import { answersContract } from './answers.ts';
import { logsContract } from './logs.ts';
import type { GraphScene } from './scene.ts';
import { takingContract } from './taking.ts';
import { textsContract } from './texts.ts';

/** Declares the whole suite for one graph; each test has a campaign of its own. */
export function graphContract(name: string, open: () => Promise<KnowledgeGraph>): void {
  describe(`${name} keeps the graph contract`, () => {
    let graph: KnowledgeGraph | undefined;
    beforeAll(async () => {
      graph = await open();
    });
    afterAll(() => graph?.close());
    const scene: GraphScene = {
      get graph() {
        if (!graph) throw new Error('the graph is open while tests run');
        return graph;
      },
    };
    takingContract(scene);
    textsContract(scene);
    answersContract(scene);
    logsContract(scene);
  });
}
