// What is checked and then followed is listed once, and never as it no longer is.
import { describe, expect, it } from 'vitest';
import { EntryList } from './entry-list.ts';
import { listEntries, takeEntries } from './listed-entries.ts';
import { parseRequest } from './parse-request.ts';
import type { WireProp } from './schema.ts';
import { PROPS } from './wire-entries.ts';

function things(count: number): Record<string, WireProp> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`thing ${i}`, { location: 'hall', state: ['clean'] }]),
  );
}

/** A record that counts how often its names are asked for. */
function counted(record: Record<string, WireProp>) {
  let count = 0;
  const props = new Proxy(record, {
    ownKeys: (target) => {
      count += 1;
      return Reflect.ownKeys(target);
    },
  });
  return { props, count: () => count };
}

function request(props: unknown) {
  return { session_id: 's', speaker: 'ayu', world_state: { props } };
}

describe('entries that are checked and followed', () => {
  it('lists a large record once for both', () => {
    const { props, count } = counted(things(1_000));
    expect(parseRequest(request(props)).ok).toBe(true);
    const list = new EntryList<WireProp, never>(PROPS);
    expect(list.follow(props).fresh).toHaveLength(1_000);
    expect(count()).toBe(1);
  });

  it('lists a record anew after its list was read', () => {
    const props = things(1_000);
    expect(takeEntries(props)).not.toBe(takeEntries(props));
    const entries = listEntries(props);
    expect(takeEntries(props)).toBe(entries);
    props['one more'] = {};
    expect(takeEntries(props).names).toHaveLength(1_001);
  });

  it('keeps no list of a small record', () => {
    const props = things(3);
    const entries = listEntries(props);
    expect(takeEntries(props)).not.toBe(entries);
    expect(takeEntries(props)).toEqual(entries);
  });

  it('refuses an entry that is wrong only in a later request of a conversation', () => {
    const right = things(1_000);
    expect(parseRequest(request(right)).ok).toBe(true);
    const wrong = { ...right, 'thing 700': { location: 'hall', state: 'clean' } };
    const problems = [
      {
        path: 'world_state.props.thing 700.state',
        message: 'Invalid input: expected array, received string',
      },
    ];
    expect(parseRequest(request(wrong))).toEqual({ ok: false, problems });
    expect(parseRequest(request(right)).ok).toBe(true);
  });
});
