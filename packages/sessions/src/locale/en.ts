// Sessions' words in English.
import type { ja } from './ja.ts';

interface Sentences {
  readonly message: string;
  readonly fix: string;
}

export const en: { readonly problems: Readonly<Record<keyof typeof ja.problems, Sentences>> } = {
  problems: {
    SESSION_NAME_UNKNOWN: {
      message: 'There is no {id} in this pack.',
      fix: 'Did you mean {nearest}?',
    },
    SESSION_FILE_MISSING: {
      message: 'Without a session.yaml nothing of this file is ever played.',
      fix: 'Add session.yaml with the place and the choices it begins with.',
    },
    OBJECTIVE_SHAPE: {
      message: 'An objective has either `when` or `event` with its `of` and `to`.',
      fix: 'Keep one of the two.',
    },
    OBJECTIVE_UNCOUNTED: {
      message: 'Only deeds can be counted: `count` needs a `when` of `done`, or `any` of some.',
      fix: 'Drop `count`, or ask for a deed alone.',
    },
    OBJECTIVE_SUBJECTS: {
      message: 'An objective of {event} is about nothing in particular.',
      fix: 'Drop `of`.',
    },
    OBJECTIVE_COUNT: {
      message: 'The objective asks for {count} and names {subjects}.',
      fix: 'Lower `count`, or add to `of`.',
    },
    OBJECTIVE_DELIVERY: {
      message: 'A delivery needs something to deliver and somebody to receive it.',
      fix: 'Name the thing in `of` and the receiver in `to`.',
    },
    OBJECTIVE_ID_TWICE: {
      message: 'Two objectives have the id {id}.',
      fix: 'Rename one of them.',
    },
    OBJECTIVE_UNREACHABLE: {
      message: 'No allowed acts whatever fulfil this objective ({found} of {count}).',
      fix: 'Look at the ways, the keys, where things lie and where people are.',
    },
    OBJECTIVE_UNPROVEN: {
      message: 'No acts that fulfil this objective were found in time ({found} of {count}).',
      fix: 'Make the way shorter, or put the thing nearer.',
    },
    FRAGMENT_SUBJECT: {
      message: 'A fragment that is found by {by} needs something it is found in.',
      fix: 'Name it in `of`.',
    },
    CHOICE_INADMISSIBLE: {
      message: 'The opening choice {id} is not possible in the fresh world.',
      fix: 'Choose an act that is possible where it begins, or somebody who is there.',
    },
    OPENING_PLACE_ABSENT: {
      message: 'The first place, {place}, is not in the scenario {scenario}.',
      fix: "Add it to the scenario's `places`.",
    },
    SKILL_VERB_UNKNOWN: {
      message: 'There is no verb {verb}.',
      fix: 'Did you mean {nearest}?',
    },
  },
};
