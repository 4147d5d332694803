// Asks a model for a line of a talk: who speaks to whom about what, and what was said so far.
import { type FloorScene, mendWords, voiceFindings } from '@hakoniwa/actor';
import type { LineWanted } from '@hakoniwa/life';
import {
  isJsonObject,
  type Json,
  peopleAt,
  placeId,
  relationId,
  textIn,
  type World,
} from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { counterpartOf } from '../town/quarter.ts';
import { dayDoneText, hourOfDay } from './day-text.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';
import { personText } from './person-text.ts';
import {
  belowFloor,
  joinedParagraphs,
  type QuestionOf,
  type QuestionParts,
  type Told,
} from './question.ts';
import { todayOf } from './today-of.ts';

const schema = z.object({ say: z.string().min(1).max(limits.lifePrompt.lineChars) });

/** The question for a line; the answer comes to the world as spoken words. */
export const lineQuestion: QuestionOf = (asking, effect) => {
  const wanted = effect.payload as unknown as LineWanted;
  const { world, life } = asking;
  const words = textIn(LIFE_MIND_WORDING, world.language);
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
    told: (answer, calls) => spoken({ asking, wanted, calls }, answer),
  };
};

interface Speaking {
  readonly asking: QuestionParts;
  readonly wanted: LineWanted;
  /** The calls that brought the words. */
  readonly calls: readonly string[];
}

/** Plain words in quotes: what looks like an act is left out, and what is below the floor is not said. */
function spoken({ asking, wanted, calls }: Speaking, answer: Json): Told {
  const { world } = asking;
  const { speaker } = wanted;
  const said = isJsonObject(answer) && typeof answer.say === 'string' ? answer.say : '';
  const mended = mendWords(said, lineScene(asking, wanted));
  const plain = mended.text
    .replace(/[（(][^（()）]*[)）]|\*[^*\n]*\*/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[「」『』"“”]/g, '')
    .trim();
  if (mended.faults.length > 0) return belowFloor(world.language, mended.faults);
  if (plain === '') return belowFloor(world.language, [{ code: 'empty', what: '' }]);
  const voice = counterpartOf(speaker);
  const found = voiceFindings({ world, id: speaker, voice, speech: plain });
  if (found.length > 0)
    return { wrong: found.map(({ guidance }) => guidance), code: 'LINE_OUT_OF_VOICE' };
  const note = { mind: 'model', ...(mended.by.length > 0 ? { mended: mended.by } : {}) };
  return { value: { text: `「${plain}」`, note, calls } as unknown as Json };
}

/** What a line of a talk is held against. */
function lineScene({ world, heardBy }: QuestionParts, { speaker }: LineWanted): FloorScene {
  const words = textIn(LIFE_MIND_WORDING, world.language);
  const self = world.characters.get(speaker);
  const place = self?.place;
  const others = place === undefined ? [] : peopleAt(world, placeId(place));
  return {
    language: world.language,
    form: 'line',
    speaker: self ? [self.name, ...self.aliases] : [],
    others: others
      .filter(({ id }) => id !== speaker)
      .flatMap(({ name, aliases }) => [name, ...aliases]),
    told: [words.town, words.line],
    said: heardBy(speaker).flatMap(({ actor, speech }) =>
      speech === undefined ? [] : [{ isOwn: actor === speaker, text: speech }],
    ),
    maxSentences: limits.lifePrompt.lineSentences,
  };
}

function sceneText(world: World, { speaker, to, people, goal, since }: LineWanted): string {
  const words = textIn(LIFE_MIND_WORDING, world.language);
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
  const words = textIn(LIFE_MIND_WORDING, world.language);
  const lines = heardBy(speaker)
    .filter(({ at, seq, speech }) => at >= since && seq <= world.seq && speech !== undefined)
    .slice(-limits.lifePrompt.heardLines)
    .map(({ actor = '', speech }) => `${world.characters.get(actor)?.name ?? actor}「${speech}」`);
  return words.heard(lines.length > 0 ? lines.join('\n') : words.noWordYet);
}
