// What a next session opens with: who and what is remembered, near before far; the result alone where the graph is away.
import type { KnowledgeGraph } from '@hakoniwa/database/graph';
import { aCharacter, aPlace, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { PLAYER } from '../state/play-state.ts';
import { openingScene } from './opening-scene.ts';
import { openingWords } from './opening-words.ts';

const world = aWorld({
  places: [{ ...aPlace('quay'), name: 'the Quay', description: 'Wet planks.' }, aPlace('inn')],
  characters: [aCharacter(PLAYER, 'quay'), aCharacter('near', 'quay'), aCharacter('far', 'inn')],
});
const result = {
  storySummary: 'The ferry left.',
  nextSessionHint: 'The bell rings twice.',
  continuationContext: 'It is autumn.',
  unresolvedPlots: ['the lost key', 'the debt'],
};
const tongue = { called: 'the English reader' };

const met = (...names: string[]) => names.map((name) => ({ name }));
const plot = (text: string, ...ids: string[]) => ({ text, people: ids.map((id) => ({ id })) });

interface Remembers {
  readonly met?: readonly object[];
  readonly plots?: readonly object[];
  readonly fails?: Error;
}

function open({ met: people = [], plots = [], fails }: Remembers | undefined = {}, at = true) {
  const asked: unknown[] = [];
  const say = (answer: readonly object[]) => async (of: unknown) => {
    asked.push(of);
    if (fails) throw fails;
    return answer;
  };
  const graph = { met: say(people), openPlots: say(plots) } as unknown as KnowledgeGraph;
  const scene = openingScene({
    ...{ character: { id: 'aki', garden: 'g', name: 'Aki', language: 'en' }, world, result },
    ...{ graph: at ? graph : undefined, gm: { tongues: { en: tongue } } },
  } as never);
  return { scene, asked };
}

describe('the scene of an opening', () => {
  it('is where the player stands, what the result says, and what a reader of that language needs', async () => {
    const scene = await open().scene;
    expect(scene).toMatchObject({
      ...{ name: 'Aki', language: 'en', tongue },
      place: { name: 'the Quay', description: 'Wet planks.' },
      ...{ summary: 'The ferry left.', hook: 'The bell rings twice.', context: 'It is autumn.' },
    });
    expect([...scene.names].sort()).toEqual(
      [...world.characters.values(), ...world.places.values()].map(({ name }) => name).sort(),
    );
  });

  it('names three people at most, in the order they are remembered', async () => {
    const { scene, asked } = open({ met: met('Ann', 'Bo', 'Cy', 'Di') });
    expect((await scene).people).toEqual(['Ann', 'Bo', 'Cy']);
    expect(asked).toEqual([1, 2].map(() => ({ campaign: 'g', characterId: 'aki' })));
  });

  it('puts plots about people who are near before the others, each in their own order', async () => {
    const plots = [plot('a', 'far'), plot('b', 'far', 'near'), plot('c'), plot('d', 'near')];
    expect((await open({ plots }).scene).plots).toEqual(['b', 'd', 'a', 'c']);
  });

  it('has the open ends of the result where the graph has none, is away, or is not there', async () => {
    const away = Object.assign(new Error('away'), { code: 'GRAPH_UNAVAILABLE' });
    for (const { scene } of [open(), open({ fails: away }), open({}, false)])
      expect(await scene).toMatchObject({ people: [], plots: ['the lost key', 'the debt'] });
  });

  it('does not go on over any other trouble', async () => {
    for (const fails of [new Error('a bug'), Object.assign(new Error('full'), { code: 'FULL' })])
      await expect(open({ fails }).scene).rejects.toBe(fails);
  });
});

describe('the words of an opening without a model', () => {
  it('are the summary, the place, the people, what is open, and the hook', async () => {
    const scene = await open({
      met: met('Ann', 'Bo'),
      plots: [plot('The key is lost.'), plot('x')],
    }).scene;
    expect(await openingWords(scene, {})).toEqual([
      'The story so far:',
      'The ferry left.',
      'At the Quay, Aki looks up.',
      'The mind goes back to Ann and Bo.',
      'Something is not over yet. The key is lost.',
      'The bell rings twice.',
    ]);
  });

  it('say nothing of people where nobody was met, nor twice what the hook says already', async () => {
    const scene = await open({ plots: [plot('bell')] }).scene;
    expect(await openingWords(scene, {})).toEqual([
      'The story so far:',
      'The ferry left.',
      'At the Quay, Aki looks up.',
      'The bell rings twice.',
    ]);
  });
});
