// The activity log: one line for each event of daily life, as readers see it.
import { clockText, type Language, type SealedEvent, textIn, type World } from '@hakoniwa/stage';
import type { LifeConfig } from '../config/life-config.ts';
import { sayings } from '../locale/index.ts';
import { labelOf } from './action-label.ts';
import { type EpisodeLine, episodeText } from './episode-text.ts';
import { TOLD_APART } from './told-apart.ts';

/** What a line is read from: any event of the log. */
export type LoggedEvent = Pick<
  SealedEvent,
  'type' | 'at' | 'actor' | 'place' | 'target' | 'detail'
>;

interface Detail {
  readonly at?: number;
  readonly action?: string;
  readonly minutes?: number;
  readonly reason?: string;
  readonly need?: string;
  /** Whether closing time ended it. */
  readonly closed?: boolean;
  /** What was promised. */
  readonly promise?: string;
  readonly episode?: EpisodeLine;
  /** Those who are talked with. */
  readonly with?: readonly string[];
}

interface Reader {
  readonly config: LifeConfig;
  readonly world: World;
  readonly language?: Language;
}

/** The lines of one event; none when it is not of daily life. */
export function activityLines(reader: Reader, event: LoggedEvent): string[] {
  const detail = (event.detail ?? {}) as Detail;
  const language = reader.language ?? reader.world.language;
  const time = `[${clockText({ now: detail.at ?? event.at, start: '' })}]`;
  const apart = TOLD_APART[event.type];
  if (apart) {
    const text = apart({ config: reader.config, language, detail });
    const who = event.actor === undefined ? '' : `${nameIn(reader.world, event.actor)} `;
    return text ? [`${time} ${who}${text}`] : [];
  }
  const kind = kindOf(event.type, detail);
  if (!kind || event.actor === undefined) return [];
  const action = reader.config.actions.get(detail.action ?? '');
  const where = kind === 'walked' || kind === 'arrived' ? event.target : event.place;
  const text = textIn(sayings, language).lines[kind]({
    label: action ? labelOf(action, language) : '',
    place: reader.world.places.get(where ?? '')?.name ?? where ?? '',
    minutes: detail.minutes ?? 0,
    reason: detail.promise ?? detail.reason ?? '',
    need: detail.need ?? '',
    people: (detail.with ?? []).map((id) => nameIn(reader.world, id)),
  });
  const head = `${time} ${nameIn(reader.world, event.actor)}`;
  const line = `${head} ${action?.emoji ?? EMOJI[kind] ?? ''} ${text}`;
  return detail.episode ? [line, `${head} ✨ ${episodeText(detail.episode)}`] : [line];
}

function kindOf(type: string, { closed, with: others }: Detail): Kind | undefined {
  if (closed) return 'closed';
  return type === 'activity-started' && others ? 'talked' : LINES[type];
}

/** What stands before a line that is of no action. */
const EMOJI: Readonly<Record<string, string>> = { promiseDue: '🤝', promiseBroken: '💔' };

type Kind = keyof (typeof sayings)['ja']['lines'];

const LINES: Readonly<Record<string, Kind>> = {
  'activity-started': 'started',
  'activity-completed': 'completed',
  'activity-interrupted': 'interrupted',
  'walk-started': 'walked',
  'character-arrived': 'arrived',
  'promise-due': 'promiseDue',
  'promise-broken': 'promiseBroken',
};

function nameIn(world: World, id: string): string {
  return world.characters.get(id)?.name ?? id;
}

/** The emoji over a character's head; none while nothing is done. */
export function emojiOf(config: LifeConfig, action: string | undefined): string | undefined {
  return config.actions.get(action ?? '')?.emoji;
}
