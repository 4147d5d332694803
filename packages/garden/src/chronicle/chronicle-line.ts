// A line of the chronicle as it is sent: the words alone, with hour, name and place beside them.

import type { ChronicleDay } from '@hakoniwa/protocol';
import { isJsonObject, type SealedEvent, type World } from '@hakoniwa/stage';
import { type ChronicleEntry, toldMomentOf } from './chronicle.ts';

interface Told {
  readonly entry: ChronicleEntry;
  readonly event: SealedEvent;
  readonly world: World;
}

type Line = ChronicleDay['entries'][number];

export function chronicleLine({ entry, event, world }: Told): Line {
  const { seq, clock, kind, who, place } = entry;
  const detail = isJsonObject(event.detail) ? event.detail : {};
  const episode = kind === 'episode' && isJsonObject(detail.episode) ? detail.episode : undefined;
  return {
    ...{ seq, at: toldMomentOf(event), clock, kind },
    ...(who === undefined ? {} : { who }),
    ...(place === undefined ? {} : { place }),
    ...(kind === 'talk' && Array.isArray(detail.with) ? { with: detail.with.map(String) } : {}),
    text: wordsOf({ entry, event, world }),
    ...(isJsonObject(episode?.effects)
      ? { effects: episode.effects as Record<string, number> }
      : {}),
  };
}

function wordsOf({ entry: { kind, who, text }, event, world }: Told): string {
  const detail = isJsonObject(event.detail) ? event.detail : {};
  if (kind === 'speech' && typeof detail.speech === 'string') return detail.speech;
  if (kind === 'happening' && typeof detail.text === 'string') return detail.text;
  if (kind === 'episode' && isJsonObject(detail.episode)) return String(detail.episode.text ?? '');
  // An act is a whole sentence, with its name inside, and a story names whom it is about.
  if (kind === 'act' || kind === 'story') return text;
  const head = `${world.characters.get(who ?? '')?.name ?? who} `;
  return text.startsWith(head) ? text.slice(head.length) : text;
}
