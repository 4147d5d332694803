// What the Stage itself brings to a rulebook: its actions, its laws and five of the six handlers.
import { ACTIONS } from '../actions/index.ts';
import { LAWS } from '../laws/index.ts';
import { handleAct } from './handlers/act.ts';
import { handleAdvance } from './handlers/advance.ts';
import { handleAnswer } from './handlers/answer.ts';
import { handleEdit } from './handlers/edit.ts';
import { handleInject } from './handlers/inject.ts';
import type { RulePart } from './rulebook.ts';

export const STAGE_RULES: RulePart = {
  actions: ACTIONS,
  laws: LAWS,
  handlers: {
    act: handleAct,
    advance: handleAdvance,
    inject: handleInject,
    edit: handleEdit,
    answer: handleAnswer,
  },
};
