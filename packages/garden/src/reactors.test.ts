// Reactors go by what was read when words were said: other words with the same reading come to the same.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { characterId, type EventDraft, isJsonObject, isSaying, step } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { gardenRules } from './rules.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const rules = gardenRules({ gm });

const world = (language: 'ja' | 'en') =>
  aWorld({
    more: { language },
    places: [
      aPlace('kitchen', ['park'], { name: language === 'ja' ? '台所' : 'kitchen' }),
      aPlace('park', ['kitchen'], { name: language === 'ja' ? '公園' : 'park' }),
    ],
    characters: [
      aCharacter('yana', 'kitchen', { name: language === 'ja' ? 'やな' : 'Yana' }),
      aCharacter('ayu', 'kitchen', { name: language === 'ja' ? 'あゆ' : 'Ayu' }),
    ],
    props: [
      aProp('key', { place: 'park' }, { name: language === 'ja' ? '鍵' : 'key', portable: true }),
    ],
  });

/** The same event with other words in it, and with nothing left of the text it was read from. */
function inOtherWords(event: EventDraft): EventDraft {
  const detail = isJsonObject(event.detail)
    ? { ...event.detail, speech: 'Qx. Zv?', thought: 'w' }
    : {};
  const { actor = '' } = event;
  const command = {
    type: 'perform',
    actor: characterId(actor),
    text: 'Qx. Zv?',
    note: 'q',
  } as const;
  return { ...event, detail, command };
}

it.each([
  ['ja', '「明日の3時に公園で待ってるね」', 'promises'],
  ['en', '"I\'ll meet you at the park at three."', 'promises'],
  ['ja', '「鍵は公園にあるよ」', 'hear'],
  ['en', '"The key is in the park."', 'hear'],
  ['ja', '「ねえ、あゆ、鍵はどこ？」', 'threads'],
  ['en', '"Ayu, where is the key?"', 'threads'],
] as const)(
  '[GR62] what is made of words is what was read of them (%s %s)',
  (language, text, name) => {
    const before = world(language);
    const { events } = step(rules, before, { type: 'perform', actor: characterId('yana'), text });
    const said = events.filter(({ type }) => isSaying(type));
    expect(said).toHaveLength(1);
    for (const event of said)
      for (const reactor of rules.reactors)
        expect(reactor.react(before, inOtherWords(event)), reactor.name).toEqual(
          reactor.react(before, event),
        );
    const own = rules.reactors.find((one) => one.name === name);
    expect(said.flatMap((event) => own?.react(before, event) ?? [])).not.toEqual([]);
  },
);
