// What a prompt says of things and people out of sight: where they are believed to be, and who said so.
import { isJsonObject } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { defaultPrompts } from './locale/index.ts';

/** One line each, the newest last. */
export function beliefsElsewhere({ believed, view, self }: MindContext): string[] {
  const seen = new Set([...view.props, ...view.characters].map(({ id }) => id));
  const words = defaultPrompts(view.language);
  const nameIn = (id: string) =>
    (believed.places.get(id) ?? believed.props.get(id) ?? believed.characters.get(id))?.name;
  return (self.inner?.beliefs ?? [])
    .filter(
      ({ about, aspect }) => (aspect === 'at' || aspect === 'place') && !seen.has(idOf(about)),
    )
    .sort((a, b) => a.since - b.since)
    .flatMap(({ about, value, source, by = '' }) => {
      const at = isJsonObject(value) ? Object.values(value)[0] : value;
      const [name, where] = [nameIn(idOf(about)), typeof at === 'string' ? nameIn(at) : undefined];
      if (name === undefined || where === undefined) return [];
      const teller = source === 'told' ? nameIn(by) : undefined;
      return `${name} @ ${where}${teller === undefined ? '' : words.told.replace('{who}', teller)}`;
    })
    .slice(-BELIEFS);
}

/** `props/mug` is about the mug. */
function idOf(about: string): string {
  return about.slice(about.indexOf('/') + 1);
}

/** Lines a prompt has for them. */
const BELIEFS = 12;
