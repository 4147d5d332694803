// The noisy mind: a model that invents things at a known rate, so that the Lab can be held against the truth.
import { estimateTokens, type GenerateRequest, type LanguageModel } from '@hakoniwa/model';
import {
  drawFraction,
  hashText,
  type Language,
  type Rng,
  seedRng,
  textIn,
  writingOf,
} from '@hakoniwa/stage';
import type { NoisySheet } from '../experiment/schema.ts';
import { NOISY_LINES } from './noisy-lines.data.ts';
import { sceneThings } from './scene-things.ts';

export interface NoisyOptions {
  readonly sheet: NoisySheet;
  readonly language: Language;
  /** Chance: the same for every arm, so that arms can be compared in pairs. */
  readonly salt: string;
  /** Names that mean something in this world; nothing of them counts as invented. */
  readonly known: readonly string[];
}

/** What the mind knows about its own answer. */
export interface Truth {
  readonly invented: boolean;
  readonly looped: boolean;
}

/** A model for one session; it counts its own turns. */
export function noisyModel({ sheet, language, salt, known }: NoisyOptions): LanguageModel {
  const lines = textIn(NOISY_LINES, language);
  const absent = lines.things.filter((thing) => !known.some((name) => name.includes(thing)));
  const doesLoop = fractions(`${salt}:session`)() < sheet.loops;
  const begun = fractions(`${salt}:lines`)();
  let turn = 0;
  let tries = 0;
  let asked = '';
  const answer = ({
    messages,
    purpose,
    character = '',
  }: GenerateRequest): { text: string; truth: Truth } => {
    const prompt = messages.at(-1)?.content ?? '';
    if (purpose === 'repair') tries += 1;
    else [turn, tries, asked] = [turn + 1, 0, prompt];
    const chance = fractions(`${salt}:${turn}:${tries}`);
    const drawn = isInvented({
      sheet,
      chance,
      // Asked the same once more, it knows of nothing to mend.
      isRepair: tries > 0 && prompt !== asked,
      isTold: /^FACT:/m.test(prompt),
    });
    const named = absent.filter((thing) => prompt.includes(thing));
    const isTempted = named.length > 0 && fractions(`${salt}:${turn}:tempted`)() < sheet.tempted;
    const invents = drawn || (isTempted && tries === 0);
    const looped = doesLoop && turn > LOOP_FROM;
    const said = looped ? 0 : lineOf({ begun, turn, tries, lines: lines.said.length });
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
    const use = (pick(lines.uses) ?? '').replace('{thing}', pick(isTempted ? named : absent) ?? '');
    const act = invents
      ? use
      : tries === 0 && !looped
        ? harmless(prompt, { language, chance, reader: character })
        : '';
    return {
      text: written(act, lines.said[said] ?? '', language),
      truth: { invented: invents, looped },
    };
  };
  return {
    id: 'noisy',
    async generate(request) {
      const { text, truth } = answer(request);
      request.onToken?.(text);
      const promptTokens = request.messages.reduce(
        (sum, one) => sum + estimateTokens(one.content),
        0,
      );
      const usage = {
        promptTokens,
        completionTokens: estimateTokens(text),
        source: 'estimate',
      } as const;
      return { text, usage, finish: 'stop', timings: { totalMs: 0 }, raw: { ...truth } };
    },
  };
}

interface Line {
  /** Where in the list a session begins, as a share of it. */
  readonly begun: number;
  readonly turn: number;
  readonly tries: number;
  readonly lines: number;
}

/** One line after the other, and from the other half of the list where it tries again: none comes twice soon. */
function lineOf({ begun, turn, tries, lines }: Line): number {
  return (Math.floor(begun * lines) + turn + tries * Math.floor(lines / 2)) % lines;
}

/** Turns before a session that loops begins to. */
const LOOP_FROM = 2;

/** How often it does something possible. */
const ACTS = 0.4;

interface Inventing {
  readonly sheet: NoisySheet;
  readonly chance: () => number;
  readonly isRepair: boolean;
  readonly isTold: boolean;
}

/** Draws as often whatever the arm, so that what follows is the same for all of them. */
function isInvented({ sheet, chance, isRepair, isTold }: Inventing): boolean {
  const [first, second] = [chance(), chance()];
  if (isRepair) return first >= sheet.mends;
  return first < sheet.rate && !(isTold && second < sheet.heeds);
}

/** A thing of the scene taken up, or what is in hand put down; now and then. */
function harmless(
  prompt: string,
  { language, chance, reader }: { language: Language; chance: () => number; reader: string },
): string {
  const { takes, puts, takeable } = textIn(NOISY_LINES, language);
  const [acts, which] = [chance(), chance()];
  if (acts >= ACTS) return '';
  const { held, takeables } = sceneThings(prompt, { takeable, reader });
  const [first] = held;
  if (first !== undefined) return puts.replace('{thing}', first);
  const thing = takeables[Math.floor(which * takeables.length)];
  return thing === undefined ? '' : takes.replace('{thing}', thing);
}

function written(act: string, said: string, language: Language): string {
  const { brackets, typedQuotes } = writingOf(language);
  const done = act === '' ? '' : brackets.join(act);
  return `Thought: (${textIn(NOISY_LINES, language).thought})\nOutput: ${done}${typedQuotes.join(said)}`;
}

/** Fractions drawn one after the other from a name. */
function fractions(name: string): () => number {
  let rng: Rng = seedRng(Number.parseInt(hashText(name).slice(0, 8), 16));
  return () => {
    const [fraction, next] = drawFraction(rng);
    rng = next;
    return fraction;
  };
}
