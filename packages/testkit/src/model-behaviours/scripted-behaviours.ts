// Models by their manners, as scripts for a model server: good, sloppy, garbage, refusing, parrot, foreign.
import { Dice } from '../dice.ts';
import type { AnswerAsk, ModelAsk, ModelReply } from '../model-servers/model-ask.ts';
import { FOREIGN, GARBAGE, REFUSALS } from './data/garbage.ts';
import { type GoodLine, goodLine } from './good-line.ts';
import type { ScriptedLanguage } from './scripted-language.ts';
import {
  kindsOf,
  SCRIPTED_SETS,
  type ScriptedKind,
  type ScriptedSet,
  spoiledBy,
} from './scripted-sets.ts';

export const BEHAVIOURS = ['good', 'sloppy', 'garbage', 'refusing', 'parrot', 'foreign'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export interface BehaviourOptions {
  readonly language: ScriptedLanguage;
  readonly seed?: number | undefined;
  /** The names of the scene; whoever the prompt asks for speaks. */
  readonly names?: readonly string[] | undefined;
  /** Those who speak with distance. */
  readonly polite?: readonly string[] | undefined;
  /** The habits of a sloppy model; all of them when left out. */
  readonly kinds?: readonly ScriptedKind[] | undefined;
  /** The hand that wrote what it says; the first when left out. */
  readonly set?: ScriptedSet | undefined;
  /** Hears of every turn that is written: the good one beneath it, and what was made of it. */
  readonly onTurn?: ((turn: ScriptedTurn) => void) | undefined;
}

/** A turn as it was meant and as it was written. */
export interface ScriptedTurn extends GoodLine {
  readonly name: string;
  /** The habit that spoiled it; none for a good one. */
  readonly kind?: ScriptedKind | undefined;
  readonly written: string;
}

type Write = (turn: Writing) => string | ModelReply;

interface Writing extends GoodLine {
  readonly options: BehaviourOptions;
  readonly set: ScriptedSet;
  readonly dice: Dice;
  readonly ask: ModelAsk;
  readonly prompt: string;
  readonly name: string;
  readonly other: string;
  readonly heard: (kind: ScriptedKind) => void;
}

const WRITERS: Readonly<Record<Behaviour, Write>> = {
  good: (turn) => SCRIPTED_SETS[turn.set].form(turn, { dice: turn.dice, ...turn.options }),
  sloppy: (turn) => {
    const { dice, options } = turn;
    const kind = dice.one(options.kinds ?? kindsOf(turn.set));
    turn.heard(kind);
    return spoiledBy({ kind, set: turn.set }, { ...turn, language: options.language });
  },
  garbage: ({ dice }) => dice.one(GARBAGE),
  refusing: ({ dice, options }) => dice.one(REFUSALS[options.language]),
  parrot: ({ dice, prompt }) => dice.one(echoes(prompt)),
  foreign: ({ dice }) => dice.one(FOREIGN),
};

/** The script of each behaviour, for `startScriptedOllama` and `startScriptedOpenAi`. */
export const scriptedBehaviours: Readonly<
  Record<Behaviour, (options: BehaviourOptions) => AnswerAsk>
> = Object.fromEntries(
  BEHAVIOURS.map((behaviour) => [
    behaviour,
    (options: BehaviourOptions) => script(behaviour, options),
  ]),
) as Record<Behaviour, (options: BehaviourOptions) => AnswerAsk>;

function script(behaviour: Behaviour, options: BehaviourOptions): AnswerAsk {
  const dice = new Dice(options.seed ?? 1);
  const set = options.set ?? 'first';
  const from = SCRIPTED_SETS[set].words[options.language];
  const names = options.names ?? (options.language === 'ja' ? ['やな', 'あゆ'] : ['Yana', 'Ayu']);
  const polite = options.polite ?? (options.language === 'ja' ? ['あゆ'] : ['Ayu']);
  const used = new Set<string>();
  /** A good model does not say the same again. */
  const fresh = (draw: () => GoodLine): GoodLine => {
    const drawn = Array.from({ length: 30 }, draw);
    const line = drawn.find(({ words }) => !used.has(words)) ?? draw();
    used.add(line.words);
    return line;
  };
  return (ask) => {
    const prompt = ask.messages.map(({ content }) => content).join('\n');
    const name = speakerIn(prompt, names);
    const voice = polite.includes(name) ? 'polite' : 'casual';
    const good = fresh(() => goodLine(dice, { language: options.language, voice, from }));
    if (isThoughtAsked(ask.last)) return behaviour === 'garbage' ? dice.one(GARBAGE) : good.thought;
    let kind: ScriptedKind | undefined;
    const other = names.find((one) => one !== name) ?? name;
    const heard = (one: ScriptedKind) => {
      kind = one;
    };
    const turn: Writing = { ...good, options, set, dice, ask, prompt, name, other, heard };
    const made = WRITERS[behaviour](turn);
    const written = typeof made === 'string' ? made : made.text;
    options.onTurn?.({ ...good, name, kind, written });
    return ask.schema ? inShape(ask, { behaviour, written, good }) : made;
  };
}

/** Whose turn the prompt asks for: the name that stands first in it. */
function speakerIn(prompt: string, names: readonly string[]): string {
  const found = names
    .map((name) => ({ name, at: prompt.indexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.name ?? names[0] ?? '';
}

function isThoughtAsked(last: string): boolean {
  return /まだ動かず、話さないでください|Do not act or speak yet/.test(last);
}

/** What a parrot gives back: what it was told first, last, and in between. */
function echoes(prompt: string): string[] {
  const lines = prompt.split('\n').filter((line) => line.trim().length > 3);
  const spoken = lines.filter((line) => /[「"].+[」"]/.test(line)).slice(-4);
  return [lines.slice(0, 2).join('\n'), lines.at(-1) ?? '', ...lines.slice(-6), ...spoken];
}

/** An answer where a shape was asked for: each text of it is what was written. */
function inShape(
  { schema }: ModelAsk,
  { behaviour, written, good }: { behaviour: Behaviour; written: string; good: GoodLine },
): string {
  if (behaviour === 'garbage') return written;
  const properties = (schema?.properties ?? {}) as Record<string, { type?: string }>;
  const text = behaviour === 'good' ? good.words : written;
  const fields = Object.entries(properties).map(([key, { type }]) => [
    key,
    type === 'string' ? text : type === 'array' ? [] : type === 'object' ? {} : 1,
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}
