// Classes of things: how they are found, how they stand to each other, and what goes into what.
import {
  aCharacter,
  admissibleCommand,
  aPlace,
  aProp,
  aWorld,
  Dice,
  doAct,
  readPack,
  SHIPPED,
  stageRules,
} from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { CLASS_IDS, CLASSES } from '../base/classes.data.ts';
import type { Kind } from '../base/vocabulary.ts';
import { buildWorld } from '../pack/build/build-world.ts';
import { isProblem } from '../pack/problem.ts';
import { small } from '../pack/test/small-pack.ts';
import { validatePack } from '../pack/validate-pack.ts';
import { step } from '../step/step.ts';
import type { World } from '../world/world.ts';
import { classOf, foundClass } from './class-of.ts';
import { en } from './data/en.ts';
import { ja } from './data/ja.ts';
import { canHold, canYield, isA, isPartOf, worksWith } from './relations.ts';
import { isFitting, takesLiquid } from './takes.ts';

describe('the class of a thing', () => {
  const rows: readonly (readonly [name: string, kind: Kind, found: string])[] = [
    ['マグカップ', 'thing', 'cup name'],
    ['cracked mug', 'thing', 'cup name'],
    ["nobody's umbrella", 'thing', 'umbrella name'],
    ['濡れた傘', 'thing', 'umbrella name'],
    ['jar of lamp oil', 'thing', 'jar name'],
    ['Drawers', 'container', 'drawer name'],
    ['糸の引き出し', 'container', 'drawer name'],
    ['bottle of milk', 'drink', 'drink kind'],
    ['watering can', 'tool', 'pot name'],
    ['サイフォン', 'device', 'brewer name'],
    ['手袋', 'thing', 'garment name'],
    ['zorb', 'container', 'container kind'],
    ['何か', 'thing', 'thing nothing'],
  ];
  it.each(rows)('[L14] %s of kind %s is %s', (name, kind, found) => {
    const { class: id, by } = foundClass({ name, kind });
    expect(`${id} ${by}`).toBe(found);
  });

  it('[L14] is what the pack says, before all else', () => {
    expect(classOf({ name: '傘', kind: 'tool', class: 'vessel' })).toBe('vessel');
    const files = small({
      'props.yaml':
        'orb: { name: 珠, at: hall, class: light, size: 2 }\ncup: { name: 湯呑み, at: hall }\ngem: { name: 品, at: hall }\n',
    });
    const { pack } = validatePack(files);
    const world = pack && buildWorld(pack, { language: 'ja', seed: 1 });
    if (!world || isProblem(world)) throw new Error('the pack does not build');
    const classes = ['orb', 'cup', 'gem'].map((id) => world.props.get(id)?.class);
    expect(classes).toEqual(['light', 'cup', undefined]);
    expect(world.props.get('orb')?.size).toBe(2);
  });

  it('[L14] is told by its use where its name says nothing', () => {
    const affordances = [{ verb: 'sit' }];
    expect(foundClass({ name: 'zorb', kind: 'thing', affordances })).toEqual({
      class: 'seat',
      by: 'use',
    });
    expect(classOf({ name: 'zorb', kind: 'thing', yields: [{}] })).toBe('device');
    expect(classOf({ name: '急須', kind: 'thing', yields: [{}] })).toBe('pot');
  });

  it('[L14] stands in one line of classes, and its relations name classes', () => {
    for (const id of CLASS_IDS) {
      expect(isA(id, 'thing'), id).toBe(true);
      const { holds = [], partOf = [], yields = [], worksWith: goesWith = [] } = CLASSES[id];
      for (const other of [...holds, ...partOf, ...yields, ...goesWith])
        expect(CLASS_IDS, `${id}: ${other}`).toContain(other);
    }
    expect(isA('cup', 'vessel')).toBe(true);
    expect(isA('vessel', 'cup')).toBe(false);
    expect(canHold('cup', 'drink')).toBe(true);
    expect(canHold('drawer', 'drink')).toBe(false);
    expect(canHold('drawer', 'umbrella')).toBe(true);
    expect(worksWith('door', 'key')).toBe(true);
    expect(isPartOf('drawer', 'shelf')).toBe(true);
    expect(canYield('brewer', 'drink')).toBe(true);
  });

  it.each([
    ['ja', ja],
    ['en', en],
  ])('[L14] no noun of %s means two classes', (_, words) => {
    const nouns = Object.values(words).flat();
    expect(nouns.filter((noun, at) => nouns.indexOf(noun) < at)).toEqual([]);
  });
});

