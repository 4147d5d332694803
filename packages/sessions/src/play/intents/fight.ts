// A round of a fight: the player's blow, then those of whoever still stands.

import { pointer } from '@hakoniwa/stage';
import type { Encounter } from '../../pack/encounter.ts';
import { AFTER_DEFEAT_HP_PERCENT, blow, escapePercent } from '../../rules/battle.ts';
import { type EncounterState, PLAYER } from '../../state/play-state.ts';
import { worn } from '../equipment.ts';
import { filledBlanks } from '../fill.ts';
import { reward } from '../follow/reward.ts';
import { found } from '../found.ts';
import type { IntentOf } from '../intent.ts';
import { SESSION_AUTHOR } from '../session-rules.ts';
import { useSkill } from '../skills.ts';
import type { PlayTurn } from '../turn.ts';

/** The encounter in the way, with what the pack says of it. */
export function standing(
  turn: PlayTurn,
): { readonly now: EncounterState; readonly sheet: Encounter } | undefined {
  const now = turn.state.encounter;
  const sheet = now ? turn.scene.campaign.encounters.get(now.id) : undefined;
  return now && sheet ? { now, sheet } : undefined;
}

/** A blow with a skill lands harder. */
const SKILL_BONUS = 1.5;

export function runAttack(turn: PlayTurn, { skill }: IntentOf<'attack'>): void {
  const fight = standing(turn);
  if (!fight) {
    turn.say('noFoe', {});
    return;
  }
  const { now, sheet } = fight;
  const at = now.enemies.findIndex(({ hp }) => hp > 0);
  const enemy = sheet.enemies[at];
  const target = now.enemies[at];
  if (!enemy || !target) return;
  const force = skill !== undefined && useSkill(turn, skill) ? SKILL_BONUS : 1;
  const damage = Math.round(blow(worn(turn), { to: enemy, chance: turn.draw() }) * force);
  const left = Math.max(0, target.hp - damage);
  const name = turn.scene.called(turn.scene.text(enemy.name));
  const hit = turn.saying('hit', { enemy: name, damage });
  const fell = left === 0 ? turn.scene.space + turn.saying('fell', { enemy: name }) : '';
  turn.tell(hit + fell);
  const enemies = now.enemies.map((one, i) => (i === at ? { ...one, hp: left } : one));
  turn.change({ encounter: { ...now, enemies, rounds: now.rounds + 1 } });
  if (enemies.every(({ hp }) => hp === 0)) won(turn);
  else strikeBack(turn, 1);
}

export function runGuard(turn: PlayTurn): void {
  if (!standing(turn)) {
    turn.say('noFoe', {});
    return;
  }
  turn.say('guarded', {});
  strikeBack(turn, 0.5);
}

export function runFlee(turn: PlayTurn): void {
  const fight = standing(turn);
  if (!fight) {
    turn.say('noChase', {});
    return;
  }
  if (turn.draw() * 100 < escapePercent(worn(turn), { enemies: fight.sheet.enemies, bonus: 0 })) {
    turn.say('escaped', {});
    survived(turn);
    return;
  }
  turn.say('notEscaped', {});
  strikeBack(turn, 1);
}

/** Whoever still stands strikes; `share` is how much of it comes through. */
export function strikeBack(turn: PlayTurn, share: number): void {
  const fight = standing(turn);
  if (!fight) return;
  for (const [i, { hp }] of fight.now.enemies.entries()) {
    const enemy = fight.sheet.enemies[i];
    if (hp === 0 || !enemy || turn.state.hp === 0) continue;
    const damage = Math.max(
      1,
      Math.round(blow(enemy, { to: worn(turn), chance: turn.draw() }) * share),
    );
    turn.change({ hp: Math.max(0, turn.state.hp - damage) });
    turn.say('hurt', { enemy: turn.scene.called(turn.scene.text(enemy.name)), damage });
  }
  if (turn.state.hp === 0) defeated(turn);
}

function won(turn: PlayTurn): void {
  const fight = standing(turn);
  if (!fight) return;
  const { now, sheet } = fight;
  turn.tell(turn.scene.text(sheet.won));
  turn.happen('battle.finished', now.id, { won: true, big: sheet.big ?? false });
  survived(turn);
  found(turn, { by: 'battle', of: now.id });
  reward(turn, sheet.rewards);
}

/** The encounter is behind the player. */
export function survived(turn: PlayTurn): void {
  const id = turn.state.encounter?.id;
  turn.change({ encounter: null });
  turn.happen('encounter.survived', id);
}

/** Nobody dies: one wakes up where it all began. */
function defeated(turn: PlayTurn): void {
  const id = turn.state.encounter?.id;
  const { place } = turn.scene.campaign.session.opening;
  turn.happen('battle.finished', id, { won: false, big: false });
  turn.change({
    encounter: null,
    hp: Math.ceil((turn.state.maxHp * AFTER_DEFEAT_HP_PERCENT) / 100),
  });
  const patch = [
    { op: 'replace' as const, path: pointer('characters', PLAYER, 'place'), value: place },
  ];
  turn.do({
    type: 'inject',
    by: SESSION_AUTHOR,
    text: 'carried',
    cause: 'character-carried',
    patch,
  });
  turn.tell(
    filledBlanks(turn.scene.words.told.defeated, { place: turn.scene.called(turn.place.name) }),
  );
}
