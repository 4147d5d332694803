// A request of the GM about a hostile text, in a small world that has the names of the text.
import type { GmRequest } from '@hakoniwa/gm';
import { HOSTILE_NAMES } from '@hakoniwa/testkit';

/** The request, in a world made for it alone. */
export function hostileScene(language: 'ja' | 'en', raw_output: string): GmRequest {
  const { people, places, props } = HOSTILE_NAMES[language];
  const [place] = places;
  const all = <T>(names: readonly string[], entry: T): Record<string, T> =>
    Object.fromEntries(names.map((name) => [name, entry]));
  return {
    session_id: 'limits',
    speaker: people[0],
    raw_output,
    language,
    world_state: {
      location: { current: place },
      locations: all(places, { exits: [...places] }),
      characters: all(people, { location: place, holding: [], status: [] }),
      props: all(props, { location: place, state: [] }),
    },
  };
}
