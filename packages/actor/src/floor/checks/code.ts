// Data and programs: keys, brackets, calls, addresses and messages of machines are no speech.
import { CALL, MACHINE_MARKS, NO_WORDS } from '../data/machine-marks.ts';
import type { FloorCheck } from '../floor-check.ts';
import { isNoSpeech } from '../no-speech.ts';
import { shown } from '../pieces.ts';

export const code: FloorCheck = {
  code: 'code',
  find: ({ raw, text, speech, acts }) => {
    if (CALL.test(raw) || [raw, speech].some((one) => NO_WORDS.test(one))) return shown(raw);
    if (isNoSpeech(speech) || isNoSpeech(text)) return shown(text);
    const all = [speech, ...acts].join('\n');
    const mark = MACHINE_MARKS.map((pattern) => pattern.exec(all)).find((match) => match !== null);
    return mark ? shown(mark[0]) : undefined;
  },
};
