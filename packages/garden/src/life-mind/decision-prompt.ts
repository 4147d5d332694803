// What a model is asked when a resident must decide: the lasting first, the fleeting last, all of it bounded.
import { type LifeConfig, type LifeView, labelOf } from '@hakoniwa/life';
import type { Message } from '@hakoniwa/model';
import { type Character, clockText, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';

interface Asked {
  readonly view: LifeView;
  readonly world: World;
  readonly life: LifeConfig;
}

/** The messages; rules and person never change within a day, so servers can keep what they read. */
export function decisionPrompt(asked: Asked): Message[] {
  const { view, world } = asked;
  const words = LIFE_MIND_WORDING[view.language];
  const self = world.characters.get(view.self.id);
  const lasting = [words.rules, ...(self ? [personText(asked, self)] : []), planText(asked)];
  const fleeting = [todayText(asked), nowText(asked), optionsText(asked), dueText(asked)];
  return [
    { role: 'system', content: joined(lasting) },
    { role: 'user', content: joined(fleeting) },
  ];
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function personText({ view, world }: Asked, { description }: Character): string {
  const words = LIFE_MIND_WORDING[view.language];
  const { personality, name, employment } = view.self;
  const traits = Object.entries(words.trait).map(
    ([trait, word]) => `${word} ${String(personality[trait as keyof typeof personality])}`,
  );
  const jobs = (employment?.workplaces ?? []).map(
    ({ workplaceLabel, mapId }) => `${workplaceLabel} (${world.places.get(mapId)?.name ?? mapId})`,
  );
  const person = words.person({
    name,
    description,
    traits: traits.join(', '),
    values: personality.values.join(', '),
  });
  return jobs.length === 0 ? person : `${person}\n${words.work(jobs.join(', '))}`;
}

function planText({ view, life }: Asked): string {
  if (view.schedule.length === 0) return '';
  const entries = view.schedule
    .slice(0, limits.lifePrompt.planEntries)
    .map(
      ({ at, action, place }) => `${at} ${label(life, action, view)}${place ? ` → ${place}` : ''}`,
    );
  return LIFE_MIND_WORDING[view.language].plan(entries.join('\n'));
}

function todayText({ view, world, life }: Asked): string {
  const words = LIFE_MIND_WORDING[view.language];
  const entries = view.today.slice(-limits.lifePrompt.doneEntries).map((done) => {
    const place = world.places.get(done.place)?.name ?? done.place;
    const line = words.done({
      clock: clockOf(done.at),
      label: label(life, done.action, view),
      place,
      minutes: done.minutes,
    });
    return done.episode ? `${line} ✨ ${done.episode}` : line;
  });
  return words.today(entries.length > 0 ? entries.join('\n') : words.none);
}

function nowText({ view, world }: Asked): string {
  const words = LIFE_MIND_WORDING[view.language];
  const place = world.places.get(view.self.place)?.name ?? view.self.place;
  const needs = Object.entries(view.needs).map(
    ([need, points]) => `${words.need[need] ?? need} ${Math.round(points)}`,
  );
  const company = view.company
    .slice(0, limits.lifePrompt.company)
    .map((id) => `${id} (${world.characters.get(id)?.name ?? id})`);
  return [
    words.now({ clock: clockOf(view.now), place, money: view.self.money }),
    words.needs(needs.join(', ')),
    ...(company.length > 0 ? [words.company(company.join(', '))] : []),
  ].join('\n');
}

function optionsText({ view, life }: Asked): string {
  const words = LIFE_MIND_WORDING[view.language];
  const entries = view.options.map(({ action, facilities, minutes }) => {
    const { min, max } = minutes;
    const head = words.option({ id: action, label: label(life, action, view), min, max });
    const places = facilities
      .slice(0, limits.lifePrompt.facilities)
      .map(({ place, name, cost, quality, distance }) =>
        words.facility({ id: place, name, cost, quality, maps: distance }),
      );
    return places.length > 0 ? `- ${head}: ${places.join(' / ')}` : `- ${head}`;
  });
  return words.options(entries.join('\n'));
}

function dueText({ view, life }: Asked): string {
  if (!view.due) return '';
  const { action, place } = view.due.entry;
  const what = `${label(life, action, view)}${place ? ` → ${place}` : ''}`;
  return LIFE_MIND_WORDING[view.language].due(what);
}

function label(life: LifeConfig, action: string, { language }: LifeView): string {
  const known = life.actions.get(action);
  return known ? labelOf(known, language) : action;
}

function clockOf(now: number): string {
  return clockText({ now, start: '' });
}
