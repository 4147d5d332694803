// Shorthand reads as authors write it, in both languages and both widths.
import { describe, expect, it } from 'vitest';
import { actionFor, readShorthand } from './affordance-shorthand.ts';
import { buildWorld } from './build/build-world.ts';
import { isProblem } from './problem.ts';
import { small } from './test/small-pack.ts';
import { validatePack } from './validate-pack.ts';

const READ: readonly (readonly [string, string, string, string[]])[] = [
  ['飲む', 'drink', '飲む', []],
  ['開ける(要:鍵)', 'open', '開ける', ['鍵']],
  ['開ける（要：鍵、懐中電灯）', 'open', '開ける', ['鍵', '懐中電灯']],
  ['open (needs: key)', 'open', 'open', ['key']],
  ['Open (requires: key, lamp)', 'open', 'Open', ['key', 'lamp']],
  ['捨てる', 'discard', '捨てる', []],
  ['pick up', 'take', 'pick up', []],
];

describe('affordance shorthand', () => {
  it.each(READ)('[K10] %s', (text, verb, word, needs) => {
    expect(readShorthand(text)).toEqual({ word, needs });
    expect(actionFor(word)?.id).toBe(verb);
  });

  it.each(['', '()', '開ける(要:)', '開ける(鍵)', '開ける(要:鍵', '開ける 要:鍵)'])(
    '[K10] "%s" is none',
    (text) => {
      expect(readShorthand(text)).toBeUndefined();
    },
  );

  it('[K10] a word of the pack’s own becomes a use by that name; verbs translate themselves', () => {
    const files = small({
      'pack.yaml':
        'id: two\nversion: 1.0.0\ntitle: { ja: ふ, en: two }\ndescription: { ja: ふ, en: two }\nlanguages: [ja, en]\nlicence: MIT\n',
      'places.yaml': 'hall: { name: { ja: 廊下, en: hall } }\n',
      'props.yaml': `box:
  name: { ja: 箱, en: box }
  kind: container
  at: hall
  affordances: ['開ける(要:鍵)', { verb: use, label: { ja: 振る, en: shake } }]
key:
  name: { ja: 鍵, en: small key }
  at: hall
`,
      'characters.yaml': '{}',
      'scenarios/find.yaml': undefined,
    });
    const { pack, problems } = validatePack(files);
    expect(problems).toEqual([]);
    const english = pack && buildWorld(pack, { language: 'en', seed: 1 });
    if (!english || isProblem(english)) throw new Error('no world');
    expect(english.props.get('box')?.affordances).toEqual([
      { verb: 'open', label: 'open', requires: { holding: ['small key'] } },
      { verb: 'use', label: 'shake' },
    ]);
  });
});