describe('what goes into what', () => {
  const holding = (...held: readonly [name: string, kind?: Kind][]) =>
    aWorld({
      places: [aPlace('hall')],
      characters: [aCharacter('yana', 'hall')],
      props: [
        ...held.map(([name, kind]) => aProp(name, { holder: 'yana' }, { kind: kind ?? 'thing' })),
        ...['引き出し', 'drawer'].map((id) =>
          aProp(id, { place: 'hall' }, { kind: 'container', portable: false }),
        ),
        ...['砂糖壺', 'mug', 'umbrella-stand', 'box'].map((id) =>
          aProp(id, { place: 'hall' }, { name: id.replace('-', ' '), capacity: 3 }),
        ),
        aProp('zorb', { place: 'hall' }),
      ],
    });
  const verdict = (world: World, line: string) =>
    doAct(world, line).verdict.denial?.cause ?? 'allowed';

  it.each([
    ['コーヒー', '引き出し', 'not-a-vessel'],
    ['coffee', 'drawer', 'not-a-vessel'],
    ['coffee', 'umbrella-stand', 'not-a-vessel'],
    ['coffee', 'mug', 'allowed'],
    ['コーヒー', '砂糖壺', 'allowed'],
    ['coffee', 'zorb', 'allowed'],
    ['coffee', 'coffee', 'not-afforded'],
  ])('[L15] pouring %s into %s is %s', (drink, target, expected) => {
    expect(verdict(holding([drink, 'drink']), `pour ${drink} ${target}`)).toBe(expected);
  });

  it('[L15] fills a vessel, and not what nobody knows to keep a liquid', () => {
    const after = (target: string) =>
      doAct(holding(['coffee', 'drink']), `pour coffee ${target}`).world.props.get(target)?.state;
    expect(after('mug')).toContain('filled');
    expect(after('zorb')).not.toContain('filled');
  });

  it.each([
    ['傘', '砂糖壺', 'too-big'],
    ['umbrella', 'mug', 'too-big'],
    ['umbrella', 'drawer', 'too-big'],
    ['umbrella', 'umbrella-stand', 'allowed'],
    ['umbrella', 'box', 'allowed'],
    ['key', 'mug', 'allowed'],
    ['水', '引き出し', 'not-a-vessel'],
    ['水', 'mug', 'allowed'],
    ['何か', '砂糖壺', 'allowed'],
  ])('[L16] putting %s into %s is %s', (thing, target, expected) => {
    expect(verdict(holding([thing]), `put ${thing} ${target}`)).toBe(expected);
  });

  it.each([
    ['lamp', 'eat', 'not-edible'],
    ['ランプ', 'drink', 'not-edible'],
    ['mug', 'drink', 'allowed'],
    ['zorb', 'eat', 'allowed'],
  ])('[L17] of %s one can %s: %s', (thing, verb, expected) => {
    expect(verdict(holding([thing]), `${verb} ${thing}`)).toBe(expected);
  });

  it('[L17] a pack may say that a lamp is eaten', () => {
    const affordances = [{ verb: 'eat', label: 'eat' }];
    const world = aWorld({
      places: [aPlace('hall')],
      characters: [aCharacter('yana', 'hall')],
      props: [aProp('lamp', { holder: 'yana' }, { affordances })],
    });
    expect(verdict(world, 'eat lamp')).toBe('allowed');
  });

  it('[L16] a pack may say how big a thing is', () => {
    const world = aWorld({
      places: [aPlace('hall')],
      characters: [aCharacter('yana', 'hall')],
      props: [
        aProp('parasol', { holder: 'yana' }, { size: 1 }),
        aProp('umbrella', { holder: 'yana' }),
        aProp('small', { place: 'hall' }, { name: 'sugar pot', capacity: 3 }),
        aProp('giant', { place: 'hall' }, { name: 'sugar pot', capacity: 3, size: 6 }),
      ],
    });
    expect(verdict(world, 'put parasol small')).toBe('allowed');
    expect(verdict(world, 'put umbrella small')).toBe('too-big');
    expect(verdict(world, 'put umbrella giant')).toBe('allowed');
  });
});

it.each(SHIPPED)('[L15] [L16] in %s things stay in what holds them, whatever people do', (name) => {
  const { pack } = validatePack(readPack(name));
  if (!pack) throw new Error(`${name} is not valid`);
  for (const seed of [1, 2, 3]) {
    const dice = new Dice(seed);
    const language = dice.one(pack.languages);
    const built = buildWorld(pack, { language, seed });
    if (isProblem(built)) throw new Error(built.message.en);
    let world: World = built;
    for (let i = 0; i < 60; i++) {
      const command = admissibleCommand(dice, stageRules, world);
      if (command?.type !== 'act') continue;
      const { verb, object = '', target = '' } = command.act;
      const [thing, into] = [world.props.get(object), world.props.get(target)];
      if (thing && into && verb === 'pour') expect(takesLiquid(into), `${target}`).toBe(true);
      world = step(stageRules, world, command).world;
      const at = world.props.get(object)?.at;
      if (thing && into && verb === 'put' && at && 'inside' in at)
        expect(isFitting(thing, into), `${object} in ${target}`).toBe(true);
    }
  }
});
