// What is wrong with an experiment as a whole, in both languages: names that are unknown, sizes, what may not be reached.
import { nearest } from '@hakoniwa/stage';
import type { ExperimentProblem } from '../problem.ts';

type Words = ExperimentProblem['message'];

export const ONE_IS_NEEDED: Words = {
  ja: '少なくともひとつ必要です。',
  en: 'at least one is needed.',
};

export const ONLY_WHAT_IS_HERE: Words = {
  ja: 'ここでは、付属のパックと、サーバーに設定されたモデル（auto）だけが使えます。',
  en: 'here only shipped packs and the model set on the server (auto) can be used.',
};

export function standsTwice(what: string): Words {
  return { ja: `${what} が二度あります。`, en: `${what} stands twice.` };
}

export function tooMany({ got, most }: { readonly got: number; readonly most: number }): Words {
  return {
    ja: `多すぎます（${got}、${most} まで）。`,
    en: `too many (${got}, ${most} at most).`,
  };
}

export function tooManyBytes(most: number): Words {
  return { ja: `大きすぎます（${most} バイトまで）。`, en: `too large (${most} bytes at most).` };
}

export function unknownName(name: string, known: readonly string[]): Words {
  const { ja, en } = orOneOf(name, known);
  return { ja: `「${name}」はありません。${ja}`, en: `there is no "${name}". ${en}` };
}

export function unknownField(name: string, known: readonly string[]): Words {
  const { ja, en } = orOneOf(name, known);
  return {
    ja: `「${name}」という項目はありません。${ja}`,
    en: `there is no field "${name}". ${en}`,
  };
}

export function unknownPack(pack: string, shipped: readonly string[]): Words {
  const close = nearest(pack, shipped);
  const list = shipped.join(', ');
  return {
    ja: `「${pack}」というパックはありません。「${close}」のことですか。付属のものは: ${list}`,
    en: `there is no pack "${pack}". Did you mean "${close}"? Shipped ones: ${list}`,
  };
}

export function unknownScenario(
  { pack, scenario }: { readonly pack: string; readonly scenario: string },
  known: readonly string[],
): Words {
  const { ja, en } = orOneOf(scenario, known);
  return {
    ja: `パック ${pack} に「${scenario}」というシナリオはありません。${ja}`,
    en: `the pack ${pack} has no scenario "${scenario}". ${en}`,
  };
}

export function otherLanguages(pack: string, languages: readonly string[]): Words {
  const list = languages.join(', ');
  return {
    ja: `パック ${pack} の言葉は ${list} だけです。`,
    en: `the pack ${pack} speaks ${list} only.`,
  };
}

/** The name that may have been meant, and all there are. */
function orOneOf(name: string, known: readonly string[]): Words {
  const list = known.join(', ') || '–';
  const close = known.length === 0 ? '' : nearest(name, known);
  return {
    ja: `${close && `「${close}」のことですか。`}あるのは: ${list}`,
    en: `${close && `Did you mean "${close}"? `}There are: ${list}`,
  };
}
