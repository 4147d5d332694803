// What a model is asked when a resident must decide: the lasting first, the fleeting last, all of it bounded.
import type { LifeConfig, LifeView } from '@hakoniwa/life';
import type { Message } from '@hakoniwa/model';
import { textIn, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { actionLabel, dayDoneText, hourOfDay } from './day-text.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';
import { personText } from './person-text.ts';
import { joinedParagraphs } from './question.ts';

interface Asked {
  readonly view: LifeView;
  readonly world: World;
  readonly life: LifeConfig;
}

/** The messages; rules and person never change within a day, so servers can keep what they read. */
export function decisionPrompt(asked: Asked): Message[] {
  const { view, world, life } = asked;
  const words = textIn(LIFE_MIND_WORDING, view.language);
  const lasting = [personText(world, view.self.id), words.rules, planText(asked)];
  const fleeting = [
    dayDoneText(world, { life, today: view.today }),
    nowText(asked),
    optionsText(asked),
    dueText(asked),
  ];
  return [
    { role: 'system', content: joinedParagraphs(lasting) },
    { role: 'user', content: joinedParagraphs(fleeting) },
  ];
}

function planText(asked: Asked): string {
  const { view } = asked;
  if (view.schedule.length === 0) return '';
  const entries = view.schedule
    .slice(0, limits.lifePrompt.planEntries)
    .map(({ at, action, place }) => `${at} ${label(asked, action)}${place ? ` → ${place}` : ''}`);
  return textIn(LIFE_MIND_WORDING, view.language).plan(entries.join('\n'));
}

function nowText({ view, world }: Asked): string {
  const words = textIn(LIFE_MIND_WORDING, view.language);
  const place = world.places.get(view.self.place)?.name ?? view.self.place;
  const needs = Object.entries(view.needs).map(
    ([need, points]) => `${words.need[need] ?? need} ${Math.round(points)}`,
  );
  const company = view.company
    .slice(0, limits.lifePrompt.company)
    .map((id) => `${id} (${world.characters.get(id)?.name ?? id})`);
  return [
    words.now({ clock: hourOfDay(view.now), place, money: view.self.money }),
    words.needs(needs.join(', ')),
    ...(company.length > 0 ? [words.company(company.join(', '))] : []),
  ].join('\n');
}

function optionsText(asked: Asked): string {
  const { view, life } = asked;
  const words = textIn(LIFE_MIND_WORDING, view.language);
  const soon = new Map(view.opening.map(({ action, facilities }) => [action, facilities]));
  const ids = new Set([...view.options.map(({ action }) => action), ...soon.keys()]);
  const entries = [...ids].map((id) => {
    const option = view.options.find(({ action }) => action === id);
    const { min, max } = option?.minutes ?? life.actions.get(id)?.minutes ?? ANY_MINUTES;
    const head = words.option({ id, label: label(asked, id), min, max });
    const open = (option?.facilities ?? []).slice(0, limits.lifePrompt.facilities);
    const opening = (soon.get(id) ?? []).slice(0, limits.lifePrompt.opening);
    const places = [...open, ...opening].map((one) => facilityText(asked, one));
    return places.length > 0 ? `- ${head}: ${places.join(' / ')}` : `- ${head}`;
  });
  return words.options(entries.join('\n'));
}

/** For an action the config no longer has. */
const ANY_MINUTES = { min: 1, max: 60 };

type Facility = LifeView['options'][number]['facilities'][number];

function facilityText({ view }: Asked, facility: Facility): string {
  const { place: id, name, cost, quality, distance: maps, opensAt } = facility;
  const opens = opensAt === undefined ? undefined : hourOfDay(opensAt);
  return textIn(LIFE_MIND_WORDING, view.language).facility({
    id,
    name,
    cost,
    quality,
    maps,
    opens,
  });
}

function dueText(asked: Asked): string {
  const { view } = asked;
  if (!view.due) return '';
  const { action, place } = view.due.entry;
  const what = `${label(asked, action)}${place ? ` → ${place}` : ''}`;
  return textIn(LIFE_MIND_WORDING, view.language).due(what);
}

function label({ world, life }: Asked, action: string): string {
  return actionLabel(world, { life, action });
}
