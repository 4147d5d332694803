// Asks a model for a line of a talk: who speaks to whom about what, and what was said so far.
import { voiceFindings } from '@hakoniwa/actor';
import type { LineWanted } from '@hakoniwa/life';
import { isJsonObject, type Json, relationId, type World } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { counterpartOf } from '../town/quarter.ts';
import { dayDoneText, hourOfDay } from './day-text.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';
import { personText } from './person-text.ts';
import { joinedParagraphs, type QuestionOf, type QuestionParts } from './question.ts';
import { todayOf } from './today-of.ts';

const schema = z.object({ say: z.string().min(1).max(limits.lifePrompt.lineChars) });

/** The question for a line; the answer comes to the world as spoken words. */
export const lineQuestion: QuestionOf = (asking, effect) => {
  const wanted = effect.payload as unknown as LineWanted;
  const { world, life } = asking;
  const words = LIFE_MIND_WORDING[world.language];
  const lasting = [personText(world, wanted.speaker), words.line];
  const fleeting = [
    dayDoneText(world, { life, today: todayOf(world, wanted.speaker) }),
    sceneText(world, wanted),
    heardText(asking, wanted),
    words.turn({ turn: wanted.turn + 1, turns: wanted.turns }),
  ];
  return {
    messages: [
      { role: 'system', content: joinedParagraphs(lasting) },
      { role: 'user', content: joinedParagraphs(fleeting) },
    ],
    schema,
    answerTokens: limits.lifePrompt.answerTokens,
    told: (answer) => spoken({ world, speaker: wanted.speaker, call: effect.id }, answer),
  };
};

interface Speaking {
  readonly world: World;
  readonly speaker: string;
  /** The call that brought the words. */
  readonly call: string;
}

/** Words that whoever was to say them would never say: instinct speaks instead. */
class OutOfVoiceError extends Error {
  readonly code = 'LINE_OUT_OF_VOICE';
  override readonly name = 'OutOfVoiceError';
  readonly words: readonly string[];

  constructor(words: readonly string[]) {
    super(`not in this voice: ${words.join(', ')}`);
    this.words = words;
  }
}

/** Plain words in quotes: what looks like an act or a second speaker is not let through. */
function spoken({ world, speaker, call }: Speaking, answer: Json): Json | undefined {
  const said = isJsonObject(answer) && typeof answer.say === 'string' ? answer.say : '';
  const plain = said
    .replace(/[（(][^（()）]*[)）]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[「」『』"“”]/g, '')
    .trim();
  if (plain === '') return undefined;
  const voice = counterpartOf(speaker);
  const findings = voiceFindings({ world, id: speaker, voice, speech: plain, raw: said });
  if (findings.length > 0) throw new OutOfVoiceError(findings.map(({ what }) => what));
  return { text: `「${plain}」`, note: { mind: 'model' }, calls: [call] };
}

function sceneText(world: World, { speaker, to, people, goal, since }: LineWanted): string {
  const words = LIFE_MIND_WORDING[world.language];
  const name = (id: string) => world.characters.get(id)?.name ?? id;
  const place = world.characters.get(speaker)?.place ?? '';
  return words.talk({
    clock: hourOfDay(Math.max(since, world.clock.now)),
    place: world.places.get(place)?.name ?? place,
    to: name(to),
    affinity: world.relations.get(relationId(speaker, to))?.affinity ?? 0,
    others: people.filter((id) => id !== speaker && id !== to).map(name),
    goal,
  });
}

/** The words of this talk that the speaker heard. */
function heardText({ world, heardBy }: QuestionParts, { speaker, since }: LineWanted): string {
  const words = LIFE_MIND_WORDING[world.language];
  const lines = heardBy(speaker)
    .filter(({ at, seq, speech }) => at >= since && seq <= world.seq && speech !== undefined)
    .slice(-limits.lifePrompt.heardLines)
    .map(({ actor = '', speech }) => `${world.characters.get(actor)?.name ?? actor}「${speech}」`);
  return words.heard(lines.length > 0 ? lines.join('\n') : words.noWordYet);
}
