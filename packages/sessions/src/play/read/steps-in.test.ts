// Whatever stands beside a wish is judged: deeds in both languages beside idle words, before and behind.
import { describe, expect, it } from 'vitest';
import { NexusGame } from '../../../test/nexus-game.ts';

const EN = {
  deeds: ['pull out my pistol', 'drink the golden elixir', 'pick up the crown'],
  idle: ['wait', 'dance', 'look around', 'sit down', 'check my bag'],
  together: (deed: string, idle: string) => [
    `I ${deed} and ${idle}`,
    `I ${idle}, then ${deed}`,
    `I ${deed} and say "hello"`,
    `I talk to Kanata and ${deed}`,
  ],
};
const JA = {
  deeds: [
    ['拳銃を取り出す', '拳銃を取り出して'],
    ['黄金の霊薬を飲む', '黄金の霊薬を飲んで'],
    ['王冠を拾う', '王冠を拾って'],
  ],
  idle: [
    ['待つ', '待って、'],
    ['踊る', '踊って、'],
    ['周りを見渡す', '周りを見渡して、'],
    ['座る', '座って、'],
    ['荷物を確かめる', '荷物を確かめて、'],
  ],
  together: ([deed, doing]: readonly string[], [idle, idling]: readonly string[]) => [
    `${doing}${idle}`,
    `${idling}${deed}`,
    `${doing}「やあ」と言う`,
    `カナタに話しかけて${deed}`,
  ],
};

const written = {
  en: EN.deeds.flatMap((deed) => EN.idle.flatMap((idle) => EN.together(deed, idle))),
  ja: JA.deeds.flatMap((deed) => JA.idle.flatMap((idle) => JA.together(deed, idle))),
};

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  it('[PL19] no deed slips past the judge, whatever is wanted beside it', () => {
    const passed = [...new Set(written[language])].filter(
      (text) => new NexusGame(language).write(text).denial?.reason !== 'MISSING_OBJECT',
    );
    expect(passed).toEqual([]);
  });
});

it.each([
  ['en', 'I look around and go to the square', /arrivals court.*Echo Square/s],
  ['en', 'go to the square and look around', /Echo Square.*Echo Square/s],
  ['en', 'open my bag and wait', /./],
  ['en', 'brush back my hair and laugh', /Kanata/],
  ['ja', 'カナタに近づいて話しかける', /^カナタ「/],
  ['ja', 'ポケットに手を入れて待つ', /カナタ/],
  ['ja', '深呼吸をして、広場へ向かう', /残響の広場に着いた/],
] as const)('[PL19] in %s "%s" goes on step by step', (language, text, told) => {
  const { denial, paragraphs } = new NexusGame(language).write(text);
  expect(denial).toBeUndefined();
  expect(paragraphs.join('\n')).toMatch(told);
});

it('[PL19] a refusal ends the turn as far as it has come', () => {
  const game = new NexusGame('en');
  const { denial, events } = game.write('go to the square, take the crown and go to the library');
  expect(denial).toMatchObject({ reason: 'MISSING_OBJECT' });
  const idle = game.write('wait, take the crown and talk to somebody');
  expect(idle.events.map(({ kind }) => kind)).not.toContain('npc.talked');
  expect(events.map(({ subject }) => subject)).not.toContain('library');
});

it('[PL19] in a fight, too, a weapon that is not there is none', () => {
  const game = new NexusGame('ja', 5);
  game.write('外縁区へ行く');
  if (!game.state.encounter) game.write('気配のするほうへ踏みこむ');
  const { encounter, hp } = game.state;
  expect(encounter).not.toBeNull();
  const { denial } = game.write('拳銃を取り出す');
  expect(denial).toMatchObject({ reason: 'MISSING_OBJECT' });
  expect([game.state.encounter, game.state.hp]).toEqual([encounter, hp]);
  expect(game.write('身を固める').denial).toBeUndefined();
});

it.each([
  ['en', 'qwrt zxcv', /qwrt zxcv/],
  ['ja', 'ふぁｓｄｆじゃ', /ふぁ/],
  ['en', 'inventory', /red potion/],
] as const)(
  '[PL19] in a fight in %s "%s" is no guard and costs nothing',
  (language, text, told) => {
    const game = new NexusGame(language, 5);
    game.put({ place: 'woods_edge', items: { red_potion: 1 } });
    game.put({
      encounter: { id: 'thorn_sprites', rounds: 1, enemies: [{ hp: 9, maxHp: 9 }] },
    });
    const { encounter, hp } = game.state;
    const { paragraphs, denial } = game.write(text);
    expect(denial).toBeUndefined();
    expect(paragraphs.join('\n')).toMatch(told);
    expect([game.state.encounter, game.state.hp]).toEqual([encounter, hp]);
  },
);
