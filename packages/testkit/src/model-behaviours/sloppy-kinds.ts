// How small models spoil a good turn: a row for each habit, in the language of the scene.
import type { ModelReply } from '../model-servers/model-ask.ts';
import { sloppyWords } from './data/sloppy-words.ts';
import { type GoodLine, inForm } from './good-line.ts';
import type { ScriptedLanguage } from './scripted-language.ts';

/** The turn that is spoiled, and who is in the scene. */
export interface SloppyTurn extends GoodLine {
  readonly language: ScriptedLanguage;
  readonly name: string;
  /** Somebody else in the scene. */
  readonly other: string;
  /** What the model was asked. */
  readonly prompt: string;
}

type Spoil = (turn: SloppyTurn) => string | ModelReply;

const form = (turn: SloppyTurn) => inForm(turn, turn.language);
const said = ({ language, words }: SloppyTurn) =>
  language === 'ja' ? `「${words}」` : `"${words}"`;
const of = ({ language }: SloppyTurn) => sloppyWords[language];
const about = (turn: SloppyTurn, text: string) =>
  text.replaceAll('{name}', turn.name).replaceAll('{other}', turn.other);
const half = (text: string) => text.slice(0, Math.ceil(text.length * 0.6));

/** Each habit by its name. */
export const SLOPPY_KINDS = {
  'name-colon': (turn) => `${turn.name}: ${form(turn)}`,
  'bold-name': (turn) => `**${turn.name}:** ${form(turn)}`,
  'bracketed-name': (turn) => `【${turn.name}】${form(turn)}`,
  heading: (turn) => `## ${about(turn, of(turn).heading)}\n\n${form(turn)}`,
  asterisks: (turn) => `*${turn.gesture}* ${said(turn)}`,
  underscores: (turn) => `_${turn.gesture}_ ${said(turn)}`,
  'square-brackets': (turn) => `[${turn.gesture}] ${said(turn)}`,
  'lenticular-brackets': (turn) => `【${turn.gesture}】${said(turn)}`,
  'other-quotes': (turn) => `（${turn.gesture}）『${turn.words}』`,
  'curly-quotes': (turn) => `(${turn.gesture}) “${turn.words}”`,
  'both-speakers': (turn) =>
    `${turn.name}: ${form(turn)}\n${turn.other}: ${about(turn, of(turn).reply)}\n${turn.name}: ${about(turn, of(turn).reply)}`,
  'both-in-a-line': (turn) => `${said(turn)} ${turn.other}「${about(turn, of(turn).reply)}」`,
  'script-of-both': (turn) =>
    `**${turn.name}**\n${form(turn)}\n\n**${turn.other}**\n${about(turn, of(turn).reply)}`,
  'acts-of-the-other': (turn) => `${form(turn)}\n（${about(turn, of(turn).otherActs)}）`,
  'told-of-both': (turn) => `${form(turn)}\n${about(turn, of(turn).otherTold)}`,
  preface: (turn) => `${about(turn, of(turn).preface)}\n\n${form(turn)}`,
  'preface-in-english': (turn) => `Okay, here is the next turn of ${turn.name}:\n\n${form(turn)}`,
  offer: (turn) => `${form(turn)}\n\n${of(turn).offer}`,
  'preface-and-offer': (turn) =>
    `${about(turn, of(turn).preface)}\n\n${form(turn)}\n\n${of(turn).offer}`,
  explanation: (turn) => `${form(turn)}\n\n---\n${about(turn, of(turn).explanation)}`,
  note: (turn) => `${form(turn)}\n\n${about(turn, of(turn).note)}`,
  'out-of-character': (turn) => `${form(turn)}\n(OOC: ${of(turn).outOfCharacter})`,
  'double-brackets': (turn) => `${form(turn)}\n((${of(turn).outOfCharacter}))`,
  'gemma-template': (turn) =>
    `<start_of_turn>model\n${form(turn)}<end_of_turn>\n<start_of_turn>user`,
  chatml: (turn) => `<|im_start|>assistant\n${form(turn)}<|im_end|>`,
  llama: (turn) => `<|start_header_id|>assistant<|end_header_id|>\n\n${form(turn)}<|eot_id|>`,
  alpaca: (turn) => `### Response:\n${form(turn)}\n\n### Instruction:\n${of(turn).offer}`,
  'role-label': (turn) => `Assistant: ${form(turn)}`,
  'bare-role': (turn) => `model\n${form(turn)}`,
  'xml-tags': (turn) => `<action>${turn.gesture}</action>\n<speech>${turn.words}</speech>`,
  'xml-turn': (turn) =>
    `<turn speaker="${turn.name}"><act>${turn.gesture}</act><say>${turn.words}</say></turn>`,
  json: (turn) => JSON.stringify({ action: turn.gesture, speech: turn.words }),
  'json-in-a-fence': (turn) =>
    `\`\`\`json\n${JSON.stringify({ thought: turn.thought, action: turn.gesture, speech: turn.words }, null, 2)}\n\`\`\``,
  'half-json': (turn) => `{"action": "${turn.gesture}", "speech": "${half(turn.words)}`,
  'json-of-own-keys': (turn) =>
    JSON.stringify({ character: turn.name, mood: 'calm', content: { text: turn.words } }),
  fence: (turn) => `\`\`\`\n${form(turn)}\n\`\`\``,
  'think-tags': (turn) => `<think>${of(turn).reasoning}</think>\n\n${form(turn)}`,
  'think-unclosed': (turn) => `<think>\n${of(turn).reasoning}\n${of(turn).reasoning}`,
  'think-closed-only': (turn) => `${of(turn).reasoning}\n</think>\n${form(turn)}`,
  'reasoning-first': (turn) => `${of(turn).reasoning}\n\n${form(turn)}`,
  'translation-behind': (turn) => `${form(turn)} (${of(turn).translation})`,
  'translation-below': (turn) =>
    `${form(turn)}\n\n${of(turn).translationLabel}: ${of(turn).translation}`,
  romaji: (turn) => `${form(turn)}\n(${of(turn).romaji})`,
  'mixed-language': (turn) =>
    turn.language === 'ja'
      ? `（${turn.gesture}）「${turn.words}${of(turn).translation}」`
      : `(${turn.gesture}) "${turn.words} ${of(turn).translation}"`,
  'chinese-drift': (turn) =>
    turn.language === 'ja'
      ? `（${turn.gesture}）「${turn.words}我们现在就出发吧，时间不早了。」`
      : `(${turn.gesture}) "${turn.words} 我们现在就出发吧，时间不早了。"`,
  'korean-drift': (turn) => `${form(turn)}\n지금 바로 출발하자.`,
  'emoji-flood': (turn) =>
    turn.language === 'ja'
      ? `（${turn.gesture}）「${turn.words}😊✨🌸💖🎉」`
      : `(${turn.gesture}) "${turn.words} 😊✨🌸💖🎉"`,
  options: (turn) =>
    `1. ${form(turn)}\n2. ${about(turn, of(turn).reply)}\n3. ${about(turn, of(turn).reply)}`,
  'options-named': (turn) =>
    `${of(turn).option} A:\n${form(turn)}\n\n${of(turn).option} B:\n${about(turn, of(turn).reply)}`,
  labels: (turn) => of(turn).labels.replace('{act}', turn.gesture).replace('{words}', turn.words),
  'labels-in-bullets': (turn) =>
    of(turn)
      .labels.split('\n')
      .map((line) => `- ${line}`)
      .join('\n')
      .replace('{act}', turn.gesture)
      .replace('{words}', turn.words),
  table: (turn) => `| ${turn.name} | ${turn.gesture} | ${turn.words} |\n|---|---|---|`,
  'repeats-the-line': (turn) => Array.from({ length: 30 }, () => form(turn)).join('\n'),
  'repeats-inside': (turn) =>
    turn.language === 'ja'
      ? `（${turn.gesture}）「${turn.words.repeat(12)}」`
      : `(${turn.gesture}) "${`${turn.words} `.repeat(12)}"`,
  'repeats-a-word': (turn) =>
    turn.language === 'ja'
      ? `（${turn.gesture}）「${turn.words}${'はい、'.repeat(40)}」`
      : `(${turn.gesture}) "${turn.words} ${'yes, '.repeat(40)}"`,
  'repeats-a-letter': (turn) =>
    turn.language === 'ja'
      ? `（${turn.gesture}）「${turn.words}${'あ'.repeat(120)}」`
      : `(${turn.gesture}) "${turn.words} ${'a'.repeat(120)}"`,
  'cut-off': (turn) => ({ text: half(form(turn)), finish: 'length' }),
  'cut-off-unsaid': (turn) => half(form(turn)),
  'broken-characters': (turn) =>
    form(turn).replace(
      turn.words,
      `${turn.words.slice(0, 4)}\u{FFFD}\u{FFFD}${turn.words.slice(5)}`,
    ),
  'facts-copied': (turn) => `FACT: ${of(turn).fact}\n${form(turn)}`,
  'scene-copied': (turn) => `<scene_state>\n<meta time="08:00"/>\n</scene_state>\n${form(turn)}`,
  'rules-copied': (turn) => `${firstRule(turn.prompt)}\n${form(turn)}`,
  'ask-copied': (turn) => `${lastAsk(turn.prompt)}\n${form(turn)}`,
  'too-long': (turn) =>
    turn.language === 'ja'
      ? `（${turn.gesture}）「${turn.words}${of(turn).long}」`
      : `(${turn.gesture}) "${turn.words} ${of(turn).long}"`,
  'count-of-letters': (turn) => `${form(turn)}\n(${turn.words.length} ${of(turn).letters})`,
  'asks-on': (turn) => `${form(turn)}\n\n${of(turn).asksOn}`,
  hashtags: (turn) => `${form(turn)}\n#${of(turn).tag} #${turn.name}`,
  signature: (turn) => `${form(turn)}\n— ${turn.name}`,
  'escaped-lines': (turn) => `(${turn.gesture})\\n${said(turn)}\\n`,
  'bytes-spelled': (turn) => `${form(turn)}<0x0A><0x0A>`,
  'end-marks': (turn) => `${form(turn)}\n[END]\n</s>`,
  quoted: (turn) => `> ${form(turn)}`,
} as const satisfies Readonly<Record<string, Spoil>>;

/** The name of a habit. */
export type SloppyKind = keyof typeof SLOPPY_KINDS;

function firstRule(prompt: string): string {
  return prompt.split('\n').find((line) => line.trim() !== '') ?? '';
}

function lastAsk(prompt: string): string {
  const lines = prompt.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-2).join('\n');
}
