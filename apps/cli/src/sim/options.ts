// The options of `hakoniwa sim`, with their help.
import type { OptionHelp } from '../command.ts';

export const SIM_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  pack: {
    type: 'string',
    value: 'folder',
    help: { ja: 'パックのフォルダー', en: 'folder of the pack' },
  },
  scenario: {
    type: 'string',
    value: 'id',
    help: {
      ja: 'シナリオ（省略時はパックの既定）',
      en: "scenario (the pack's default when absent)",
    },
  },
  days: {
    type: 'string',
    value: 'n',
    help: { ja: '日数（既定は 1）', en: 'how many days (1 by default)' },
  },
  until: {
    type: 'string',
    value: 'when',
    help: {
      ja: '終わり: 12:30、3 12:30（三日目）、日付、または出来事の種類（activity-interrupted など）',
      en: 'the end: 12:30, 3 12:30 (day 3), a date, or a type of event (such as activity-interrupted)',
    },
  },
  seed: {
    type: 'string',
    value: 'n',
    help: { ja: '乱数の種（既定は 1）', en: 'seed of chance (1 by default)' },
  },
  residents: {
    type: 'string',
    value: 'n',
    help: {
      ja: '住人の数。増やすと家も職場も街区ごと増える',
      en: 'how many live there; homes and jobs grow with them, quarter by quarter',
    },
  },
  report: {
    type: 'string',
    value: 'folder',
    help: {
      ja: '報告書（Markdown、図入りHTML、数値のJSON）を書くフォルダー',
      en: 'folder for the report: Markdown, HTML with plots, numbers as JSON',
    },
  },
  out: {
    type: 'string',
    value: 'folder',
    help: {
      ja: '記録を残すフォルダー。同じフォルダーで続きから再開する',
      en: 'folder to keep the log in; a run in the same folder goes on from there',
    },
  },
  quiet: {
    type: 'boolean',
    help: { ja: '暮らしの記録を表示しない', en: 'do not print the activity log' },
  },
};
