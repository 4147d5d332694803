// A second lot of habits by which small models spoil a good turn, written apart from the first.
import type { ModelReply } from '../model-servers/model-ask.ts';
import { type SecondWords, secondWords } from './data/second-words.ts';
import { inForm } from './good-line.ts';
import type { SloppyTurn } from './sloppy-kinds.ts';

type Spoil = (turn: SloppyTurn) => string | ModelReply;

const form = (turn: SloppyTurn) => inForm(turn, turn.language);
const quoted = ({ language }: SloppyTurn, words: string) =>
  language === 'ja' ? `「${words}」` : `"${words}"`;
const bracketed = ({ language }: SloppyTurn, act: string) =>
  language === 'ja' ? `（${act}）` : `(${act})`;
const word = (turn: SloppyTurn, key: keyof SecondWords) =>
  secondWords[turn.language][key]
    .replaceAll('{name}', turn.name)
    .replaceAll('{other}', turn.other)
    .replaceAll('{act}', turn.gesture)
    .replaceAll('{words}', turn.words);
/** The turn with more words inside its quotes. */
const longer = (turn: SloppyTurn, more: string) =>
  inForm({ ...turn, words: `${turn.words}${more}` }, turn.language);

export const SECOND_KINDS = {
  'array-of-messages': (turn) => JSON.stringify([{ role: 'assistant', content: form(turn) }]),
  yaml: (turn) => word(turn, 'yaml'),
  'name-act-colon': (turn) =>
    `${turn.name}${bracketed(turn, turn.gesture)}: ${quoted(turn, turn.words)}`,
  'told-of-oneself': (turn) => `${word(turn, 'self')}${quoted(turn, turn.words)}`,
  'reported-words': (turn) => word(turn, 'said'),
  html: (turn) => `<p><em>${turn.gesture}</em> ${quoted(turn, turn.words)}</p>`,
  entities: (turn) => `${bracketed(turn, turn.gesture)} &quot;${turn.words}&quot;`,
  bbcode: (turn) => `[i]${turn.gesture}[/i] ${quoted(turn, turn.words)}`,
  latex: (turn) => `\\textit{${turn.gesture}} ${quoted(turn, turn.words)}`,
  'mood-first': (turn) => `${word(turn, 'mood')}${form(turn)}`,
  'clock-and-name': (turn) => `[08:15] ${turn.name}: ${form(turn)}`,
  'turn-number': (turn) => `${word(turn, 'turnNumber')}\n${form(turn)}`,
  'emotion-behind': (turn) => `${form(turn)}\n${word(turn, 'emotion')}`,
  stats: (turn) => `${form(turn)}\n\n${word(turn, 'stats')}`,
  choices: (turn) => `${form(turn)}\n\n${word(turn, 'choices')}`,
  disclaimer: (turn) => `${form(turn)}\n\n${word(turn, 'disclaimer')}`,
  'praise-of-oneself': (turn) => `${form(turn)}\n\n${word(turn, 'praise')}`,
  thanks: (turn) => `${word(turn, 'thanks')}\n\n${form(turn)}`,
  apology: (turn) => `${word(turn, 'apology')}\n\n${form(turn)}`,
  'other-answers': (turn) => `${form(turn)}\n${word(turn, 'otherAnswers')}`,
  'bullets-of-both': (turn) =>
    `- ${turn.name}: ${form(turn)}\n- ${turn.other}: ${quoted(turn, word(turn, 'otherLine'))}`,
  'arrow-script': (turn) =>
    `${turn.name} > ${form(turn)}\n${turn.other} > ${quoted(turn, word(turn, 'otherLine'))}`,
  'scene-heading': (turn) => `${word(turn, 'heading')}\n\n${form(turn)}`,
  narrator: (turn) => `${word(turn, 'narrator')}\n${form(turn)}`,
  'drift-inside': (turn) => longer(turn, ` ${word(turn, 'drift')}`),
  'russian-inside': (turn) => longer(turn, ' Давай начнём прямо сейчас.'),
  'zero-width': (turn) => inForm({ ...turn, words: [...turn.words].join('\u200b') }, turn.language),
  'dots-flood': (turn) => longer(turn, '…'.repeat(60)),
  'laughter-flood': (turn) => longer(turn, word(turn, 'laughter')),
  'two-lines-in-circles': (turn) =>
    Array.from(
      { length: 10 },
      () => `${form(turn)}\n${turn.other}: ${quoted(turn, word(turn, 'otherLine'))}`,
    ).join('\n'),
  'bracket-left-open': (turn) =>
    bracketed(turn, turn.gesture).slice(0, -1) + quoted(turn, turn.words),
  'all-in-a-bracket': (turn) => bracketed(turn, `${turn.gesture}${quoted(turn, turn.words)}`),
  'single-quotes': (turn) => `${bracketed(turn, turn.gesture)} ‘${turn.words}’`,
  'final-answer': (turn) => `${word(turn, 'final')} ${form(turn)}`,
  boxed: (turn) => `\\boxed{${form(turn)}}`,
  harmony: (turn) =>
    `<|channel|>analysis<|message|>${word(turn, 'analysis')}<|end|><|start|>assistant<|channel|>final<|message|>${form(turn)}`,
  'inst-pair': (turn) => `[INST] ${word(turn, 'paraphrase')} [/INST] ${form(turn)}`,
  'wide-tokens': (turn) => `<｜begin▁of▁sentence｜>${form(turn)}<｜end▁of▁sentence｜>`,
  'tool-in-text': (turn) =>
    `<tool_call>\n${JSON.stringify({ name: 'speak', arguments: { text: turn.words } })}\n</tool_call>`,
  'call-in-text': (turn) => `speak(${JSON.stringify(turn.words)})`,
  attributes: (turn) =>
    `<character name="${turn.name}" action="${turn.gesture}">${turn.words}</character>`,
  'ask-in-own-words': (turn) => `${word(turn, 'paraphrase')}\n\n${form(turn)}`,
  'list-of-things': (turn) => `${word(turn, 'listing')}\n\n${form(turn)}`,
  recap: (turn) => `${word(turn, 'recap')}\n\n${form(turn)}`,
  face: (turn) => longer(turn, ` ${word(turn, 'face')}`),
  address: (turn) => longer(turn, ' (www.example.com/scene)'),
  citation: (turn) => longer(turn, '【4†source】'),
  'goes-on': (turn) => `${form(turn)}\n\n${word(turn, 'goesOn')}`,
  count: (turn) => `${form(turn)} ${word(turn, 'count')}`,
  'bold-words': (turn) => `${bracketed(turn, turn.gesture)} **${quoted(turn, turn.words)}**`,
  'picture-name': (turn) => `👩 ${turn.name}: ${form(turn)}`,
  'next-user': (turn) => `${form(turn)}\nUser: thanks!`,
  me: (turn) => `${word(turn, 'me')} ${form(turn)}`,
  plan: (turn) => `${word(turn, 'plan')}\n\n${form(turn)}`,
  'thought-in-brackets': (turn) => `${word(turn, 'thinks')}\n${form(turn)}`,
  'analysis-behind': (turn) => `${form(turn)}\n\n${word(turn, 'analysis')}`,
  summary: (turn) => `${form(turn)}\n\n${word(turn, 'summary')}`,
  'good-wishes': (turn) => `${form(turn)}\n\n${word(turn, 'wish')}`,
  'drift-alone': (turn) => `${form(turn)}\n${word(turn, 'drift')}`,
} as const satisfies Readonly<Record<string, Spoil>>;

export type SecondKind = keyof typeof SECOND_KINDS;
