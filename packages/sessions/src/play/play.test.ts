// The rules of play in the nexus, without a server: what is wanted, what comes of it, what is offered.
import { describe, expect, it } from 'vitest';
import { NexusGame } from '../../test/nexus-game.ts';

/** Ids, JSON and placeholders that must never be read. */
const RAW = /[a-z]+_[a-z]+|[{}[\]]|undefined|null|NaN|\b[a-z]+\.[a-z]+\b/;
const RAW_EN = /[a-z]+_[a-z]+|[{}]|undefined|\bnull\b|NaN/;

describe.each(['ja', 'en'] as const)('in %s', (language) => {
  const raw = language === 'ja' ? RAW : RAW_EN;

  it('[C13] every offered choice succeeds if it is taken at once, and three are offered', () => {
    const game = new NexusGame(language, 7);
    for (let turn = 0; turn < 40; turn++) {
      const { choices } = game.last;
      expect(choices).toHaveLength(3);
      expect(new Set(choices.map(({ text }) => text)).size).toBe(3);
      for (const { id } of choices) {
        const tried = game.tried(id);
        expect([id, tried.denial]).toEqual([id, undefined]);
        expect([id, tried.paragraphs.length > 0]).toEqual([id, true]);
      }
      game.choose(choices[(turn * 7 + Math.floor(turn / 3)) % 3]?.id ?? '');
    }
  });

  it('[C65] what is told holds no ids, no JSON and no blanks', () => {
    const game = new NexusGame(language, 3);
    for (let turn = 0; turn < 40; turn++) {
      const { choices, paragraphs } = game.last;
      const texts = [
        ...paragraphs,
        ...choices.flatMap(({ text, description = '' }) => [text, description]),
      ];
      for (const text of texts) expect(text).not.toMatch(raw);
      game.choose(choices[turn % 3]?.id ?? '');
    }
  });
});

it('[C29] somebody who is elsewhere is said to be absent, and nobody answers instead', () => {
  const game = new NexusGame('ja');
  const { denial, paragraphs, events } = game.write('シオリに話を聞く');
  expect(denial).toMatchObject({ reason: 'WRONG_LOCATION', about: 'shiori' });
  expect(paragraphs.join('')).toMatch(/シオリはここにはいない/);
  expect(paragraphs.join('')).not.toMatch(/カナタ「/);
  expect(events).toEqual([]);
});

it.each([
  ['ja', '私は竜の力を手に入れた'],
  ['ja', '私は死んだ'],
  ['en', 'I gained the power of dragons'],
] as const)('[C30] in %s "%s" stays in the mind', (language, text) => {
  const game = new NexusGame(language);
  const before = game.state;
  const { paragraphs, events } = game.write(text);
  expect(events).toEqual([]);
  // How it was told is remembered, so that it is told otherwise the next time; nothing else is.
  expect({ ...game.state, told: {} }).toEqual(before);
  expect(paragraphs.join('')).toMatch(/心のなか|own mind/);
});

it.each([
  ['ja', 'ドラゴンを倒す', 'MISSING_OBJECT', /ドラゴンは、ここには見当たらない.*ここにあるのは/],
  ['en', 'attack the dragon', 'MISSING_OBJECT', /There is no dragon/],
  ['ja', '東京へ行く', 'OUT_OF_SCOPE', /./],
] as const)(
  '[C28] in %s "%s" is refused as %s, with why and what else',
  (language, text, reason, told) => {
    const game = new NexusGame(language);
    const place = game.world.characters.get('visitor')?.place;
    const turn = game.write(text);
    expect(turn.denial?.reason).toBe(reason);
    expect(turn.paragraphs.join('')).toMatch(told);
    expect(game.world.characters.get('visitor')?.place).toBe(place);
    expect(turn.choices).toHaveLength(3);
  },
);

it('[PL4] words in quotes are said, the rest is done', () => {
  const game = new NexusGame('ja');
  const { paragraphs } = game.write('カナタに「やあ」と言って広場へ行く');
  expect(paragraphs[0]).toBe('アキ「やあ」');
  expect(paragraphs[1]).toMatch(/^カナタ「/);
  expect(game.world.characters.get('visitor')?.place).toBe('plaza');
});

it('[PL5] a far place is walked to step by step', () => {
  const game = new NexusGame('ja');
  const turn = game.write('図書館へ向かう');
  expect(turn.denial).toBeUndefined();
  expect(game.world.characters.get('visitor')?.place).toBe('library');
  expect(turn.events.map(({ subject }) => subject)).toContain('plaza');
});

