// ペンを手に取り、手帳に書く: written with what was just taken up.
import type { Noun, TextAct } from '../../types.ts';

const PENS = /(?:ペン|鉛筆|万年筆|筆|チョーク|マーカー|クレヨン)$/u;
const WRITES = /^(?:書|記|描|メモ|サイン|署名|落書|走り書)/u;

/** The acts of a text; what is written without a tool is written with the pen taken before. */
export function written(acts: readonly TextAct[]): TextAct[] {
  let pen: Noun | undefined;
  return acts.map((one) => {
    if (one.intent === 'GET' && PENS.test(one.object?.head ?? '')) pen = one.object;
    const isBare = one.verb === 'use' && one.tool === undefined && WRITES.test(one.word);
    return isBare && pen !== undefined ? { ...one, tool: pen } : one;
  });
}
