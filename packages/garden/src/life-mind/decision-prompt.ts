// What a model is asked when a resident must decide: the lasting first, the fleeting last, all of it bounded.
import type { LifeConfig, LifeView } from '@hakoniwa/life';
import type { Message } from '@hakoniwa/model';
import type { World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { actionLabel, clockOf, dayText } from './day-text.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';
import { personText } from './person-text.ts';
import { joined } from './question.ts';

interface Asked {
  readonly view: LifeView;
  readonly world: World;
  readonly life: LifeConfig;
}

/** The messages; rules and person never change within a day, so servers can keep what they read. */
export function decisionPrompt(asked: Asked): Message[] {
  const { view, world, life } = asked;
  const words = LIFE_MIND_WORDING[view.language];
  const lasting = [personText(world, view.self.id), words.rules, planText(asked)];
  const fleeting = [
    dayText(world, life, view.today),
    nowText(asked),
    optionsText(asked),
    dueText(asked),
  ];
  return [
    { role: 'system', content: joined(lasting) },
    { role: 'user', content: joined(fleeting) },
  ];
}

function planText(asked: Asked): string {
  const { view } = asked;
  if (view.schedule.length === 0) return '';
  const entries = view.schedule
    .slice(0, limits.lifePrompt.planEntries)
    .map(({ at, action, place }) => `${at} ${label(asked, action)}${place ? ` → ${place}` : ''}`);
  return LIFE_MIND_WORDING[view.language].plan(entries.join('\n'));
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

function optionsText(asked: Asked): string {
  const { view } = asked;
  const words = LIFE_MIND_WORDING[view.language];
  const entries = view.options.map(({ action, facilities, minutes }) => {
    const { min, max } = minutes;
    const head = words.option({ id: action, label: label(asked, action), min, max });
    const places = facilities
      .slice(0, limits.lifePrompt.facilities)
      .map(({ place, name, cost, quality, distance }) =>
        words.facility({ id: place, name, cost, quality, maps: distance }),
      );
    return places.length > 0 ? `- ${head}: ${places.join(' / ')}` : `- ${head}`;
  });
  return words.options(entries.join('\n'));
}

function dueText(asked: Asked): string {
  const { view } = asked;
  if (!view.due) return '';
  const { action, place } = view.due.entry;
  const what = `${label(asked, action)}${place ? ` → ${place}` : ''}`;
  return LIFE_MIND_WORDING[view.language].due(what);
}

function label({ world, life }: Asked, action: string): string {
  return actionLabel(world, life, action);
}
