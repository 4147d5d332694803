// Beliefs come from witnessing, may be wrong, and are put right by the world.
import {
  allBreaches,
  beliefsOf,
  believedWorld,
  characterId,
  heldOf,
  judge,
  viewFor,
} from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, rules, traits } from '../../test/a-context.ts';
import { limits } from '../limits.ts';
import { confidenceIn } from './belief.ts';

it('[B1, B9] only witnesses learn of a change, and who leaves remembers how it was', () => {
  const lived = new Lived(smallWorld())
    .act('ayu', 'move', { target: 'living' })
    .act('yana', 'take', { object: 'mug' });
  expect(heldOf(lived.world, 'yana', { about: 'props/mug', aspect: 'at' })?.value).toEqual({
    holder: 'yana',
  });
  // Ayu saw it standing there when she left, and nothing of what became of it.
  expect(heldOf(lived.world, 'ayu', { about: 'props/mug', aspect: 'at' })?.value).toEqual({
    place: 'kitchen',
  });
  expect(allBreaches(lived.world)).toEqual([]);
});

const seenInHall = { value: { place: 'hall' }, source: 'saw', since: 0, confidence: 100 };

it('[B2] what is seen on arrival is believed, with its source', () => {
  const lived = new Lived(smallWorld()).act('yana', 'move', { target: 'living' });
  expect(heldOf(lived.world, 'yana', { about: 'props/book', aspect: 'at' })).toMatchObject({
    value: { place: 'living' },
    source: 'saw',
    confidence: 100,
  });
  expect(JSON.stringify(beliefsOf(lived.world, 'yana'))).not.toContain('coin');
});

it('[B3] a wrong belief leads to an act that is denied, and the belief is corrected', () => {
  const told = {
    value: { place: 'hall' },
    source: 'told',
    by: 'ayu',
    since: 0,
    confidence: 80,
  };
  const lived = new Lived(
    aWorld({
      places: [aPlace('hall')],
      characters: [
        aCharacter('yana', 'hall', { ...traits(), beliefs: { 'props/cake': { at: told } } }),
        aCharacter('ayu', 'hall'),
      ],
      props: [aProp('ball', { place: 'hall' })],
    }),
  );
  const yana = characterId('yana');
  const act = { verb: 'take', actor: yana, object: 'cake' };
  const believed = () => believedWorld(viewFor({ as: 'character', id: 'yana' }, lived.world));
  expect(judge(rules, { world: believed(), act }).allowed).toBe(true);
  lived.act('yana', 'take', { object: 'cake' });
  expect(lived.events.at(-1)).toMatchObject({
    outcome: 'denied',
    denial: { reason: 'MISSING_OBJECT' },
  });
  expect(heldOf(lived.world, 'yana', { about: 'props/cake', aspect: 'at' })).toBeUndefined();
  expect(judge(rules, { world: believed(), act }).allowed).toBe(false);
});

it('[B11] what is eaten up is nowhere any more for whoever saw it', () => {
  const lived = new Lived(
    aWorld({
      places: [aPlace('hall', ['attic']), aPlace('attic', ['hall'])],
      characters: ['yana', 'ayu', 'far'].map((id) =>
        aCharacter(id, id === 'far' ? 'attic' : 'hall', {
          beliefs: { 'props/cake': { at: seenInHall } },
        }),
      ),
      props: [aProp('cake', { place: 'hall' }, { kind: 'food' })],
    }),
  ).act('ayu', 'eat', { object: 'cake' });
  const knows = (who: string) =>
    heldOf(lived.world, who, { about: 'props/cake', aspect: 'at' }) !== undefined;
  expect(['yana', 'ayu', 'far'].map(knows)).toEqual([false, false, true]);
});

it('[B4] openness takes words in, low agreeableness doubts them', () => {
  const told = { source: 'told' } as const;
  const mind = (openness: number, agreeableness: number) =>
    confidenceIn(
      {
        openness,
        agreeableness,
        conscientiousness: 50,
        extraversion: 50,
        neuroticism: 50,
        grit: 50,
        growthMindset: 50,
        values: [],
      },
      told,
    );
  expect(mind(90, 80)).toBeGreaterThan(mind(20, 80));
  expect(mind(50, 90)).toBeGreaterThan(mind(50, 10));
});

it('[B8] one look takes in so many things and no more', () => {
  const props = Array.from({ length: limits.seenAtOnce + 50 }, (_, i) =>
    aProp(`box-${i}`, { place: 'attic' }),
  );
  const world = aWorld({
    places: [aPlace('hall', ['attic']), aPlace('attic', ['hall'])],
    characters: [aCharacter('yana', 'hall')],
    props,
  });
  const lived = new Lived(world).act('yana', 'move', { target: 'attic' });
  const believed = new Set(beliefsOf(lived.world, 'yana').map(({ about }) => about));
  expect(believed.size).toBe(limits.seenAtOnce);
});

it('[B12] that nothing is left in a thing one remembers elsewhere, until one sees it filled again', () => {
  const hut = (uses: number) =>
    aWorld({
      places: [aPlace('hall', ['yard']), aPlace('yard', ['hall'])],
      characters: [aCharacter('yana', 'yard', traits())],
      props: [aProp('urn', { place: 'hall' }, { kind: 'device', portable: false, uses })],
      more: { geography: 'known' },
    });
  const usesBelieved = (lived: Lived) => {
    const view = viewFor({ as: 'character', id: characterId('yana') }, lived.world);
    return believedWorld(view, lived.world).props.get('urn' as never)?.uses;
  };
  const gone = (lived: Lived) =>
    lived.act('yana', 'move', { target: 'hall' }).act('yana', 'move', { target: 'yard' });
  expect(usesBelieved(gone(new Lived(hut(0))))).toBe(0);
  expect(usesBelieved(gone(new Lived(hut(3))))).toBeUndefined();
});
