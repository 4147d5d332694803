// What a model was told before a turn of a lot, in the words of our own prompts.
import type { TextLanguage } from '@hakoniwa/stage';
import { defaultPrompts } from '../src/prompts/locale/index.ts';

interface ToldTurn {
  readonly speaker: string;
}

/** Rules, sheet, scene and ask: what nobody says. */
export function toldTo({ speaker }: ToldTurn, language: TextLanguage): readonly string[] {
  const { rules, performance, character, desires } = defaultPrompts(language);
  const fill = (text: string) =>
    text.replaceAll('{name}', () => speaker).replaceAll('{sentences}', '3');
  return [...[rules, character].map(fill), desires, ...SCENES[language], fill(performance)];
}

const SCENES: Readonly<Record<TextLanguage, readonly string[]>> = {
  ja: [
    '- 温かいものを一杯飲みたい',
    '<scene_state><meta><location>校庭</location><time>07:40</time></meta></scene_state>',
    'FACT: ここにあるのは、バケツ、はしご、門。\nFACT: ここから行けるのは、納屋。',
  ],
  en: [
    '- a cup of something hot',
    '<scene_state><meta><location>yard</location><time>07:40</time></meta></scene_state>',
    'FACT: Here there are a bucket, a ladder and a gate.\nFACT: From here, one can go to the barn.',
  ],
};