it.each([
  ['ja', '広場へ行く', ['来た道を戻る', '引き返す。', '元の場所へ戻る']],
  ['en', 'go to the square', ['Go back the way I came.', 'I retrace my steps', 'go back']],
] as const)('[PL17] in %s one goes back the way one came', (language, text, ways) => {
  const game = new NexusGame(language);
  const place = () => game.world.characters.get('visitor')?.place;
  const start = place();
  for (const back of ways) {
    game.write(text);
    expect(place()).toBe('plaza');
    expect(game.write(back).denial).toBeUndefined();
    expect(place()).toBe(start);
  }
  expect(game.write(ways[0]).denial).toMatchObject({ cause: 'no-exit' });
  game.write(language === 'ja' ? '図書館へ向かう' : 'go to the library');
  for (const at of ['plaza', start]) {
    game.write(ways[0]);
    expect(place()).toBe(at);
  }
});

it.each([
  ['ja', '「宿はどこですか？」', /三層目の鍋.*残響の広場を抜けて/],
  ['ja', '宿への道を教えて', /三層目の鍋.*残響の広場を抜けて/],
  ['ja', '広場へはどうやって行くの？', /残響の広場は、その先.*2分/],
  ['ja', 'この街について教えて', /カナタ「/],
  ['en', '"Where is the inn?"', /Third-Layer Pot.*by way of Echo Square/],
  ['en', 'ask the way to the square', /Echo Square is that way, 2 min/],
  ['en', 'Ask about the city', /Kanata: “/],
] as const)('[PL18] in %s %j is answered', (language, text, told) => {
  const { denial, paragraphs, events } = new NexusGame(language).write(text);
  expect(denial).toBeUndefined();
  expect(paragraphs.join()).toMatch(told);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'npc.talked' }));
});

it.each([
  ['ja', 'ここはどこだろう', /ネクサスの入口/],
  ['ja', 'やることリスト見せて', /引き受けていることは/],
  ['ja', 'なんか疲れた、今日はここまで', /セッションを終える/],
  ['ja', '今のなし', /取り消す/],
  ['ja', '次は何をすればいい？', /たとえば/],
  ['en', 'Where am I?', /the arrivals court/],
  ['en', 'show me my quests', /You have set out to/],
  ['en', 'how am I doing?', /HP 100 of 100/],
  ['en', "ok, that's enough for today", /end the session/],
  ['en', 'help', /in your own words/],
] as const)('[PL30] in %s %j is asked of the game, and nobody hears it', (language, text, told) => {
  const { denial, paragraphs, events } = new NexusGame(language).write(text);
  expect(denial).toBeUndefined();
  expect(paragraphs.join()).toMatch(told);
  expect(events.map(({ kind }) => kind)).not.toContain('npc.talked');
});

it.each([
  ['en', 'Your stew smells wonderful, Marta!'],
  ['en', 'I do not want any stew.'],
  ['en', 'I hate this place and I will never stay the night here.'],
  ['en', "I don't eat the stew"],
  ['ja', 'マルタ、あなたの鍋はいい匂いですね'],
  ['ja', 'ここには絶対に泊まらない'],
] as const)('[PL31] in %s %j buys nothing', (language, text) => {
  const game = new NexusGame(language);
  game.write(language === 'ja' ? '宿へ行く' : 'go to the inn');
  const money = game.world.characters.get('visitor')?.money;
  expect(money).toBeGreaterThan(0);
  game.write(text);
  expect(game.world.characters.get('visitor')?.money).toBe(money);
});

it.each([['en', 'qwzx plorf the grimble', /“qwzx plorf the grimble” was not understood/]] as const)(
  '[PL32] in %s %j is said not to be understood',
  (language, text, told) => {
    const { paragraphs, events } = new NexusGame(language).write(text);
    expect(paragraphs.join()).toMatch(told);
    expect(events).toEqual([]);
  },
);

it('[PL15] a thing is named without where it was looked for', () => {
  const { paragraphs } = new NexusGame('ja').write('広場で水を飲む');
  expect(paragraphs.join()).not.toMatch(/広場で水/);
});

it('[PL6] a fight goes on in rounds, and a defeat is no death', () => {
  const game = new NexusGame('ja', 5);
  game.write('外縁区へ行く');
  if (!game.state.encounter) game.write('気配のするほうへ踏みこむ');
  const { encounter } = game.state;
  expect(encounter).not.toBeNull();
  for (let round = 0; game.state.encounter && round < 60; round++) game.write('攻撃する');
  expect(game.state.encounter).toBeNull();
  expect(game.state.hp).toBeGreaterThan(0);
  const kinds = game.turns.flatMap(({ events }) => events.map(({ kind }) => kind));
  expect(kinds).toContain('battle.finished');
});

it('[PL7] the same world and words give the same turn', () => {
  const [one, two] = [new NexusGame('ja', 9), new NexusGame('ja', 9)];
  for (const text of [
    'カナタに話しかける',
    '外縁区へ行く',
    '周りを見渡す',
    '気配のするほうへ踏みこむ',
  ])
    expect(one.write(text).paragraphs).toEqual(two.write(text).paragraphs);
});

