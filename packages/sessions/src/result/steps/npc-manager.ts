// The NPCManager: how people stand to the player now, and what they will remember.
import { relationId } from '@hakoniwa/stage';
import { z } from 'zod';
import { filledBlanks } from '../../play/fill.ts';
import { PLAYER } from '../../state/play-state.ts';
import { sentenceOf } from '../../story/deeds.ts';
import type { PlayedEvent, ResultScene } from '../../story/result-scene.ts';
import { limits } from '../limits.ts';
import type { RelationChange, StepOutputs } from '../outputs.ts';
import { citedMarks, claimText, eventLines, idsOfMarks } from './claims.ts';
import { lengthIn, type ResultStep } from './result-step.ts';

type Output = StepOutputs['npcManager'];

export const npcManager: ResultStep<'npcManager'> = {
  id: 'npcManager',
  plain: (scene) => {
    const relations = relationsOf(scene);
    const memories = relations.slice(0, limits.memories).flatMap((relation) => {
      const eventIds = eventsWith(scene, relation.npcId).map(({ id }) => id);
      if (eventIds.length === 0) return [];
      const text = filledBlanks(memoryWords(scene, relation), {
        npc: relation.name,
        name: scene.character.name,
      });
      return [{ npcId: relation.npcId, text, eventIds: eventIds.slice(0, limits.keyEvents) }];
    });
    return { relations, memories };
  },
  ask: (scene, { plain }) => {
    if (plain.memories.length === 0) return undefined;
    const { words, language, character } = scene;
    const cited = plain.memories
      .flatMap(({ npcId }) => citedWith(scene, npcId))
      .slice(0, limits.cited);
    const names = new Map(plain.memories.map(({ npcId }) => [nameIn(plain, npcId), npcId]));
    const memory = z.strictObject({
      name: z.string().refine((name) => names.has(name), 'nobody of this name is listed'),
      text: claimText(scene, { most: lengthIn(language, limits.sentence) }),
      eventIds: citedMarks(cited),
    });
    const schema = z.strictObject({ memories: z.array(memory).min(1).max(limits.memories) });
    return {
      task: filledBlanks(words.task.npcManager, { name: character.name }),
      material: `${words.material.people}\n${[...names.keys()].join('\n')}\n\n${words.material.events}\n${eventLines(cited)}`,
      schema,
      takeIn: (told): Output => {
        const written = schema.parse(told).memories.map(({ name, text, eventIds }) => {
          return { npcId: names.get(name) ?? '', text, eventIds: idsOfMarks(cited, eventIds) };
        });
        const isWritten = new Set(written.map(({ npcId }) => npcId));
        const rest = plain.memories.filter(({ npcId }) => !isWritten.has(npcId));
        return { ...plain, memories: [...written, ...rest] };
      },
    };
  },
};

/** Everybody the player dealt with, and those who changed their mind; the closest first. */
function relationsOf(scene: ResultScene): RelationChange[] {
  const { before, after } = scene;
  const people = [...after.characters.values()].filter(({ id }) => id !== PLAYER);
  return people
    .flatMap(({ id, name }) => {
      const key = relationId(id, PLAYER);
      const affinity = after.relations.get(key)?.affinity ?? 0;
      const change = affinity - (before.relations.get(key)?.affinity ?? 0);
      const isMet = eventsWith(scene, id).length > 0;
      return isMet || change !== 0 ? [{ npcId: id, name, change, affinity }] : [];
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.affinity - a.affinity);
}

/** Events somebody was in, by being what they are about or whom something was brought to. */
function eventsWith({ events }: ResultScene, npcId: string): PlayedEvent[] {
  return events.filter(({ subject, detail }) => subject === npcId || detail.to === npcId);
}

const citedWith = (scene: ResultScene, npcId: string) =>
  eventsWith(scene, npcId).flatMap((event) => {
    const text = sentenceOf(scene, event);
    return text === '' ? [] : [{ id: event.id, text }];
  });

const nameIn = ({ relations }: Output, id: string) =>
  relations.find(({ npcId }) => npcId === id)?.name ?? id;

function memoryWords({ words }: ResultScene, { change }: RelationChange): string {
  if (change > 0) return words.memory.warmer;
  return change < 0 ? words.memory.colder : words.memory.same;
}
