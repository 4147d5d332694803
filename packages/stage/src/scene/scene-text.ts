// A view as a few plain lines: for terminals, logs and small prompts.
import { ACTIONS } from '../actions/index.ts';
import { stageWording } from '../locale/index.ts';
import type { CharacterView, PropView, View } from '../view/view.ts';
import { affordanceWords } from './affordance-words.ts';
import { stateWord, statusText } from './scene-xml.ts';

/** The scene as compact text, one fact a line; names cannot break the lines apart. */
export function sceneText(view: View): string {
  const words = stageWording(view.language).scene;
  const here = view.places.find(({ id }) => id === view.here);
  const lines = [
    `${words.here}: ${oneLine(here?.name ?? words.everywhere)}`,
    `${words.time}: ${view.time.label} ${view.time.clock}`,
    ...(view.weather === undefined ? [] : [`${words.weather}: ${oneLine(view.weather)}`]),
    ...(view.tension === undefined ? [] : [`${words.tension}: ${oneLine(view.tension)}`]),
    `${words.people}:`,
    ...view.characters.map((one) => personLine(view, one)),
    `${words.things}:`,
    ...view.props.map((prop) => thingLine(view, prop)),
    ...exitLines(view),
    ...view.happenings.map(({ text }) => `${words.events}: ${oneLine(text)}`),
  ];
  return lines.join('\n');
}

function personLine(view: View, one: CharacterView): string {
  const words = stageWording(view.language).scene;
  const held = view.props.filter(({ heldBy }) => heldBy === one.id).map(({ name }) => name);
  const place =
    view.here === undefined
      ? [view.places.find(({ id }) => id === one.place)?.name ?? one.place]
      : [];
  const notes = [
    ...place,
    one.posture ?? words.standing,
    statusText(one),
    ...(held.length > 0 ? [`${words.holding}: ${held.join(words.listComma)}`] : []),
  ];
  return `- ${oneLine(one.name)} (${oneLine(notes.filter(Boolean).join('; '))})`;
}

function thingLine(view: View, prop: PropView): string {
  const inside = view.props.find(({ id }) => id === prop.inside)?.name;
  const place =
    view.here === undefined ? view.places.find(({ id }) => id === prop.place)?.name : undefined;
  const where = inside ?? place;
  const state = stateWord(prop);
  const affordances = affordanceWords(prop, { language: view.language, actions: ACTIONS }).join(
    ', ',
  );
  return `- ${oneLine(prop.name)}${where === undefined ? '' : ` @${oneLine(where)}`} [${oneLine(state)}] ${oneLine(affordances)}`.trimEnd();
}

function exitLines(view: View): string[] {
  const words = stageWording(view.language).scene;
  const here = view.places.find(({ id }) => id === view.here);
  if (!here || here.exits.length === 0) return [];
  return [`${words.exits}: ${here.exits.map(({ name }) => oneLine(name)).join(words.listComma)}`];
}

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
