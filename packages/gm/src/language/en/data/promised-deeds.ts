// What people give their word for in English: the verb as it follows `I'll`, with what must follow it.
import { byAct, byMeeting, byWords, PROMISED_VERBS } from '../../promised-verbs.ts';
import type { DeedWords } from '../../talk-words.ts';

/** The first row that fits tells what is promised. */
export const PROMISED_DEEDS: readonly DeedWords[] = [
  byMeeting(/^.*\btogether\b|^(?:meet|visit|join|wait)\b|^(?:see|pick|walk) you\b/),
  byMeeting(
    /^(?:be|come|go|stop|drop|get) (?:right )?(?:there|back|here|over|by|home|with you|for you|and (?:see|meet|get) you|to (?:the|your))\b/,
  ),
  byWords(/^(?:tell|explain|teach|apologi[sz]e|talk|sing|answer|let you know)\b/),
  byAct(/^(?:make|brew|cook|bake|prepare|fix you|pour)\b/, ...PROMISED_VERBS.make),
  byAct(/^(?:give|bring|return|hand|lend|fetch|get you|pass)\b/, ...PROMISED_VERBS.hand),
  byAct(/^(?:clean|wash|wipe|tidy|sweep|do the dishes)\b/, ...PROMISED_VERBS.clean),
  byAct(/^(?:open|unlock)\b/, 'open', 'unlock'),
  byAct(/^(?:close|shut|lock)\b/, 'close', 'lock'),
  byAct(/^(?:turn|switch) .*\bon\b|^(?:turn|switch) on\b/, 'switch-on', 'use'),
  byAct(/^(?:turn|switch) .*\boff\b|^(?:turn|switch) off\b/, 'switch-off'),
  byAct(/^read\b/, 'read'),
  byAct(/^(?:find|search|look for|look into)\b/, 'search', 'take', 'inspect', 'look'),
  byAct(/^(?:fix|repair|mend)\b/, 'use', 'repair'),
  byAct(/^carry\b/, 'take', 'put', 'give'),
  byAct(/^(?:throw (?:it|that|them)? ?(?:away|out)|take out)\b/, 'discard'),
];
