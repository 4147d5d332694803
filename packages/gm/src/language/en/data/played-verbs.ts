// English verbs by which a player means more than narration does.
import { playedVerbTable } from '../../played-clauses.ts';

export const englishPlayedVerbs = playedVerbTable([
  { verb: 'give', toPerson: true, words: 'sell pay tip lend feed trade return deliver slip' },
  { verb: 'take', words: 'choose steal nick swipe pocket snatch borrow buy' },
  { verb: 'eat', words: 'taste sample try' },
  { verb: 'search', words: 'search rummage ransack' },
  { verb: 'move', words: 'go return leave exit retreat' },
  { verb: 'use', words: 'hook attach connect fasten mend fix repair' },
]);
