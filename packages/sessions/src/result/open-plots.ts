// What a session leaves open: threads of the world, quests under way, fragments not taken up, dangers met.
import { askedDeeds } from '../pack/asked-deeds.ts';
import { filledBlanks } from '../play/fill.ts';
import { PLAYER, playStateIn } from '../state/play-state.ts';
import { placeCalled, subjectName } from '../story/names.ts';
import type { ResultScene } from '../story/result-scene.ts';
import { limits } from './limits.ts';
import type { Plot } from './outputs.ts';

/** At most five, those with people first. */
export function openPlotsOf(scene: ResultScene): Plot[] {
  const found = [
    ...encounterPlots(scene),
    ...threadPlots(scene),
    ...questPlots(scene),
    ...fragmentPlots(scene),
    ...untouchedQuests(scene),
  ];
  return found.slice(0, limits.plots);
}

/** Plots that are no more: what was open under these ids before and is not now. */
export function isOpen(scene: ResultScene, plotId: string): boolean {
  const [kind = '', id = ''] = plotId.split(/:(.*)/s);
  const state = playStateIn(scene.after);
  if (kind === 'quest') return state.quests[id]?.status === 'active';
  if (kind === 'fragment') return state.fragments[id]?.collected === false;
  if (kind === 'encounter') return state.encounter?.id === id;
  if (kind === 'thread') return scene.after.threads.get(id as never)?.closed === undefined;
  return false;
}

function encounterPlots(scene: ResultScene): Plot[] {
  const { encounter } = playStateIn(scene.after);
  if (!encounter) return [];
  const subject = subjectName(scene, encounter.id);
  const text = filledBlanks(scene.words.plot.encounter, { subject });
  return [plot(scene, { id: `encounter:${encounter.id}`, text, about: [encounter.id] })];
}

/** Open threads the player is part of, the newest first. */
function threadPlots(scene: ResultScene): Plot[] {
  return [...scene.after.threads.values()]
    .filter(({ closed, owner, toward }) => !closed && (owner === PLAYER || toward === PLAYER))
    .sort((a, b) => b.openedBy - a.openedBy)
    .slice(0, 2)
    .map((thread) => {
      const other = thread.owner === PLAYER ? thread.toward : thread.owner;
      const owner = subjectName(scene, other);
      const isPromise = thread.kind === 'promise' && owner !== '';
      const template = isPromise ? scene.words.plot.promise : scene.words.plot.thread;
      const text = filledBlanks(template, { owner, text: thread.text });
      const about = [other, thread.place].flatMap((id) => (id === undefined ? [] : [id]));
      return plot(scene, { id: `thread:${thread.id}`, text, about });
    });
}

/** Quests that were begun and are not done, those that moved most first. */
function questPlots(scene: ResultScene): Plot[] {
  return activeQuests(scene)
    .filter(({ done }) => done > 0)
    .sort((a, b) => b.done - a.done)
    .map(({ id, title, objective, giver, about }) => {
      const text = filledBlanks(scene.words.plot.quest, { title, objective });
      return plot(scene, { id: `quest:${id}`, text, about: [...about, ...giver] });
    });
}

function untouchedQuests(scene: ResultScene): Plot[] {
  return activeQuests(scene)
    .filter(({ done }) => done === 0)
    .map(({ id, title, giver }) => {
      const text = filledBlanks(scene.words.plot.questLeft, { title });
      return plot(scene, { id: `quest:${id}`, text, about: giver });
    });
}

function activeQuests(scene: ResultScene) {
  const state = playStateIn(scene.after);
  return Object.entries(state.quests).flatMap(([id, { status, done }]) => {
    const quest = scene.campaign.quests.get(id);
    if (!quest || status !== 'active') return [];
    const open = quest.objectives.find(
      (objective) => (done[objective.id]?.length ?? 0) < objective.count,
    );
    const objective = open ? scene.text(open.text) : '';
    const marks = Object.values(done).flat();
    const giver = quest.giver === undefined ? [] : [quest.giver];
    const asked = open ? askedDeeds(open.when).flatMap(({ of = [] }) => of) : [];
    const about = [...new Set([...marks, ...asked])];
    return [{ id, title: scene.text(quest.title), objective, done: marks.length, giver, about }];
  });
}

function fragmentPlots(scene: ResultScene): Plot[] {
  const { fragments } = playStateIn(scene.after);
  return Object.entries(fragments)
    .filter(([, { collected }]) => !collected)
    .map(([id, { place }]) => {
      const values = { subject: subjectName(scene, id), place: placeCalled(scene, place) };
      const text = filledBlanks(scene.words.plot.fragment, values);
      return plot(scene, { id: `fragment:${id}`, text, about: [id, place] });
    });
}

/** A plot with the people, places and events of this session that it is about. */
function plot(
  scene: ResultScene,
  {
    id,
    text,
    about,
  }: { readonly id: string; readonly text: string; readonly about: readonly string[] },
): Plot {
  const { after, events } = scene;
  const named = new Set(about);
  const people = [...named].filter((one) => one !== PLAYER && after.characters.has(one as never));
  const places = [...named].filter((one) => after.places.has(one as never));
  const eventIds = events
    .filter(({ subject }) => subject !== undefined && named.has(subject))
    .slice(0, limits.keyEvents)
    .map((event) => event.id);
  return { id, text, people, places, eventIds };
}
