// The Historian: what the session was, in a few sentences and at most five events.
import { z } from 'zod';
import { filledBlanks } from '../../play/fill.ts';
import { PLAYER, playStateIn } from '../../state/play-state.ts';
import { deedSentences, deedsOf } from '../../story/deeds.ts';
import { placeCalled } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import { limits } from '../limits.ts';
import type { StepOutputs } from '../outputs.ts';
import { sessionGrowth } from '../session-growth.ts';
import { citedMarks, claimText, eventLines, idsOfMarks } from './claims.ts';
import { lengthIn, type ResultStep } from './result-step.ts';

type Output = StepOutputs['historian'];

export const historian: ResultStep<'historian'> = {
  id: 'historian',
  plain: (scene) => ({ summary: summaryOf(scene), keyEvents: keyEventsOf(scene) }),
  ask: (scene) => {
    const cited = citedOf(scene);
    if (cited.length === 0) return undefined;
    const { language, words } = scene;
    const length = lengthIn(language, limits.summary);
    const claim = z.strictObject({
      text: claimText(scene, { most: lengthIn(language, limits.sentence) }),
      eventIds: citedMarks(cited),
    });
    const schema = z.strictObject({
      summary: claimText(scene, { most: length * 2 }),
      keyEvents: z.array(claim).min(1).max(limits.keyEvents),
    });
    return {
      task: filledBlanks(words.task.historian, { length }),
      material: `${words.material.events}\n${eventLines(cited)}\n\n${words.material.story}\n${excerpt(scene)}`,
      schema,
      takeIn: (told): Output => {
        const { summary, keyEvents } = schema.parse(told);
        const resting = keyEvents.map(({ text, eventIds }) => {
          return { text, eventIds: idsOfMarks(cited, eventIds) };
        });
        return { summary, keyEvents: resting };
      },
    };
  },
};

/** The weightiest events, in the order they happened. */
function keyEventsOf(scene: ResultScene): Output['keyEvents'] {
  return deedsOf(scene)
    .slice(0, limits.keyEvents)
    .sort((a, b) => a.event.number - b.event.number)
    .map(({ text, event }) => ({ text, eventIds: [event.id] }));
}

const citedOf = (scene: ResultScene) =>
  deedsOf(scene)
    .slice(0, limits.cited)
    .map(({ text, event }) => ({ id: event.id, text }));

/** The last narratives, cut short. */
function excerpt({ lines }: ResultScene): string {
  return lines
    .filter(({ sender }) => sender !== 'SYSTEM')
    .slice(-limits.excerptLines)
    .map(({ text }) => text.slice(0, limits.excerptLine))
    .join('\n');
}

/** A summary that fits: the way, as many deeds as there is room for, and how it ended. */
function summaryOf(scene: ResultScene): string {
  const { words, language, character } = scene;
  const deeds = deedsOf(scene).filter(({ event }) => event.kind !== 'level.up');
  const from = placeCalled(scene, scene.before.characters.get(PLAYER)?.place);
  const to = placeCalled(scene, scene.after.characters.get(PLAYER)?.place);
  const { name } = character;
  if (deeds.length === 0) return filledBlanks(words.summary.nothing, { name, place: to });
  const way = from === to || from === '' ? words.summary.place : words.summary.ways;
  const begin = filledBlanks(way, { name, from, to, place: to });
  const end = endOf(scene);
  const most = lengthIn(language, limits.summary);
  let told = deeds.slice(0, limits.keyEvents + 3);
  const write = () => {
    const joined = deedSentences(scene, told).join(words.summary.between);
    return `${begin}${filledBlanks(words.summary.deeds, { deeds: joined })}${end}`;
  };
  while (told.length > 1 && write().length > most) told = told.slice(0, -1);
  return write();
}

function endOf(scene: ResultScene): string {
  const { after, words, character } = scene;
  const now = playStateIn(after);
  const { levelBefore: from, levelAfter: to } = sessionGrowth(scene);
  const level =
    to > from ? filledBlanks(words.summary.level, { name: character.name, from, to }) : '';
  return `${level}${now.hp * 2 < now.maxHp ? words.summary.hurt : ''}`;
}
