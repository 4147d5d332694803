// How Japanese promises and says how things are.
import type { TalkWords } from '../../talk-words.ts';
import { japaneseStatements } from '../data/statements.ts';
import { japaneseTimes } from '../data/times.ts';
import { promisedDeedIn } from './promised-deed.ts';

/** What is read of what is said. */
export const japaneseTalk: TalkWords = {
  promises: {
    deedIn: promisedDeedIn,
    times: japaneseTimes,
    word: /約束(?:する|します|だ|です|よ|ね)|誓(?:う|って|います)|必ず|絶対に?/u,
    wordAlone:
      /^(?:うん、?|ね、?|ほんとに、?)?(?:約束(?:する|します|だ|です)?|誓(?:う|います))(?:よ|ね|わ|から|ぞ)*[。！!…]*$/u,
    noWord: /約束(?:は|を)?(?:でき|しな|しま?せん|した|だった|破|守)|約束の(?!時間)/u,
  },
  statements: japaneseStatements,
};
