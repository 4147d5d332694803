// Lines of the log that are no action's start or end: words, episodes by themselves, plans, happenings.
import { type Language, TURN_PERFORMED, textIn, WORDS_SAID } from '@hakoniwa/stage';
import type { LifeConfig } from '../config/life-config.ts';
import type { ScheduleEntry } from '../config/schedules.ts';
import { sayings } from '../locale/index.ts';
import { labelOf } from './action-label.ts';
import { type EpisodeLine, episodeText } from './episode-text.ts';

interface Told {
  readonly config: LifeConfig;
  readonly language: Language;
  readonly detail: {
    readonly speech?: string;
    readonly text?: string;
    readonly reason?: string;
    readonly episode?: EpisodeLine;
    readonly added?: readonly ScheduleEntry[];
    readonly removed?: readonly ScheduleEntry[];
  };
}

/** What is said after the time and the name, by the type of event; nothing when there is nothing to say. */
export const TOLD_APART: Readonly<Record<string, (told: Told) => string | undefined>> = {
  [TURN_PERFORMED]: saidText,
  [WORDS_SAID]: saidText,
  'episode-happened': ({ detail }) => detail.episode && `✨ ${episodeText(detail.episode)}`,
  'schedule-changed': (told) => `🗓️ ${planText(told)}`,
  'happening-injected': ({ detail }) => detail.text && `🎬 ${detail.text}`,
};

function saidText({ config, language, detail }: Told): string | undefined {
  if (!detail.speech) return undefined;
  return `${config.actions.get('talk')?.emoji ?? ''} ${textIn(sayings, language).quoted(detail.speech)}`;
}

/** What was put on the day plan and taken off it. */
function planText({ config, language, detail }: Told): string {
  const changes = [
    ...(detail.added ?? []).map((one) => `+${entryText(config, language, one)}`),
    ...(detail.removed ?? []).map((one) => `−${entryText(config, language, one)}`),
  ];
  return textIn(sayings, language).replanned({
    changes: changes.join(', '),
    reason: detail.reason ?? '',
  });
}

function entryText(config: LifeConfig, language: Language, { at, action }: ScheduleEntry): string {
  const known = config.actions.get(action);
  return `${at} ${known ? labelOf(known, language) : action}`;
}
