// Wishes that change nothing but are no boasts either: a pose without a foe, a song, a rest, a search in vain.
import type { Language } from '@hakoniwa/stage';
import type { PlayIntent } from '../intent.ts';
import type { ReadingText } from './reading-text.ts';

interface Idle {
  readonly fight: RegExp;
  readonly flee: RegExp;
  readonly search: RegExp;
  readonly gesture: RegExp;
}

const IDLE: Readonly<Record<Language, Idle>> = {
  ja: {
    fight: /^(?:戦う|戦おう|攻撃する|戦闘を?始める|殴る|斬りかかる)[。！!]*$/u,
    flee: /^(?:逃げる|逃げ出す|撤退する|逃げよう)[。！!]*$/u,
    search: /(?:を|が)(?:探す|捜す|さがす|探し回る|探してみる)[。！!]*$/u,
    gesture:
      /(?:歌う|歌をうた|踊る|踊って|座る|座って|腰を下ろす|立ち止まる|待つ|待って|休む|休憩|深呼吸|笑う|泣く|祈る|伸びをする|考える|考えこむ|黙る|手を振る|お辞儀|うなずく|口笛|散歩|ぼんやり|くつろぐ|昼寝)/u,
  },
  en: {
    fight: /^(?:i\s+)?(?:fight|attack|strike)[.!]*$/i,
    flee: /^(?:i\s+)?(?:flee|run away|escape|retreat)[.!]*$/i,
    search: /\b(?:look|search|hunt) for\b/i,
    gesture:
      /\b(?:sing|dance|sit|wait|rest|breathe|laugh|cry|weep|pray|stretch|think|ponder|wave|bow|nod|whistle|stroll|relax|nap|daydream)\b/i,
  },
};

export function idleIntent({ turn, text }: ReadingText): PlayIntent | undefined {
  const idle = IDLE[turn.scene.language];
  if (idle.fight.test(text)) return { do: 'idle', how: 'noFoe' };
  if (idle.flee.test(text)) return { do: 'idle', how: 'noChase' };
  if (idle.search.test(text)) return { do: 'idle', how: 'notFound' };
  return idle.gesture.test(text) ? { do: 'idle', how: 'gesture' } : undefined;
}
