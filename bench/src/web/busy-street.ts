// A town in which everybody walks at once: the hardest minute a map can be asked to draw.

/** What a stream of the garden would say, as text: its beginning, and what keeps it warm. */
export interface BusyStreet {
  readonly first: string;
  readonly beat: string;
}

const HOUSES = 40;
const WALK_MINUTES = 600;

export function busyStreet(count: number): BusyStreet {
  const houses = Array.from({ length: HOUSES }, (_, index) => `house${index}`);
  const places = {
    street: { name: 'street', exits: houses.map((id) => [id, WALK_MINUTES]), zone: 'centre' },
    ...Object.fromEntries(
      houses.map((id) => [id, { name: id, exits: [['street', WALK_MINUTES]], zone: 'homes' }]),
    ),
  };
  const people = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `p${index}`,
      {
        ...{ name: `Person ${index}`, place: houses[index % HOUSES], by: 'instinct' },
        activity: {
          ...{ action: 'move', since: -(index % WALK_MINUTES) * 60_000, until: 1e12 },
          path: [houses[index % HOUSES], 'street', houses[(index * 7) % HOUSES]],
        },
      },
    ]),
  );
  const hello = {
    garden: { id: 'garden-busy', name: 'Busy street', pack: 'town', language: 'en' },
    ...{ kind: 'town', clock: { state: 'running', speed: 60 }, isOwn: true },
  };
  const view = {
    ...{ type: 'view', version: 1, audience: { as: 'public' }, language: 'en', now: 0 },
    ...{ point: { branch: 'main', seq: 1 }, start: '2026-04-13', props: {}, told: [] },
    ...{ actions: { move: ['🚶', 'walk'] }, places, people },
  };
  return { first: blockOf('hello', hello) + blockOf('view', view), beat: blockOf('beat', {}) };
}

function blockOf(event: string, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