it.each([
  ['ja', '黄金の剣を抜く', /黄金の剣は、ここには見当たらない/, /木剣/],
  ['en', 'draw the golden sword', /no golden sword here/, /wooden/],
] as const)('[PL15] in %s %j is denied as what it is', (language, text, told, other) => {
  const game = new NexusGame(language);
  const { denial, paragraphs } = game.write(text);
  expect(denial).toMatchObject({ reason: 'MISSING_OBJECT', cause: 'nowhere' });
  expect(paragraphs.join()).toMatch(told);
  expect(paragraphs.join()).not.toMatch(other);
  const named = game.write(language === 'ja' ? '木剣を抜く' : 'draw the wooden sword');
  expect(named.denial).toMatchObject({ reason: 'WRONG_LOCATION', about: 'wooden_sword' });
});

it.each(['ja', 'en'] as const)(
  '[PL16] in %s nothing is told twice in the same words',
  (language) => {
    const game = new NexusGame(language);
    const ja = language === 'ja';
    const talks = [1, 2, 3, 4].map(
      () => game.write(ja ? 'カナタに話しかける' : 'talk to Kanata').paragraphs[0],
    );
    expect(new Set(talks).size).toBe(4);
    expect(talks.slice(1).join()).not.toMatch(/おはよう|Good morning/);
    const looks = [1, 2, 3].map(
      () => game.write(ja ? '周りを見渡す' : 'look around').paragraphs[0],
    );
    expect(new Set(looks).size).toBe(3);
    const wishes = [1, 2, 3].map(
      () => game.write(ja ? '空を飛ぶ' : 'I fly into the sky').paragraphs[0],
    );
    expect(new Set(wishes).size).toBe(3);
  },
);

it('[PL16] what was done is offered after what was not, and one thing is offered once', () => {
  const game = new NexusGame('ja');
  const done = new Map<string, number>();
  for (let turn = 0; turn < 40; turn++) {
    const things = game.last.choices.flatMap(({ intent }) =>
      intent.do === 'act' ? (intent.act.object ?? []) : [],
    );
    expect(new Set(things).size).toBe(things.length);
    const choice = game.last.choices[turn % 3];
    if (!choice) throw new Error('there is always something to do');
    if (/^(inspect|read):/.test(choice.id)) done.set(choice.id, (done.get(choice.id) ?? 0) + 1);
    game.choose(choice.id);
  }
  expect(Math.max(...done.values())).toBeLessThanOrEqual(2);
});

it('[PL16] words without quotes are answered by whoever is here, and calls to nobody are not', () => {
  const game = new NexusGame('ja');
  expect(game.write('カナタさん、元気ですか？').paragraphs[1]).toMatch(/^カナタ「/);
  const called = game.write('オーウィンに話しかける');
  expect(called.paragraphs).toEqual([expect.stringContaining('オーウィンはここにはいない')]);
  expect(called.denial).toMatchObject({ reason: 'MISSING_OBJECT' });
  expect(game.write('戦う').paragraphs[0]).toMatch(/相手/);
  expect(game.write('歌を歌う').paragraphs[0]).toMatch(/カナタ/);
});

it.each([
  ['ja', 'asdfghjkl'],
  ['ja', 'あいうえおかき'],
  ['ja', 'Je voudrais un café'],
  ['ja', '我想喝咖啡'],
  ['en', 'asdf qwer'],
  ['en', 'Je voudrais un café'],
  ['en', 'オルゴールを鳴らす'],
] as const)('[PL32] in %s "%s" is not understood, and nobody hears it', (language, text) => {
  const game = new NexusGame(language);
  const turn = game.write(text);
  expect(turn.events).toEqual([]);
  expect(turn.paragraphs.join('')).toContain(text);
});

it.each([
  ['ja', '街の案内板を読む', 'info.gathered'],
  ['ja', 'パンを食べる', 'item.used'],
  ['ja', '回復薬を飲む', 'item.used'],
  ['en', 'drink the potion', 'item.used'],
  ['en', 'go to the sqare', 'place.visited'],
] as const)(
  '[PL33] in %s "%s" is done to the thing it names, for short or with a slip',
  (language, text, kind) => {
    const game = new NexusGame(language);
    const turn = game.write(text);
    expect(turn.denial).toBeUndefined();
    expect(turn.events.map((one) => one.kind)).toContain(kind);
  },
);

it.each([
  ['ja', 'ギルドへ行って小包を取る'],
  ['en', 'go to the guild and take the parcel'],
] as const)('[PL19] in %s "%s" is done where one has come to', (language, text) => {
  const game = new NexusGame(language);
  game.write(text);
  const parcel = [...game.world.props.values()].find(({ id }) => id === 'parcel');
  expect(parcel?.at).toMatchObject({ holder: 'visitor' });
});

it.each([
  ['ja', 'カナタを抱きしめる'],
  ['en', 'hug Kanata'],
] as const)(
  '[PL34] in %s "%s" is seen by whoever is here, and changes nothing',
  (language, text) => {
    const game = new NexusGame(language);
    expect(game.write(text).paragraphs.join('')).toMatch(/カナタ|Kanata/);
    expect(game.last.denial).toBeUndefined();
  },
);
