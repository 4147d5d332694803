// Says acts, denials and events in words, with names in place of ids.
import type { Act } from '../act/act.ts';
import { actionSays } from '../act/action-words.ts';
import type { Denial, DenialCause } from '../act/denial.ts';
import { isJsonObject } from '../base/json.ts';
import type { Language } from '../base/vocabulary.ts';
import { writingOf } from '../language/index.ts';
import type { ActionSays } from '../language/writing.ts';
import type { EventFacts } from '../step/event.ts';
import type { Rulebook } from '../step/rulebook.ts';
import { type Gesture, gesturesIn, stagedText } from '../talk/gestures.ts';
import { saidIn } from '../talk/said-in.ts';
import type { World } from '../world/world.ts';
import { stageWording } from './index.ts';

/** The name of whatever an id stands for; a name that is no id is itself. */
export function nameOf(world: World, id: string): string {
  return (world.props.get(id) ?? world.characters.get(id) ?? world.places.get(id))?.name ?? id;
}

/** An act as it is offered: `マグカップを取る`. */
export function actText(
  rules: Rulebook,
  { world, act }: { readonly world: World; readonly act: Act },
): string {
  const template = saysOf(rules, { world, verb: act.verb })?.act ?? act.verb;
  if (act.affordance !== undefined) return affordanceText(world, act, act.affordance);
  return fill(template, rolesOf(world, act));
}

/** An act as it stands in brackets beside words: `takes the mug`. */
export function stagedAct(
  rules: Rulebook,
  { world, act }: { readonly world: World; readonly act: Act },
): string {
  const says = saysOf(rules, { world, verb: act.verb });
  if (says === undefined || act.affordance !== undefined) return actText(rules, { world, act });
  return fill(writingOf(world.language).staged(says), rolesOf(world, act));
}

/** An act as it is told once it is done: `やなはマグカップを手に取った。`. */
export function toldText(
  rules: Rulebook,
  { world, act }: { readonly world: World; readonly act: Act },
): string {
  const template = saysOf(rules, { world, verb: act.verb })?.told ?? act.verb;
  return fill(template, rolesOf(world, act));
}

/** The sentence of a denial's cause, its blanks unfilled. */
export function denialTemplate(cause: DenialCause, language: Language): string {
  return stageWording(language).denial[cause];
}

/** A denial as a sentence of stage knowledge. */
export function denialText(world: World, denial: Denial): string {
  const template = stageWording(world.language).denial[denial.cause];
  const values = { about: denial.about, needs: denial.needs };
  return fill(template, namesOf(world, values));
}

/** An event as one line of a chronicle; empty for what nobody would tell, such as time passing. */
export function eventText(
  rules: Rulebook,
  { world, event }: { readonly world: World; readonly event: EventFacts },
): string {
  const roles = namesOf(world, { actor: event.actor, object: event.object, target: event.target });
  const detail = isJsonObject(event.detail) ? event.detail : {};
  if (event.denial) return denied(world, event, roles.actor);
  if (typeof detail.text === 'string') return detail.text;
  const gestures = gesturesIn(event);
  const speech = saidIn(event);
  if (speech !== undefined || gestures.length > 0)
    return spokenText(world, roles.actor, { speech, gestures });
  const verb = typeof detail.verb === 'string' ? detail.verb : undefined;
  const template = verb === undefined ? undefined : saysOf(rules, { world, verb })?.told;
  const affordance = typeof detail.affordance === 'string' ? detail.affordance : undefined;
  if (affordance !== undefined) return ownWord(world, roles, affordance);
  return template === undefined ? '' : fill(template, roles);
}

function spokenText(
  { language }: World,
  actor: string | undefined,
  staged: { readonly speech: string | undefined; readonly gestures: readonly Gesture[] },
): string {
  const said = stagedText(language, { ...staged, quotes: 'quotes' });
  return `${actor ?? ''}${writingOf(language).afterName}${said}`;
}

function saysOf(
  rules: Rulebook,
  { world, verb }: { readonly world: World; readonly verb: string },
): ActionSays | undefined {
  const action = rules.actions.get(verb);
  return action && actionSays(action, world.language);
}

type Names = Readonly<Record<string, string | undefined>>;

function rolesOf(world: World, act: Act): Names {
  return namesOf(world, {
    actor: act.actor,
    object: act.object,
    target: act.target,
    tool: act.tool,
  });
}

function namesOf(world: World, ids: Names): Names {
  const named = Object.entries(ids).map(([role, id]) => [
    role,
    id === undefined || id === '' ? undefined : calledOf(world, id),
  ]);
  return Object.fromEntries(named);
}

/** The name as it stands in a sentence; that of a person is one of its own. */
function calledOf(world: World, id: string): string {
  const thing = world.props.get(id) ?? world.places.get(id);
  return thing === undefined ? nameOf(world, id) : articled(thing.name, world.language);
}

/** The name of a thing or place as it stands in a sentence of a language. */
export function articled(name: string, language: Language): string {
  return writingOf(language).called(name);
}

function denied(world: World, event: EventFacts, actor: string | undefined): string {
  const text = event.denial ? denialText(world, event.denial) : '';
  return actor === undefined ? text : `${actor}: ${text}`;
}

function affordanceText(world: World, act: Act, word: string): string {
  const object = act.object === undefined ? '' : nameOf(world, act.object);
  return `${object}${writingOf(world.language).colon}${word}`;
}

function ownWord(world: World, roles: Names, word: string): string {
  const { actor = '', object = '' } = roles;
  return writingOf(world.language).ownWord({ actor, object, word });
}

/** Fills `{slot}` with names; a bracketed part falls away when its slot is empty. */
function fill(template: string, names: Names): string {
  const whole = template.replace(/\[([^[\]]*)\]/g, (_, part: string) => {
    const slots = [...part.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    return slots.every((slot) => names[slot] !== undefined) ? part : '';
  });
  const filled = whole.replace(/\{(\w+)\}/g, (_, slot: string) => names[slot] ?? '…');
  return template.startsWith('{') && filled.startsWith('the ') ? `The${filled.slice(3)}` : filled;
}
