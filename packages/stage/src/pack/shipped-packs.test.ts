// The packs that come with the house: sound, buildable everywhere, and true to what they promise.
import { readPack, SHIPPED } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import type { Language } from '../base/vocabulary.ts';
import { sceneXml } from '../scene/scene-xml.ts';
import { composeRulebook } from '../step/rulebook.ts';
import { STAGE_RULES } from '../step/stage-rules.ts';
import { step } from '../step/step.ts';
import { viewFor } from '../view/view-for.ts';
import { allBreaches } from '../world/invariants.ts';
import { characterId } from '../world/schema/ids.ts';
import { stateHash } from '../world/state-hash.ts';
import type { World } from '../world/world.ts';
import { buildWorld } from './build/build-world.ts';
import { isGoalMet } from './goal/is-goal-met.ts';
import { proveGoal } from './goal/prove-goal.ts';
import type { Pack } from './pack.ts';
import { isProblem } from './problem.ts';
import { told } from './test/small-pack.ts';
import { validatePack } from './validate-pack.ts';

const rules = composeRulebook(STAGE_RULES);
const validated = new Map(SHIPPED.map((name) => [name, validatePack(readPack(name))]));

function packOf(name: (typeof SHIPPED)[number]): Pack {
  const pack = validated.get(name)?.pack;
  if (!pack) throw new Error(`${name} is not valid`);
  return pack;
}

function worldOf(
  name: (typeof SHIPPED)[number],
  scenario: string,
  language: Language = 'ja',
): World {
  const world = buildWorld(packOf(name), { scenario, language, seed: 7 });
  if (isProblem(world)) throw new Error(world.message.en);
  return world;
}

describe('the shipped packs', () => {
  it.each(SHIPPED)('[K1] %s has no problem at all', (name) => {
    // Phrases, patterns and the like belong to sections that packages above bring.
    const own = validated.get(name)?.problems.filter(({ code }) => code !== 'FILE_UNKNOWN');
    expect(own?.map(told)).toEqual([]);
  });

  it.each(SHIPPED)('[K12] every scenario of %s builds a sound world in every language', (name) => {
    const pack = packOf(name);
    for (const scenario of Object.keys(pack.scenarios)) {
      for (const language of pack.languages) {
        const world = worldOf(name, scenario, language);
        expect(allBreaches(world), `${scenario} ${language}`).toEqual([]);
        expect(world.language).toBe(language);
        expect(world.origin.scenario).toBe(scenario);
      }
    }
  });

  it.each(SHIPPED)('[K14] the plan found for each goal of %s really reaches it', (name) => {
    const goals = Object.values(packOf(name).scenarios).filter(({ goal }) => goal);
    expect(goals.length).toBeGreaterThan(0);
    for (const { id, goal } of goals) {
      if (!goal) continue;
      let world = worldOf(name, id);
      const proved = proveGoal(rules, { world, goal });
      if (proved.outcome !== 'reached') throw new Error(`${id} is ${proved.outcome}`);
      for (const act of proved.plan) {
        const next = step(rules, world, { type: 'act', act });
        expect(next.verdict.allowed).toBe(true);
        world = next.world;
      }
      expect(isGoalMet(world, goal), id).toBe(true);
    }
  });

  it('[K12] the same seed gives the same world, another seed another', () => {
    const build = (seed: number) => {
      const world = buildWorld(packOf('kitchen'), { language: 'ja', seed });
      return isProblem(world) ? '' : stateHash(world);
    };
    expect(build(1)).toBe(build(1));
    expect(build(1)).not.toBe(build(2));
  });

  it("[K12] the desk at night renders the detective's scene to the letter", () => {
    const world = worldOf('detective-office', 'desk_at_night');
    expect(sceneXml(viewFor({ as: 'character', id: 'char_A' }, world))).toBe(DESK_AT_NIGHT);
  });
});

describe('the kitchen', () => {
  const EIGHT: readonly (readonly [string, number | undefined])[] = [
    ['kitchen_morning', 10],
    ['violation_induced', 6],
    ['stall_induced', 8],
    ['coffee_trap', 10],
    ['wrong_location', 10],
    ['locked_door', 10],
    ['missing_tool', 10],
    ['hidden_object', 12],
  ];

  it('[K12] has eight scenarios with their turns', () => {
    const { scenarios } = packOf('kitchen');
    expect(Object.keys(scenarios).sort()).toEqual(EIGHT.map(([id]) => id).sort());
    for (const [id, turns] of EIGHT) expect(scenarios[id]?.turns, id).toBe(turns);
  });

  it('[K12] serves coffee in the morning and none in the trap', () => {
    const morning = worldOf('kitchen', 'kitchen_morning').props.get('coffee_maker');
    const trap = worldOf('kitchen', 'coffee_trap').props.get('coffee_maker');
    expect(morning?.aliases).toContain('コーヒー');
    expect(morning?.yields?.map(({ name }) => name)).toEqual(['コーヒー']);
    expect(trap?.aliases).not.toContain('コーヒー');
    expect(trap?.yields).toBeUndefined();
  });

  it('[K12] keeps the study shut to the useless bunch of keys', () => {
    const world = worldOf('kitchen', 'locked_door');
    const actor = characterId('yana');
    const taken = step(rules, world, {
      type: 'act',
      act: { verb: 'take', actor, object: 'key_ring' },
    });
    const gone = step(rules, taken.world, {
      type: 'act',
      act: { verb: 'move', actor, target: 'study' },
    });
    expect(taken.verdict.allowed).toBe(true);
    expect(gone.verdict.denial?.cause).toBe('locked');
  });

  it('[K13] carries voices and lore into the world in its language', () => {
    const sheets = worldOf('kitchen', 'kitchen_morning').systems.get('sheets');
    expect(sheets).toMatchObject({ yana: { speech: { calls: { ayu: 'あゆ' } } } });
    const english = worldOf('kitchen', 'kitchen_morning', 'en').systems.get('sheets');
    expect(english).toMatchObject({ ayu: { speech: { calls: { yana: 'Sister' } } } });
  });
});

const DESK_AT_NIGHT = `<scene_state>
  <meta>
    <location>探偵事務所のデスク</location>
    <time>深夜 02:15</time>
    <weather>激しい雨</weather>
    <tension_level>High</tension_level>
  </meta>
  <actors>
    <actor id="char_A">
      <name>レイモンド</name>
      <posture>椅子に深く腰掛けている</posture>
      <holding>何も持っていない</holding>
      <status>疲労(Lv.4), 警戒(Lv.2)</status>
    </actor>
  </actors>
  <environment>
    <object id="obj_01" type="prop" state="clickable">
      <name>冷めたコーヒー</name>
      <affordance>飲む, 捨てる, こぼす</affordance>
    </object>
    <object id="obj_02" type="prop" state="locked">
      <name>引き出し</name>
      <affordance>開ける(要:鍵), 叩く</affordance>
    </object>
  </environment>
  <rules>
    <rule>environmentにあるオブジェクト以外は使用禁止</rule>
    <rule>行動は物理的に可能な範囲に限定する</rule>
  </rules>
</scene_state>`;
