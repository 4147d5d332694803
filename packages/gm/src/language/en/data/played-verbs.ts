// English verbs by which a player means more than narration does.
import { playedVerbTable } from '../../played-clauses.ts';

export const englishPlayedVerbs = playedVerbTable([
  { verb: 'give', toPerson: true, words: 'sell pay tip lend feed trade return deliver slip' },
  { verb: 'take', words: 'choose steal nick swipe pocket snatch borrow buy' },
  { verb: 'wait', words: 'wait linger' },
  {
    verb: 'attack',
    toPerson: true,
    over: ['use', 'force', 'knock', 'throw', 'take'],
    words:
      'attack hit punch kick strike stab slash kill fight beat slap shoot bite strangle whack smack tackle murder headbutt cut',
  },
  { verb: 'eat', words: 'taste sample try' },
  { verb: 'search', words: 'search rummage ransack' },
  { verb: 'move', words: 'go return leave exit retreat' },
  { verb: 'use', words: 'hook attach connect fasten mend fix repair' },
]);
