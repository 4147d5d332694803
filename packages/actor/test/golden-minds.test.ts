// Golden minds: what the people of shipped packs do and say by instinct, turn by turn, what they remember, and what a model would be told.
import { PHRASE_SECTION, type PhraseBook, phraseBookOf } from '@hakoniwa/actor';
import {
  actText,
  buildWorld,
  type Command,
  isProblem,
  type Language,
  stateHash,
  validatePack,
} from '@hakoniwa/stage';
import { readPack, stageRules } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { wishesOf } from '../src/index.ts';
import { instinct } from '../src/minds/instinct/instinct.ts';
import type { Proposal } from '../src/minds/proposal.ts';
import { composePrompt } from '../src/prompts/compose.ts';
import { promptsOf } from '../src/prompts/prompt-set.ts';
import { tellMemory } from '../src/remember/tell.ts';
import { Played } from './a-stage.ts';

interface Cast {
  readonly played: Played;
  readonly phrases: PhraseBook;
  readonly ids: readonly string[];
}

function cast(pack: string, scenario: string, language: Language): Cast {
  const read = validatePack(readPack(pack), { sections: [PHRASE_SECTION] });
  if (!read.pack) throw new Error(JSON.stringify(read.problems));
  const world = buildWorld(read.pack, { scenario, language, seed: 1 });
  if (isProblem(world)) throw new Error(world.message.en);
  const ids = [...world.characters.ids()].sort();
  return { played: new Played(world), phrases: phraseBookOf(read.pack, language), ids };
}

/** What was proposed, as it would be told. */
function line(played: Played, id: string, proposal: Proposal): string {
  const { act, speech, says, why, wordsWhy, intends, thought, note } = proposal;
  const done = act ? actText(stageRules, { world: played.world, act }) : '-';
  const rest = { says, why, wordsWhy, intends, thought, note };
  return `${id}: ${done} | ${speech ?? '-'} ${JSON.stringify(rest)}`;
}

/** One after another takes a turn; now and then hours pass. */
function evening({ played, phrases, ids }: Cast, turns: number): string[] {
  const lines: string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const id = ids[turn % ids.length] ?? '';
    const proposal = instinct(played.context(id, { seed: turn, phrases }));
    lines.push(line(played, id, proposal));
    const { act, speech, says = [], why, wordsWhy, intends } = proposal;
    if (act)
      played.run({
        type: 'act',
        act,
        ...(why ? { why } : {}),
        ...(intends ? { intends } : {}),
      } as Command);
    const because = wordsWhy ? { why: wordsWhy } : {};
    const parts = [{ say: speech, acts: says, ...because }];
    if (speech) played.run({ type: 'perform', actor: id, parts } as unknown as Command);
    if (turn % 10 === 9) played.wait(3);
  }
  return lines;
}

/** What somebody wants, remembers and would be prompted with. */
function inner({ played, phrases }: Cast, id: string): string[] {
  const context = played.context(id, { seed: 9, phrases });
  const prompt = composePrompt({
    ...{ context, prompts: promptsOf({ sections: {} }, played.world.language), ask: 'fused' },
    ...{ injects: true, guidance: ['…'], thought: '…', budgetTokens: 4_000 },
  });
  return [
    `## ${id}`,
    ...wishesOf(context).map((wish) => JSON.stringify(wish)),
    ...[...context.memories, ...context.insights].map((memory) => tellMemory(context, { memory })),
    ...prompt.messages.map(({ role, content }) => `[${role}]\n${content}`),
    JSON.stringify(prompt.parts),
  ];
}

it.each([
  ['kitchen.ja', () => cast('kitchen', 'kitchen_morning', 'ja'), 24],
  ['kitchen.en', () => cast('kitchen', 'coffee_trap', 'en'), 24],
  ['mansion.ja', () => cast('mansion', 'last_will', 'ja'), 24],
] as const)('%s goes as it went; `vitest -u` writes it anew', async (name, begin, turns) => {
  const one = begin();
  const lines = [...evening(one, turns), ...one.ids.flatMap((id) => inner(one, id))];
  const told = [...lines, stateHash(one.played.world), ''].join('\n');
  await expect(told).toMatchFileSnapshot(`../fixtures/golden/${name}.txt`);
});
