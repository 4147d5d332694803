// Turns that were written before anybody looked at the floor, and what the floor makes of each.
import { existsSync, readFileSync } from 'node:fs';
import type { Gm } from '@hakoniwa/gm';
import type { Finish } from '@hakoniwa/model';
import type { TextLanguage } from '@hakoniwa/stage';
import { aCharacter, aPlace, aWorld } from '@hakoniwa/testkit';
import { direct, floorFindings } from '../src/director/direct.ts';
import { bareText } from '../src/floor/pieces.ts';
import { Lived, traits } from './a-context.ts';
import { toldTo } from './floor-prompt.ts';

/** The lots, each by another hand. */
export const TURN_LOTS = ['seventh', 'eighth', 'ninth', 'tenth'] as const;
export type TurnLot = (typeof TURN_LOTS)[number];

/** Where a lot lies. */
export function lotFolder(lot: TurnLot): URL {
  return new URL(`../fixtures/floor/${lot}/`, import.meta.url);
}

interface LotTurn {
  readonly speaker: string;
  readonly others: readonly string[];
  /** What was said just before, the oldest first. */
  readonly before: readonly { readonly who: string; readonly said: string }[];
  readonly text: string;
  /** The habit that spoiled it; none for a good one. */
  readonly kind?: string;
  /** What must not be seen of it. */
  readonly flaws?: readonly string[];
  /** Whether no part of it is fit to be said. */
  readonly nothing?: boolean;
  readonly finish?: Finish;
}

export type LotKind = 'good' | 'sloppy';

interface OfLot {
  readonly kind: LotKind;
  readonly language: TextLanguage;
}

/** The turns of a lot in one language: a JSON object a line, or short lines under their scenes. */
export function lotTurns(folder: URL, { kind, language }: OfLot): LotTurn[] {
  const [rows, short] = ['jsonl', 'txt'].map(
    (end) => new URL(`${kind}.${language}.${end}`, folder),
  );
  return rows && existsSync(rows)
    ? linesOf(rows).map((line) => JSON.parse(line) as LotTurn)
    : shortTurns(linesOf(short as URL), kind);
}

function linesOf(file: URL): string[] {
  return readFileSync(file, 'utf8').trim().split('\n');
}

const SCENE = /^@@ (?<speaker>.+?) \/ (?<other>.+?) \/ (?<said>.+)$/u;

/** `⏎` stands for a new line in the text of a turn. */
function shortTurns(lines: readonly string[], kind: LotKind): LotTurn[] {
  let scene: Pick<LotTurn, 'speaker' | 'others' | 'before'> = {
    speaker: '',
    others: [],
    before: [],
  };
  return lines.flatMap((line): LotTurn[] => {
    const { speaker, other, said } = SCENE.exec(line)?.groups ?? {};
    if (speaker && other && said) {
      scene = { speaker, others: [other], before: [{ who: other, said }] };
      return [];
    }
    if (kind === 'good') return [{ ...scene, text: line }];
    const [habit = '', text = '', flaws = ''] = line.split(' :: ');
    return [
      {
        ...{ ...scene, kind: habit, text: text.replaceAll('⏎', '\n') },
        flaws: flaws.split(' ;; ').map((one) => one.trimEnd()),
      },
    ];
  });
}

/** What is shown of a turn, and what the floor says against it. */
export interface FlooredTurn extends LotTurn {
  readonly shown: string;
  readonly faults: readonly string[];
  /** The checks that mended it. */
  readonly mended: readonly string[];
}

/** A turn as the director has it by the floor alone: things of the scene are left to other tests. */
export function floored(
  gm: Gm,
  given: { readonly turn: LotTurn; readonly language: TextLanguage },
): FlooredTurn {
  const { turn, language } = given;
  const { speaker, others, before } = turn;
  const named = (id: string, name: string) => aCharacter(id, 'here', { name, ...traits() });
  const present = [speaker, ...others.filter((name) => name !== speaker)];
  const idOf = (name: string) => `c${present.indexOf(name)}`;
  const world = aWorld({
    places: [aPlace('here', [], { name: language === 'ja' ? 'ここ' : 'here' })],
    characters: present.map((name) => named(idOf(name), name)),
    more: { language },
  });
  const lived = new Lived(world);
  for (const { who, said } of before) if (present.includes(who)) lived.say(idOf(who), said);
  const directed = direct(gm, {
    ...{ context: lived.context(idOf(speaker)), raw: turn.text, finish: turn.finish },
    ...{ told: toldTo(turn, language), options: { sanitizes: false } },
  });
  const { speech, blocks } = directed.draft.judged.reading;
  const acts = blocks.filter(({ kind }) => kind !== 'speech').map(({ text }) => text);
  const faults = floorFindings(directed).map(({ check, what }) => `${check}: ${what}`);
  return {
    ...turn,
    shown: [...acts, speech ?? ''].join('\n').trim(),
    faults,
    mended: directed.mended,
  };
}

/** What of a turn that may be said should not be seen. */
export function flawOf({ flaws = [], nothing, shown, faults }: FlooredTurn): string | undefined {
  if (faults.length > 0) return undefined;
  if (nothing === true) return shown === '' ? undefined : 'anything';
  const plain = (one: string) => one.replace(/\s+/gu, ' ');
  return flaws.find((one) => one !== '' && plain(shown).includes(plain(one)));
}

/** Whether every letter of a turn has arrived. */
export function isWhole({ text, shown, faults }: FlooredTurn): boolean {
  const letters = (one: string) => [...bareText(one)].toSorted().join('');
  return faults.length === 0 && letters(text) === letters(shown);
}
