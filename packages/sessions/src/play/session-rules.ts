// What sessions bring to a garden's rulebook: the hand that writes the state of play, without a happening in the scene.
import { type Handler, type Rulebook, type RulePart, STAGE_RULES } from '@hakoniwa/stage';
import { PLAYER } from '../state/play-state.ts';

/** By whom the state of play is written. */
export const SESSION_AUTHOR = 'session';

const handleInject: Handler<'inject'> = (rules, world, command) => {
  if (command.by !== SESSION_AUTHOR)
    return STAGE_RULES.handlers?.inject?.(rules, world, command) ?? { changes: [] };
  const { text, place, patch = [], cause = 'session-turned' } = command;
  return {
    changes: [
      { type: cause, actor: PLAYER, place, patch, among: [PLAYER], detail: { note: text } },
    ],
  };
};

const SESSION_RULES: RulePart = { handlers: { inject: handleInject } };

/** A garden's rules with those of sessions over them. */
export function withSessionRules(rules: Rulebook): Rulebook {
  return { ...rules, handlers: { ...rules.handlers, ...SESSION_RULES.handlers } };
}
