// Says acts, denials and events in words, with names in place of ids.
import type { Act } from '../act/act.ts';
import type { Denial, DenialCause } from '../act/denial.ts';
import { isJsonObject } from '../base/json.ts';
import type { Language } from '../base/vocabulary.ts';
import type { EventDraft } from '../step/event.ts';
import type { Rulebook } from '../step/rulebook.ts';
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
  const template = rules.actions.get(act.verb)?.says[world.language].act ?? act.verb;
  if (act.affordance !== undefined) return affordanceText(world, act, act.affordance);
  return fill(template, rolesOf(world, act));
}

/** An act as it is told once it is done: `やなはマグカップを手に取った。`. */
export function toldText(
  rules: Rulebook,
  { world, act }: { readonly world: World; readonly act: Act },
): string {
  const template = rules.actions.get(act.verb)?.says[world.language].told ?? act.verb;
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
  { world, event }: { readonly world: World; readonly event: EventDraft },
): string {
  const roles = namesOf(world, { actor: event.actor, object: event.object, target: event.target });
  const detail = isJsonObject(event.detail) ? event.detail : {};
  if (event.denial) return denied(world, event, roles.actor);
  if (typeof detail.text === 'string') return detail.text;
  if (typeof detail.speech === 'string') return spokenText(world, roles.actor, detail.speech);
  const verb = typeof detail.verb === 'string' ? detail.verb : undefined;
  const template =
    verb === undefined ? undefined : rules.actions.get(verb)?.says[world.language].told;
  const affordance = typeof detail.affordance === 'string' ? detail.affordance : undefined;
  if (affordance !== undefined) return ownWord(world, roles, affordance);
  return template === undefined ? '' : fill(template, roles);
}

function spokenText(world: World, actor: string | undefined, speech: string): string {
  return world.language === 'ja' ? `${actor ?? ''}「${speech}」` : `${actor ?? ''}: “${speech}”`;
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

/** The name as it stands in a sentence: English common nouns take an article. */
function calledOf(world: World, id: string): string {
  const thing = world.props.get(id) ?? world.places.get(id);
  const isCommon = world.language === 'en' && thing !== undefined && /^[a-z]/.test(thing.name);
  return isCommon ? `the ${thing.name}` : nameOf(world, id);
}

function denied(world: World, event: EventDraft, actor: string | undefined): string {
  const text = event.denial ? denialText(world, event.denial) : '';
  return actor === undefined ? text : `${actor}: ${text}`;
}

function affordanceText(world: World, act: Act, word: string): string {
  const object = act.object === undefined ? '' : nameOf(world, act.object);
  return world.language === 'ja' ? `${object}：${word}` : `${object}: ${word}`;
}

function ownWord(world: World, roles: Names, word: string): string {
  const { actor = '', object = '' } = roles;
  return world.language === 'ja'
    ? `${actor}は${object}で「${word}」をした。`
    : `${actor}: ${word} (${object}).`;
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
