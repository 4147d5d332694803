// What a pack author is told in English.
import type { ProblemWording } from './wording.ts';

export const en: ProblemWording = {
  YAML_SYNTAX: { message: 'This is not valid YAML: {detail}', fix: 'Correct the YAML here.' },
  YAML_TOO_DEEP: {
    message: 'This is nested more than {limit} levels deep.',
    fix: 'Flatten it; no field of a pack needs such depth.',
  },
  YAML_ALIASES: {
    message: 'YAML aliases unfold into more than this file may hold.',
    fix: 'Write the values out instead of repeating them with *.',
  },
  KEY_FORBIDDEN: { message: 'A key may not be "{key}".', fix: 'Choose a plain word as key.' },
  TEXT_UNSOUND: {
    message: 'This text holds half a character or the character 0; it is read as "\ufffd".',
    fix: 'Take that character out.',
  },
  FILE_MISSING: { message: 'The pack has no {file}.', fix: 'Add {file}.' },
  FILE_UNKNOWN: {
    message: 'No part of the system reads {file}.',
    fix: 'Rename it ({nearest}?) or take it out of the pack.',
  },
  FILE_OUTSIDE: {
    message:
      'The name "{file}" leads out of the pack, so the file is left out of copies and exports.',
    fix: 'Give it a name inside the pack, without "..", a drive or backslashes.',
  },
  FILE_TOO_LARGE: {
    message: 'The file is larger than {limit} bytes.',
    fix: 'Split the pack or shorten the file.',
  },
  FIELD_UNKNOWN: {
    message: 'There is no field "{field}" here.',
    fix: 'Did you mean "{nearest}"? Known: {known}.',
  },
  FIELD_MISSING: { message: 'The field "{field}" is missing.', fix: 'Add "{field}: …".' },
  FIELD_TYPE: { message: '"{field}" must be {expected}.', fix: 'Write {expected} here.' },
  FIELD_VALUE: { message: '"{field}" is out of bounds: {expected}.', fix: 'Use {expected}.' },
  KIND_UNKNOWN: {
    message: 'There is no kind "{kind}".',
    fix: 'Did you mean "{nearest}"? Known: {known}.',
  },
  ID_DUPLICATE: {
    message: 'The id "{id}" is used more than once.',
    fix: 'Give one of them another id.',
  },
  ID_INVALID: {
    message: '"{id}" cannot be an id.',
    fix: 'Use letters, digits, "_", "-" or ".", starting with a letter or digit.',
  },
  LANGUAGE_MISSING: {
    message: 'This text has no {language} version, though the pack declares that language.',
    fix: 'Write {{language}: …} beside the others, or take the language out of pack.yaml.',
  },
  LANGUAGE_UNKNOWN: {
    message: 'The pack is not written in "{language}".',
    fix: 'It speaks: {known}.',
  },
  EXIT_TARGET_MISSING: {
    message: 'The exit leads to "{place}", which is no place.',
    fix: 'Did you mean "{nearest}"? Otherwise add that place.',
  },
  EXIT_DOOR_MISSING: {
    message: 'The exit goes through "{prop}", which is no prop here.',
    fix: 'Did you mean "{nearest}"? Otherwise add that door, or take "via" out.',
  },
  EXIT_DOOR_KIND: {
    message: 'The exit goes through "{prop}", which is not a door.',
    fix: 'Give "{prop}" the kind "door".',
  },
  EXIT_ONE_WAY: {
    message: 'One can go from {from} to {to}, but not back.',
    fix: 'Add an exit to "{from}" in "{to}", or write "oneWay: true" on this one.',
  },
  PLACE_PARENT_MISSING: {
    message: 'The parent "{place}" is no place.',
    fix: 'Did you mean "{nearest}"?',
  },
  PROP_NOWHERE: {
    message: '"{prop}" is nowhere: {where} is no place here.',
    fix: 'Set "at" to a place that exists ({nearest}?), a holder or a container.',
  },
  PROP_TWICE: {
    message: '"{prop}" has an "at" of its own and is listed in "{container}" as well.',
    fix: 'Say it once: either "at" or "contains".',
  },
  PROP_CONTAINER_MISSING: {
    message: '"{prop}" is inside "{container}", which is no prop here.',
    fix: 'Did you mean "{nearest}"? Otherwise add that container.',
  },
  PROP_CONTENT_MISSING: {
    message: '"{container}" contains "{prop}", which is no prop.',
    fix: 'Did you mean "{nearest}"? Otherwise add that prop.',
  },
  PROP_INSIDE_ITSELF: {
    message: '"{prop}" is inside itself, or too deep in other things.',
    fix: 'Put one of them somewhere else.',
  },
  PROP_KEY_MISSING: {
    message: 'The key "{key}" is no prop of this pack.',
    fix: 'Did you mean "{nearest}"? Otherwise add that key.',
  },
  PROP_NOT_PORTABLE: {
    message: '"{prop}" is in someone\'s hands but cannot be carried.',
    fix: 'Write "portable: true", or put it down somewhere.',
  },
  OWNER_MISSING: {
    message: 'The owner "{character}" is no character.',
    fix: 'Did you mean "{nearest}"?',
  },
  HOLDER_MISSING: {
    message: '"{prop}" is held by "{character}", who is not here.',
    fix: 'Did you mean "{nearest}"? Otherwise put it somewhere else.',
  },
  STATE_CONFLICT: {
    message: 'It cannot be {one} and {other} at once.',
    fix: 'Keep one of the two.',
  },
  HANDS_OVERFULL: {
    message: '{character} holds {held} things with {hands} hands.',
    fix: 'Put something down, or raise "hands".',
  },
  CAPACITY_EXCEEDED: {
    message: '{held} things are in "{container}", which takes {capacity}.',
    fix: 'Take something out, or raise "capacity".',
  },
  AFFORDANCE_SYNTAX: {
    message: '"{text}" cannot be read as an affordance.',
    fix: 'Write a word, perhaps with what it needs: "open (needs: key)".',
  },
  AFFORDANCE_VERB_UNKNOWN: {
    message: 'There is no verb "{verb}".',
    fix: 'Did you mean "{nearest}"? For a word of your own write "verb: use" and a label.',
  },
  AFFORDANCE_REQUIREMENT_UNKNOWN: {
    message: 'Nothing in the pack answers to "{term}".',
    fix: 'Name a prop by id, name, alias or kind ({nearest}?).',
  },
  AFFORDANCE_PROP_UNKNOWN: {
    message: 'The outcome is about "{prop}", which is no prop.',
    fix: 'Did you mean "{nearest}"?',
  },
  CHARACTER_NOWHERE: {
    message: '"{character}" is nowhere: {where} is no place here.',
    fix: 'Set "place" to a place that exists ({nearest}?).',
  },
  CHARACTER_HOME_MISSING: {
    message: 'The home "{place}" is no place.',
    fix: 'Did you mean "{nearest}"?',
  },
  CHARACTER_REFERENCE_UNKNOWN: {
    message: 'There is no character "{character}".',
    fix: 'Did you mean "{nearest}"?',
  },
  LORE_SUBJECT_UNKNOWN: {
    message: 'The lore is about "{id}", which the pack does not have.',
    fix: 'Did you mean "{nearest}"?',
  },
  SCENARIO_ID_MISMATCH: {
    message: 'The file is called {file}, but its id is "{id}".',
    fix: 'Rename the file to {id}.yaml, or set the id to the file name.',
  },
  SCENARIO_UNKNOWN: {
    message: 'There is no scenario "{scenario}".',
    fix: 'Known scenarios: {known}.',
  },
  SCENARIO_CAST_UNKNOWN: {
    message: 'There is no character "{character}" to cast.',
    fix: 'Did you mean "{nearest}"?',
  },
  SCENARIO_PROP_UNKNOWN: {
    message: 'There is no prop "{prop}" to use.',
    fix: 'Did you mean "{nearest}"?',
  },
  SCENARIO_PLACE_UNKNOWN: {
    message: 'There is no place "{place}" in this scenario.',
    fix: 'Did you mean "{nearest}"?',
  },
  GOAL_SHAPE: {
    message:
      'A goal says exactly one of: at, holds, state, in, on, class, done, knows, met, owes, axis, past, all, any, not.',
    fix: 'Join several with "all: [ … ]" or "any: [ … ]".',
  },
  GOAL_UNKNOWN_ENTITY: {
    message: 'This names "{id}", which is not there.',
    fix: 'Did you mean "{nearest}"?',
  },
  GOAL_NEVER: {
    message: 'This can never come true: {what}.',
    fix: 'Ask for something that is there or can be done.',
  },
  GOAL_UNREACHABLE: {
    message: 'No sequence of allowed acts reaches this goal.',
    fix: 'Look for a locked way without its key, a missing exit, or a thing nobody can carry.',
  },
  GOAL_UNPROVEN: {
    message: 'No way to this goal was found within {limit} worlds.',
    fix: 'It may still be reachable; fewer loose props make the proof easier.',
  },
  WORLD_BREACH: {
    message: 'The world built from this breaks a rule ({rule}) at "{id}".',
    fix: 'Check what the scenario changes about "{id}".',
  },
  GROUND_FILE: {
    message:
      '{file} is nothing that all packs share: what lies beneath them has no world of its own.',
    fix: 'Keep it in a pack, or take it out.',
  },
  CLASS_BY_NAME: {
    message: '{id}: taken for the class "{taken}" by its name.',
    fix: 'Say "class: …" if it is something else.',
  },
  CLASS_BY_USE: {
    message: '{id}: taken for the class "{taken}" by what it is used for.',
    fix: 'Say "class: …" if it is something else.',
  },
  LANGUAGE_STANDS_IN: {
    message:
      "Nobody has written Hakoniwa's own sentences in {language} yet: refusals, screens and whoever has no phrases of their own speak {instead}.",
    fix: 'Nothing has to be done; "phrases" in {language} give the characters their own words.',
  },
  PROBLEMS_CUT: {
    message: '{more} more problems are not listed.',
    fix: 'Correct these first and validate again.',
  },
};
