// Turns that were written before anybody looked at the floor, and what the floor makes of each.
import { readFileSync } from 'node:fs';
import type { Gm } from '@hakoniwa/gm';
import type { TextLanguage } from '@hakoniwa/stage';
import { aCharacter, aPlace, aWorld } from '@hakoniwa/testkit';
import { direct, floorFindings } from '../src/director/direct.ts';
import { bareText } from '../src/floor/pieces.ts';
import { Lived, traits } from './a-context.ts';

/** The lots, each by another hand. */
export const TURN_LOTS = ['seventh', 'eighth'] as const;
type TurnLot = (typeof TURN_LOTS)[number];

interface LotTurn {
  readonly speaker: string;
  readonly other: string;
  /** What the other said just before. */
  readonly before: string;
  readonly text: string;
  /** The habit that spoiled it; none for a good one. */
  readonly kind?: string;
  /** What must not be seen of it. */
  readonly flaws: readonly string[];
}

const SCENE = /^@@ (?<speaker>.+?) \/ (?<other>.+?) \/ (?<before>.+)$/u;

/** The turns of a lot in one language; `⏎` stands for a new line in the text of a turn. */
export function lotTurns(
  lot: TurnLot,
  { kind, language }: { readonly kind: 'good' | 'sloppy'; readonly language: TextLanguage },
): LotTurn[] {
  const file = new URL(`../fixtures/floor/${lot}/${kind}.${language}.txt`, import.meta.url);
  let scene = { speaker: '', other: '', before: '' };
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line): LotTurn[] => {
      const groups = SCENE.exec(line)?.groups;
      if (groups) {
        scene = groups as typeof scene;
        return [];
      }
      if (kind === 'good') return [{ ...scene, text: line, flaws: [] }];
      const [habit = '', text = '', flaws = ''] = line.split(' :: ');
      return [
        {
          ...scene,
          ...{ kind: habit, text: text.replaceAll('⏎', '\n') },
          flaws: flaws.split(' ;; ').map((one) => one.trimEnd()),
        },
      ];
    });
}

/** What is shown of a turn, and what the floor says against it. */
interface FlooredTurn extends LotTurn {
  readonly shown: string;
  readonly faults: readonly string[];
}

/** A turn as the director has it by the floor alone: things of the scene are left to other tests. */
export function floored(
  gm: Gm,
  given: { readonly turn: LotTurn; readonly language: TextLanguage },
): FlooredTurn {
  const { turn, language } = given;
  const named = (id: string, name: string) => aCharacter(id, 'here', { name, ...traits() });
  const world = aWorld({
    places: [aPlace('here', [], { name: language === 'ja' ? 'ここ' : 'here' })],
    characters: [named('one', turn.speaker), named('two', turn.other)],
    more: { language },
  });
  const context = new Lived(world).say('two', turn.before).context('one');
  const directed = direct(gm, {
    ...{ context, raw: turn.text, told: TOLD[language] },
    options: { sanitizes: false },
  });
  const { speech, blocks } = directed.draft.judged.reading;
  const acts = blocks.filter(({ kind }) => kind !== 'speech').map(({ text }) => text);
  const faults = floorFindings(directed).map(({ check, what }) => `${check}: ${what}`);
  return { ...turn, shown: [...acts, speech ?? ''].join('\n'), faults };
}

/** Rules as a prompt has them. */
const TOLD: Readonly<Record<TextLanguage, readonly string[]>> = {
  ja: [
    'ほかの登場人物の行動や台詞を書いてはいけません。',
    '（行動）「台詞」の順に、一〜三文で書いてください。',
  ],
  en: [
    'Never write what other characters do or say.',
    'Write (act) "words" in this order, one to three sentences.',
  ],
};

/** What of a turn that may be said should not be seen. */
export function flawOf({ flaws, shown, faults }: FlooredTurn): string | undefined {
  return faults.length > 0 ? undefined : flaws.find((one) => one !== '' && shown.includes(one));
}

/** Whether every letter of a turn has arrived. */
export function isWhole({ text, shown, faults }: FlooredTurn): boolean {
  const letters = (one: string) => [...bareText(one)].toSorted().join('');
  return faults.length === 0 && letters(text) === letters(shown);
}
