// What each audience sees, what a character believes, and what it may do.
import {
  aCharacter,
  aPlace,
  aProp,
  aWorld,
  doAct,
  doAll,
  smallWorld,
  stageRules,
} from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import {
  actText,
  admissible,
  allBreaches,
  believedWorld,
  characterId,
  step,
  viewFor,
  type World,
} from '../index.ts';

const yana = characterId('yana');
const seenBy = (world: World, id = 'yana') => viewFor({ as: 'character', id }, world);
const names = (entities: readonly { readonly id: string }[]) => entities.map(({ id }) => id).sort();

describe('admissible acts', () => {
  it('[V1] all are allowed, and break nothing', () => {
    let world = smallWorld();
    for (const path of [
      '',
      'take mug',
      'open fridge',
      'move - living',
      'search sofa',
      'take small-key',
      'move - kitchen',
      'unlock drawer',
    ]) {
      if (path) world = doAll(world, path);
      for (const act of admissible(stageRules, { world, id: yana })) {
        const result = step(stageRules, world, { type: 'act', act });
        expect([
          actText(stageRules, { world, act }),
          result.verdict,
          allBreaches(result.world),
        ]).toEqual([actText(stageRules, { world, act }), { allowed: true }, []]);
      }
    }
  });

  it('[V1] lists what can be done and not what cannot', () => {
    const texts = admissible(stageRules, { world: smallWorld(), id: yana }).map((act) =>
      actText(stageRules, { world: smallWorld(), act }),
    );
    expect(texts).toContain('take the mug');
    expect(texts).toContain('open the fridge');
    expect(texts).toContain('go to the living');
    for (const absent of [
      'take the book',
      'go to the cellar',
      'open the drawer',
      'take the diary',
      'put down the mug',
      'take the fridge',
    ]) {
      expect(texts).not.toContain(absent);
    }
    expect(admissible(stageRules, { world: smallWorld(), id: characterId('nobody') })).toEqual([]);
  });
});

describe('views', () => {
  it('[V2] a character sees its room and no further', () => {
    const view = seenBy(smallWorld());
    expect(names(view.props)).toEqual([
      'apple',
      'cellar-door',
      'diary',
      'drawer',
      'fridge',
      'maker',
      'mug',
      'radio',
    ]);
    expect(names(view.characters)).toEqual(['ayu', 'yana']);
    expect(view.characters.map(({ id, inner }) => [id, inner !== undefined])).toEqual([
      ['yana', true],
      ['ayu', false],
    ]);
    expect(names(seenBy(doAll(smallWorld(), 'open fridge')).props)).toContain('milk');
    expect(names(seenBy(doAct(smallWorld(), 'take apple', 'ayu').world).props)).toContain('apple');
    expect(names(seenBy(doAll(smallWorld(), 'move - living')).props)).not.toContain('coin');
    expect(JSON.stringify(view)).not.toContain('small-key');
  });

  it('[V2] the director sees all, the public no secrets', () => {
    const director = viewFor({ as: 'director' }, smallWorld());
    expect(director.props).toHaveLength(smallWorld().props.size);
    expect(director.props.find(({ id }) => id === 'coin')?.hidden).toBe(true);
    const open = viewFor({ as: 'public' }, smallWorld());
    expect(names(open.props)).not.toContain('coin');
    expect(names(open.props)).not.toContain('letter');
    expect(open.characters.every(({ inner }) => inner === undefined)).toBe(true);
    expect(viewFor({ as: 'player', id: 'ghost' }, smallWorld()).props).toEqual([]);
  });

  it('[V3] a wrong belief makes an act look possible that the world denies', () => {
    const belief = {
      value: { place: 'hall' },
      source: 'told',
      by: 'ayu',
      since: 0,
      confidence: 80,
    };
    const world = aWorld({
      places: [aPlace('hall', ['den']), aPlace('den', ['hall'])],
      characters: [
        aCharacter('yana', 'den', { beliefs: { 'props/cake': { at: belief } } }),
        aCharacter('ayu', 'hall'),
      ],
      props: [aProp('ball', { place: 'den' })],
    });
    const believed = believedWorld(seenBy(world));
    const there = step(stageRules, believed, {
      type: 'act',
      act: { verb: 'move', actor: yana, target: 'hall' },
    }).world;
    expect(
      step(stageRules, there, { type: 'act', act: { verb: 'take', actor: yana, object: 'cake' } })
        .verdict.allowed,
    ).toBe(true);
    expect(doAct(doAll(world, 'move - hall'), 'take cake').verdict.denial?.reason).toBe(
      'MISSING_OBJECT',
    );
  });

  it('[V4] nothing out of sight and out of mind is in the believed world', () => {
    const believed = believedWorld(seenBy(smallWorld()));
    expect(believed.props.ids()).toEqual([
      'apple',
      'cellar-door',
      'diary',
      'drawer',
      'fridge',
      'maker',
      'mug',
      'radio',
    ]);
    expect(allBreaches(believed)).toEqual([]);
    const explorer = aWorld({
      places: [aPlace('a', ['b']), aPlace('b', ['c']), aPlace('c')],
      characters: [aCharacter('yana', 'a')],
      more: { geography: 'explored' },
    });
    expect(names(seenBy(explorer).places)).toEqual(['a', 'b']);
    expect(seenBy(explorer).places.find(({ id }) => id === 'b')?.exits).toEqual([]);
  });
});
