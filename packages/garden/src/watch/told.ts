// Which events are told to viewers in words: talk, episodes, interruptions, happenings; and all lines if wanted.
import { activityLines, type LifeConfig } from '@hakoniwa/life';
import type { WatchedHappening } from '@hakoniwa/protocol';
import {
  type Audience,
  eventText,
  isJsonObject,
  type Rulebook,
  type SealedEvent,
  type World,
} from '@hakoniwa/stage';

export interface HappeningTeller {
  readonly audience: Audience;
  readonly life?: LifeConfig | undefined;
  /** For worlds without daily life: whose words tell of an event. */
  readonly rules?: Rulebook | undefined;
  /** Whether every line of the activity log is wanted. */
  readonly isAll?: boolean | undefined;
}

/** What a reader is told of an event; nothing of what it did not witness. */
export function toldOf(
  teller: HappeningTeller,
  { world, event }: { readonly world: World; readonly event: SealedEvent },
): WatchedHappening[] {
  const { audience } = teller;
  if ('id' in audience && !event.witnesses.includes(audience.id)) return [];
  const detail = isJsonObject(event.detail) ? event.detail : {};
  const said: WatchedHappening[] = [];
  if (typeof detail.speech === 'string' && detail.speech !== '')
    said.push({ ...frame(event), kind: 'speech', text: detail.speech });
  if (event.type === 'happening-injected')
    said.push({ ...frame(event), kind: 'happening', text: String(detail.text ?? '') });
  if (event.type === 'activity-interrupted')
    said.push({ ...frame(event), kind: 'interrupt', text: String(detail.need ?? '') });
  if (isJsonObject(detail.episode)) {
    const { text, effects } = detail.episode;
    said.push({
      ...frame(event),
      kind: 'episode',
      text: String(text ?? ''),
      ...(isJsonObject(effects) ? { effects: effects as Record<string, number> } : {}),
    });
  }
  const lines = teller.isAll ? linesOf(teller, world, event) : [];
  return [
    ...lines.map((text): WatchedHappening => ({ ...frame(event), kind: 'line', text })),
    ...said,
  ];
}

/** The lines of the activity log; a scene has none, there an event is told unless it is told otherwise. */
function linesOf(
  { life, rules }: HappeningTeller,
  world: World,
  event: SealedEvent,
): readonly string[] {
  if (life) return activityLines({ config: life, world }, event);
  const isSpeech = isJsonObject(event.detail) && typeof event.detail.speech === 'string';
  const isTold = isSpeech || event.type === 'happening-injected';
  const text = rules && !isTold ? eventText(rules, { world, event }) : '';
  return text === '' ? [] : [text];
}

function frame({ seq, at, actor, place }: SealedEvent): Omit<WatchedHappening, 'kind' | 'text'> {
  return {
    seq,
    at,
    ...(actor === undefined ? {} : { who: actor }),
    ...(place === undefined ? {} : { place }),
  };
}
