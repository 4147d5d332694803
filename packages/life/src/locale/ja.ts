// Daily life in Japanese.
import { inTurns } from './in-turns.ts';
import type { Sayings } from './sayings.ts';

const NEEDS: Readonly<Record<string, string>> = {
  satiety: '空腹',
  energy: '疲れ',
  hygiene: '汚れ',
  mood: '気分の落ち込み',
  bladder: 'トイレ',
};

/** What the plan has one do, as one would say it. */
const TIMES: Readonly<Record<string, string>> = {
  sleep: '寝る時間',
  work: '仕事の時間',
  bathe: 'お風呂の時間',
  toilet: 'いつもの頃合い',
  talk: 'おしゃべりの時間',
};

function meal(hour: number): string {
  if (hour >= 4 && hour < 11) return '朝ごはんの時間';
  if (hour >= 11 && hour < 15) return 'お昼の時間';
  return hour >= 17 && hour < 22 ? '夕ごはんの時間' : '食事の時間';
}

function pause(hour: number): string {
  if (hour < 11) return '朝はゆっくり';
  if (hour < 14) return '昼のひと休み';
  if (hour < 17) return 'お茶の時間';
  return hour < 20 ? '一日の終わりにひと休み' : '夜はのんびり';
}

const STROLLS = ['ふらりと足を伸ばす', '風に当たりたい', '足の向くまま', '少し歩きたい'];
const RESTS = ['ひと息つく', 'のんびりする', 'ぼんやり過ごす', '腰を下ろす', '何もしないでいる'];
const PASTIMES = ['気の向くまま', 'なんとなくその気になって', '続きが気になる', '好きなことをする'];

const named = (need: string) => NEEDS[need] ?? need;

const BY_HOUR: Readonly<Record<string, (hour: number) => string>> = { eat: meal, rest: pause };

export const ja: Sayings = {
  emergency: (need) => `${named(need)}がもう限界`,
  need: (need) => `${named(need)}が気になる`,
  autoMove: (moment) => inTurns(STROLLS, moment),
  thinking: '次に何をするか考えている',
  nothing: '特にすることがない',
  schedule: (action, hour) => BY_HOUR[action]?.(hour) ?? TIMES[action] ?? '予定の時間',
  beforeBed: '寝る前に済ませておく',
  rest: (moment) => inTurns(RESTS, moment),
  promise: '約束の時間',
  opening: '開くのを待っている',
  closed: '閉まったので外へ出る',
  work: '働いて稼ぐ',
  talk: '誰かと話したい',
  pastime: (moment) => inTurns(PASTIMES, moment),
  labels: {
    eat: '食事',
    sleep: '睡眠',
    toilet: 'トイレ',
    work: '仕事',
    bathe: '入浴',
    rest: '休憩',
    talk: '会話',
    move: '移動',
    thinking: '考え事',
    idle: 'ぼんやり',
  },
  quoted: (speech) => `「${speech}」`,
  today: '【今日の行動】',
  done: ({ time, label, place, minutes, reason }) =>
    `- ${time} ${label} → ${place} (${minutes}分) [${reason}]`,
  replanned: ({ changes, reason }) => `予定を変えた: ${changes} [${reason}]`,
  lines: {
    started: ({ label, place, minutes, reason }) =>
      `${label} → ${place} (${minutes}分) [${reason}]`,
    talked: ({ people, place, minutes, reason }) =>
      `${people.join('、')}と会話 → ${place} (${minutes}分) [${reason}]`,
    completed: ({ label, minutes }) => `${label}を終えた (${minutes}分)`,
    closed: ({ label, minutes }) => `閉まる時間になり、${label}を切り上げた (${minutes}分)`,
    interrupted: ({ label, need }) => `${label}を中断した（${named(need)}）`,
    walked: ({ place, reason }) => `${place}へ向かう [${reason}]`,
    promiseDue: ({ reason }) => `約束の時間「${reason}」`,
    promiseBroken: ({ reason }) => `約束を守れなかった「${reason}」`,
    arrived: ({ place }) => `${place}に着いた`,
  },
};
