// A view as Scene XML: the shape models read as the truth of the world.
import { XMLBuilder } from 'fast-xml-parser';
import { ACTIONS } from '../actions/index.ts';
import { stageWording } from '../locale/index.ts';
import type { CharacterView, PropView, View } from '../view/view.ts';
import { meaningsOf } from '../words/means.ts';
import { affordanceWords } from './affordance-words.ts';

/** The scene as XML; every text in it is escaped, control characters are dropped. */
export function sceneXml(view: View): string {
  const scene = {
    meta: metaOf(view),
    actors: { actor: view.characters.map((one) => actorOf(view, one)) },
    environment: { object: [...view.props.map((prop) => objectOf(view, prop)), ...exitsOf(view)] },
    ...(view.happenings.length > 0
      ? { event: view.happenings.map(({ text }) => clean(text)) }
      : {}),
    rules: { rule: view.rules.map(clean) },
  };
  return builder.build({ scene_state: scene }).trimEnd();
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  format: true,
  indentBy: '  ',
  processEntities: true,
  suppressEmptyNode: false,
});

function metaOf(view: View): object {
  return {
    location: clean(locationOf(view)),
    time: `${view.time.label} ${view.time.clock}`,
    ...(view.weather === undefined ? {} : { weather: clean(view.weather) }),
    ...(view.tension === undefined ? {} : { tension_level: clean(view.tension) }),
  };
}

function locationOf(view: View): string {
  const here = view.places.find(({ id }) => id === view.here);
  return here?.name ?? stageWording(view.language).scene.everywhere;
}

function actorOf(view: View, one: CharacterView): object {
  const words = stageWording(view.language).scene;
  const held = view.props.filter(({ heldBy }) => heldBy === one.id).map(({ name }) => name);
  return {
    '@id': clean(one.id),
    name: clean(one.name),
    posture: clean(one.posture ?? words.standing),
    holding: clean(held.length > 0 ? held.join(words.listComma) : words.nothingHeld),
    status: clean(statusText(one) || words.noStatus),
  };
}

/** `疲労(Lv.4), 警戒(Lv.2)`. */
export function statusText({ status }: CharacterView): string {
  return status
    .map(({ name, level }) => (level === undefined ? name : `${name}(Lv.${level})`))
    .join(', ');
}

function objectOf(view: View, prop: PropView): object {
  return {
    '@id': clean(prop.id),
    '@type': 'prop',
    '@state': clean(stateWord(prop)),
    name: clean(prop.name),
    affordance: clean(
      affordanceWords(prop, { language: view.language, actions: ACTIONS }).join(', '),
    ),
  };
}

/** Held by whom, else what its state means, else simply there to be used. */
export function stateWord(prop: PropView): string {
  if (prop.heldBy !== undefined) return `held_by_${prop.heldBy}`;
  const telling = prop.state.filter((word) => meaningsOf(word).size > 0);
  return telling.length > 0 ? telling.join(' ') : 'clickable';
}

/** The ways out stand among the objects, so that the shape stays as it is. */
function exitsOf(view: View): object[] {
  const here = view.places.find(({ id }) => id === view.here);
  return (here?.exits ?? []).map(({ to, name }) => ({
    '@id': clean(to),
    '@type': 'exit',
    '@state': 'clickable',
    name: clean(name),
    affordance: stageWording(view.language).scene.goThere,
  }));
}

/** XML has no way to write control characters and broken surrogates at all, escaped or not. */
function clean(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
}
