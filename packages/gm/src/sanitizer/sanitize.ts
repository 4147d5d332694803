// Takes props that are not in the scene out of actions, and leaves every spoken word as it was.
import type { PropHit } from '../language/sanitizing.ts';
import { findBlocks } from './blocks.ts';
import { harmlessHalf } from './halves.ts';
import { inOneWidth, isCovered, type SceneWords, sceneWords } from './scene.ts';
import { tongueOf } from './tongues.ts';
import type { ActionBlock, SanitizeDetail, SanitizeOptions, SanitizeResult } from './types.ts';

interface Judged {
  readonly block: ActionBlock;
  readonly blocked: readonly PropHit[];
  /** What stands instead; empty when the action goes altogether. */
  readonly instead: string;
}

const fallbackFor = (action: string, blocked: readonly PropHit[]): string => {
  const { byProp, drinking, other } = tongueOf(action).fallbacks;
  const known = blocked.map((hit) => byProp.get(hit.prop)).find((one) => one !== undefined);
  return known ?? (drinking.verbs.test(action) ? drinking.instead : other);
};

/** The replacement of one blocked action; a stand-in is used once, the next time the action goes. */
const replace = (block: ActionBlock, blocked: readonly PropHit[], used: Set<string>): string => {
  const half = harmlessHalf(block.inner, blocked);
  if (half !== undefined) return half;
  const fallback = fallbackFor(block.inner, blocked);
  if (used.has(fallback)) return '';
  used.add(fallback);
  return fallback;
};

const inBrackets = (action: string): string => {
  const { open, close } = tongueOf(action).brackets;
  return `${open}${action}${close}`;
};

/** Writes the text anew: every action in canonical brackets, everything else untouched. */
const rewrite = (text: string, judged: readonly Judged[]): string => {
  let out = '';
  let at = 0;
  for (const { block, instead } of judged) {
    out += text.slice(at, block.start);
    if (instead !== '') out += inBrackets(instead);
    at = block.end;
    const rest = text.slice(at);
    const stray = /^[ \t]*[)）](?=\s*[「"“『])/u.exec(rest);
    if (stray) at += stray[0].length;
    const gap = /^[ \t\u3000]+/u.exec(text.slice(at));
    if (gap && (instead === '' || /^[「『]/u.test(text.slice(at + gap[0].length))))
      at += gap[0].length;
  }
  return out + text.slice(at);
};

/** `*…*` is no form of ours: it is written anew even where nothing in it is blocked. */
const isStarred =
  (text: string) =>
  ({ block }: Judged): boolean =>
    text.charAt(block.start) === '*';

const judge = (blocks: readonly ActionBlock[], scene: SceneWords): readonly Judged[] => {
  const used = new Set<string>();
  return blocks.map((block) => {
    const blocked = tongueOf(block.inner)
      .findProps(inOneWidth(block.inner))
      .filter((hit) => !isCovered(hit, scene));
    return {
      block,
      blocked,
      instead: blocked.length === 0 ? block.inner : replace(block, blocked, used),
    };
  });
};

/** Like `sanitize`, with what was put in place of the first blocked action. */
export const sanitizeWithDetail = (
  text: string,
  {
    sceneItems,
    options = {},
  }: { readonly sceneItems: readonly string[]; readonly options?: SanitizeOptions | undefined },
): SanitizeDetail => {
  const judged = judge(findBlocks(text, options), sceneWords(sceneItems));
  const touched = judged.filter((one) => one.blocked.length > 0);
  const first = touched[0] ?? judged[0];
  const result: SanitizeResult = {
    sanitizedText: rewrite(text, touched.length === 0 ? judged.filter(isStarred(text)) : judged),
    actionRemoved: touched.some((one) => one.instead === ''),
    actionReplaced: touched.some((one) => one.instead !== ''),
    blockedProps: [...new Set(touched.flatMap((one) => one.blocked.map((hit) => hit.prop)))],
    originalAction: first?.block.inner ?? null,
  };
  return { result, replacement: touched[0]?.instead || null };
};

/** Spec 4: blocks props in actions that are neither held, here nor made this turn (`sceneItems`). */
export const sanitize = (
  text: string,
  {
    sceneItems,
    options = {},
  }: { readonly sceneItems: readonly string[]; readonly options?: SanitizeOptions | undefined },
): SanitizeResult => sanitizeWithDetail(text, { sceneItems, options }).result;
