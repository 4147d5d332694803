// Asks a model for the small thing that happened to somebody who has just done something.
import { mendWords } from '@hakoniwa/actor';
import { type EpisodeWanted, lifeLimits } from '@hakoniwa/life';
import { isJsonObject, type Json, type JsonObject, textIn, type World } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { dayDoneText, hourOfDay } from './day-text.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';
import { personText } from './person-text.ts';
import { belowFloor, joinedParagraphs, type QuestionOf, type Told } from './question.ts';
import { todayOf } from './today-of.ts';

/** The question for an episode; how far needs move is clamped again where it is taken in. */
export const episodeQuestion: QuestionOf = ({ world, life }, effect) => {
  const wanted = effect.payload as unknown as EpisodeWanted;
  const id = effect.for ?? '';
  const words = textIn(LIFE_MIND_WORDING, world.language);
  const needs = Object.entries(wanted.needs).map(
    ([need, points]) => `${words.need[need] ?? need} ${Math.round(points)}`,
  );
  const done = words.justDone({
    clock: hourOfDay(world.clock.now),
    place: world.places.get(wanted.place)?.name ?? wanted.place,
    label: wanted.label,
  });
  const lasting = [personText(world, id), words.episode(Object.keys(wanted.needs).join(', '))];
  const now = [
    done,
    ...(world.weather === undefined ? [] : [words.weather(world.weather)]),
    words.needs(needs.join(', ')),
  ];
  const fleeting = [dayDoneText(world, { life, today: todayOf(world, id) }), now.join('\n')];
  return {
    messages: [
      { role: 'system', content: joinedParagraphs(lasting) },
      { role: 'user', content: joinedParagraphs(fleeting) },
    ],
    schema: schemaOf(Object.keys(wanted.needs)),
    answerTokens: limits.lifePrompt.answerTokens,
    told: (answer) => told(world, { id, answer }),
  };
};

/** What happened, in words that may be shown. */
function told(world: World, { id, answer }: { readonly id: string; readonly answer: Json }): Told {
  const words = textIn(LIFE_MIND_WORDING, world.language);
  const self = world.characters.get(id);
  const text = isJsonObject(answer) && typeof answer.episode === 'string' ? answer.episode : '';
  const mended = mendWords(text, {
    language: world.language,
    form: 'prose',
    speaker: self ? [self.name, ...self.aliases] : [],
    others: [],
    told: [words.town],
    said: [],
    maxSentences: EPISODE_SENTENCES,
  });
  if (mended.faults.length > 0) return belowFloor(world.language, mended.faults);
  return { value: { ...(answer as JsonObject), episode: mended.text } };
}

const EPISODE_SENTENCES = 2;

/** A sentence or two, and a few points for needs that are there. */
function schemaOf(needs: readonly string[]) {
  const most = lifeLimits.episodePoints;
  const points = z.number().min(-most).max(most).optional();
  return z.object({
    episode: z.string().min(1).max(lifeLimits.episodeChars),
    statChanges: z.object(Object.fromEntries(needs.map((need) => [need, points]))).optional(),
  });
}
