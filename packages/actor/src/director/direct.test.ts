// The director at work on performances, good and bad.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { Lived, traits } from '../../test/a-context.ts';
import { addressOf } from './address.ts';
import { direct, floorFindings, wordsOnly } from './direct.ts';
import { getFactsForInjection } from './facts.ts';
import { says } from './tone.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });

const voices = {
  yana: { speech: { calls: { ayu: 'あゆ' }, never: ['です', 'ます', '姉様'] } },
  ayu: { speech: { calls: { yana: '姉様' }, never: ['だね', 'じゃん', 'お姉ちゃん'] } },
};

function kitchen(more: Record<string, unknown> = {}): Lived {
  const hidden = {
    value: { place: 'kitchen' },
    source: 'told',
    since: 0,
    confidence: 60,
  };
  const name = {
    value: 'ケーキ',
    source: 'told',
    since: 0,
    confidence: 60,
  };
  return new Lived(
    aWorld({
      places: [
        aPlace('kitchen', ['living'], { name: 'キッチン' }),
        aPlace('living', ['kitchen'], { name: 'リビング' }),
      ],
      characters: [
        aCharacter('yana', 'kitchen', {
          name: 'やな',
          ...traits(),
          beliefs: { 'props/cake': { at: hidden, name } },
        }),
        aCharacter('ayu', 'kitchen', { name: 'あゆ', ...traits() }),
      ],
      props: [
        aProp('mug', { place: 'kitchen' }, { name: 'マグカップ' }),
        aProp('tv', { place: 'living' }, { name: 'テレビ' }),
        aProp('gem', { place: 'kitchen' }, { name: '宝石', hidden: true }),
      ],
      more: { language: 'ja', systems: { sheets: voices }, ...more },
    }),
  );
}

const findings = (id: string, text: string) =>
  direct(gm, { context: kitchen().context(id), raw: text }).findings.map(
    ({ check, what }) => `${check}: ${what}`,
  );

describe('the director', () => {
  it('[D1] lets a good performance through as it is', () => {
    const directed = direct(gm, {
      context: kitchen().context('yana'),
      raw: '（マグカップを手に取る）「あゆ、これ使うね〜」',
    });
    expect(directed).toMatchObject({
      findings: [],
      text: '（マグカップを手に取る）「あゆ、これ使うね〜」',
      sanitized: undefined,
    });
  });

  it('[D2] knows what a voice never says', () => {
    expect(findings('yana', '「そうですね、姉様」')).toEqual(['tone: です', 'tone: 姉様']);
    expect(findings('ayu', '「いいじゃん、楽しみだね！」')).toEqual(['tone: だね', 'tone: じゃん']);
    expect(says('ますますいい香り', 'ます')).toBe(false);
    expect(says('行きます。', 'ます')).toBe(true);
    expect(says('the sister said', 'sis')).toBe(false);
  });

  it('[D3] hears a wrong form of address', () => {
    expect(findings('ayu', '「やな、起きてください」')).toEqual(['address: やな']);
    expect(findings('ayu', '「姉様、起きてください」')).toEqual([]);
  });

  it('[D4] sends inventions back and names only what is in view', () => {
    const { findings: found } = direct(gm, {
      context: kitchen().context('yana'),
      raw: '（トーストを皿に盛る）「どうぞ〜」',
      options: { sanitizes: false },
    });
    expect(found.map(({ check }) => check)).toContain('preflight');
    const guidance = found.map((one) => one.guidance).join('');
    expect(guidance).toContain('マグカップ');
    expect(guidance).not.toMatch(/テレビ|宝石/);
  });

  it('[D4] lets a false belief be acted on', () => {
    expect(findings('yana', '（ケーキを手に取る）「わあ」')).toEqual([]);
  });

  it('[D5] keeps the words when the act cannot be', () => {
    const directed = direct(gm, {
      context: kitchen().context('yana'),
      raw: '（トーストをかじる）「おいし〜」',
      options: {
        sanitizes: false,
      },
    });
    expect(wordsOnly(directed)).toBe('「おいし〜」');
  });

  it.each(['{"act":"dance"}', '```json\n["a",1]\n```', '「{"speech":"hi"}」'])(
    '[D8] takes %s for data, not for words',
    (raw) => {
      const directed = direct(gm, { context: kitchen().context('yana'), raw });
      expect(floorFindings(directed)[0]?.check).toMatch(/^(?:code|language|form)$/);
      expect(wordsOnly(directed)).toBe('');
    },
  );

  it('[D6] hands out facts from the view, and only where there is something to tell', () => {
    expect(getFactsForInjection(kitchen().say('yana', 'おはよう').context('yana'))).toEqual([]);
    const refused = kitchen().act('yana', 'take', { object: 'yoghurt' });
    const facts = getFactsForInjection(refused.context('yana'));
    expect(facts.length).toBeLessThanOrEqual(3);
    expect(facts.join()).toContain('マグカップ');
    expect(facts.join()).not.toMatch(/宝石|テレビ/);
    expect(getFactsForInjection(refused.context('ayu'))).toEqual([]);
  });

  it('[D6] tells what changed since the own last turn, one of it', () => {
    const lived = kitchen().say('yana', 'どうぞ').act('ayu', 'take', { object: 'mug' });
    expect(getFactsForInjection(lived.context('yana'))).toEqual([
      expect.stringMatching(/^FACT: .*マグカップ/),
    ]);
    lived.say('yana', 'うん').say('ayu', 'はい');
    expect(getFactsForInjection(lived.context('yana'))).toEqual([]);
  });

  it('[D6] warns of a stall and proposes a topic, in the words of the GM', () => {
    const context = kitchen().say('yana', 'うん').context('yana');
    const stalled = (stall: number) =>
      getFactsForInjection({ ...context, gmSays: { stall, topics: [] } });
    expect(stalled(0.5)).toEqual([]);
    expect(stalled(0.6)).toEqual(['FACT: 会話が停滞気味。新しい話題や行動を。']);
    expect(stalled(0.9)).toHaveLength(2);
    expect(stalled(0.9)[1]).toMatch(/^FACT: /);
  });

  it('[D6] says what is here to who came out without a word', () => {
    const lived = kitchen().say('yana', '');
    expect(getFactsForInjection(lived.context('yana')).join()).toContain('マグカップ');
  });

  it('[D6] what was refused before the judge saw it is told in the next prompt', () => {
    const context = kitchen().say('yana', '開けるぞ').context('yana');
    const refused = [{ reason: 'INVALID_STATE', cause: 'locked', about: '引き出し' }];
    const recent = context.recent.map((memory) => ({ ...memory, refused }));
    expect(getFactsForInjection({ ...context, recent }).join()).toContain('引き出し');
  });

  it('[D11] any listed name will do as an address, and a word that is spoken of is not used', () => {
    expect(says('姉様なんて呼ばなくていいのに', '姉様')).toBe(false);
    expect(says('姉様、どうぞ', '姉様')).toBe(true);
    const said = (speech: string) =>
      addressOf({ speech, sheet: kitchen().context('ayu').sheet, language: 'ja' }, [
        { id: 'yana', name: 'やな', aliases: ['やな姉様'] },
      ]);
    expect(said('やな姉様、どうぞ。')).toEqual([]);
    expect(said('やな、どうぞ。')).toHaveLength(1);
  });
});
