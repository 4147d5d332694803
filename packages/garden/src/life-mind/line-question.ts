// Asks a model for a line of a talk: who speaks to whom about what, and what was said so far.
import type { LineWanted } from '@hakoniwa/life';
import { isJsonObject, type Json, relationId, type World } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { clockOf, dayText } from './day-text.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';
import { personText } from './person-text.ts';
import { type Asking, joined, type QuestionOf } from './question.ts';
import { todayOf } from './today-of.ts';

const schema = z.object({ say: z.string().min(1).max(limits.lifePrompt.lineChars) });

/** The question for a line; the answer comes to the world as spoken words. */
export const lineQuestion: QuestionOf = (asking, effect) => {
  const wanted = effect.payload as unknown as LineWanted;
  const { world, life } = asking;
  const words = LIFE_MIND_WORDING[world.language];
  const lasting = [personText(world, wanted.speaker), words.line];
  const fleeting = [
    dayText(world, life, todayOf(world, wanted.speaker)),
    sceneText(world, wanted),
    heardText(asking, wanted),
    words.turn({ turn: wanted.turn + 1, turns: wanted.turns }),
  ];
  return {
    messages: [
      { role: 'system', content: joined(lasting) },
      { role: 'user', content: joined(fleeting) },
    ],
    schema,
    answerTokens: limits.lifePrompt.answerTokens,
    told: (answer) => spoken(answer, effect.id),
  };
};

/** Plain words in quotes: what looks like an act or a second speaker is not let through. */
function spoken(answer: Json, call: string): Json | undefined {
  const said = isJsonObject(answer) && typeof answer.say === 'string' ? answer.say : '';
  const plain = said
    .replace(/[（(][^（()）]*[)）]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[「」『』"“”]/g, '')
    .trim();
  if (plain === '') return undefined;
  return { text: `「${plain}」`, note: { mind: 'model' }, calls: [call] };
}

function sceneText(world: World, { speaker, to, people, goal, since }: LineWanted): string {
  const words = LIFE_MIND_WORDING[world.language];
  const name = (id: string) => world.characters.get(id)?.name ?? id;
  const place = world.characters.get(speaker)?.place ?? '';
  return words.talk({
    clock: clockOf(Math.max(since, world.clock.now)),
    place: world.places.get(place)?.name ?? place,
    to: name(to),
    affinity: world.relations.get(relationId(speaker, to))?.affinity ?? 0,
    others: people.filter((id) => id !== speaker && id !== to).map(name),
    goal,
  });
}

/** The words of this talk that the speaker heard. */
function heardText({ world, heardBy }: Asking, { speaker, since }: LineWanted): string {
  const words = LIFE_MIND_WORDING[world.language];
  const lines = heardBy(speaker)
    .filter(({ at, seq, speech }) => at >= since && seq <= world.seq && speech !== undefined)
    .slice(-limits.lifePrompt.heardLines)
    .map(({ actor = '', speech }) => `${world.characters.get(actor)?.name ?? actor}「${speech}」`);
  return words.heard(lines.length > 0 ? lines.join('\n') : words.noWordYet);
}
