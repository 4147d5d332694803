// ペンを手に取り、手帳に書く: done with what was just taken up, a pen or a light.
import type { Noun, TextAct } from '../../types.ts';

const PENS = /(?:ペン|鉛筆|万年筆|筆|チョーク|マーカー|クレヨン)$/u;
const WRITES = /^(?:書|記|描|メモ|サイン|署名|落書|走り書)/u;
const LIGHTS =
  /(?:電灯|ライト|ランプ|ランタン|松明|たいまつ|ろうそく|蝋燭|提灯|カンテラ|トーチ|行灯|燭台|灯り)$/u;
const POINTERS = /ポインター$/u;

/** The acts of a text; what is written or lit without a tool is done with the pen or light taken before. */
export function written(acts: readonly TextAct[]): TextAct[] {
  let pen: Noun | undefined;
  let light: Noun | undefined;
  return acts.map((one) => {
    const head = one.object?.head ?? '';
    if (one.intent === 'GET' && PENS.test(head)) pen = one.object;
    if (LIGHTS.test(head) || POINTERS.test(head)) light = one.object;
    const isBare = one.verb === 'use' && one.tool === undefined && WRITES.test(one.word);
    if (isBare && pen !== undefined) return { ...one, tool: pen };
    return shining(one, light) ?? one;
  });
}

/** 懐中電灯を掲げ、奥を照らす: with that, and it has to shine. */
function shining(act: TextAct, light: Noun | undefined): TextAct | undefined {
  if (light === undefined || act.intent !== 'EMOTE') return undefined;
  const isLit = /^照ら/u.test(act.word);
  const isPointed = /^(?:指す|指し示す|示す)$/u.test(act.word) && POINTERS.test(light.head);
  if (!isLit && !isPointed) return undefined;
  const { target: _target, ...rest } = act;
  return { ...rest, intent: 'USE', verb: 'use', object: light, touch: true, works: true };
}
