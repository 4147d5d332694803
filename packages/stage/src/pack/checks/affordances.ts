// Every affordance can be read, and its verb is one the Stage knows.
import { everyActionWord } from '../../act/action-words.ts';
import { ACTIONS } from '../../actions/index.ts';
import { actionFor, readShorthand } from '../affordance-shorthand.ts';
import { nearest } from '../nearest.ts';
import { problem } from '../problem.ts';
import { type PackCheck, writtenProps } from './check.ts';

export const affordances: PackCheck = (draft) =>
  writtenProps(draft).flatMap(({ sheet, spot }) =>
    (sheet.affordances ?? []).flatMap((affordance, index) => {
      if (typeof affordance === 'string') {
        const at = spot('affordances', index);
        return readShorthand(affordance)
          ? []
          : [problem('AFFORDANCE_SYNTAX', { spot: at, values: { text: affordance } })];
      }
      const { verb } = affordance;
      if (actionFor(verb)) return [];
      const known = ACTIONS.flatMap((action) => [action.id, ...everyActionWord(action)]);
      const meant = { verb, nearest: nearest(verb, known) };
      return [
        problem('AFFORDANCE_VERB_UNKNOWN', {
          spot: spot('affordances', index, 'verb'),
          values: meant,
        }),
      ];
    }),
  );
