// What every metric counts, and of what, in English.
import type { MetricDefinitions } from '../wording.ts';

export const en: MetricDefinitions = {
  absent_props: 'Turns in which something is used that is nowhere in the world, of all turns.',
  impossible: 'Turns with at least one violation of any kind, of all turns.',
  world_delta:
    'Turns after which a thing, a place, a posture or a condition is another than before, of all turns.',
  contradictions: 'Turns that say of hour, weather or place what is not so, of all turns.',
  claims: 'Statements about how things are now, true or not, per turn.',
  astray:
    'Turns with an act on something elsewhere, a move where no way leads, or a locked door, of all turns.',
  mec: 'Turns without violation, in a readable form and with nothing wrongly written to the world, of all turns.',
  ece: 'Acts whose conditions are not met, of all physical acts.',
  vue: 'Values that the rules of today would not write as the log has them, of all values written.',
  retries: 'Calls for another try, per turn.',
  long_repair: 'Turns with two or more further tries, of all turns.',
  retry_success: 'Turns that end without violation and in a readable form, of those with a retry.',
  silent_correction:
    'Inventions whose last text has no violation and does not apologise, of those that were tried again.',
  swapped: 'Inventions that came back, or became another mistake, of those that were tried again.',
  give_up: 'Turns whose act was dropped when the tries were used up, of all turns.',
  format_break: 'Answers in which the reader finds neither words nor deeds, of all answers.',
  format_mended: 'Answers the reader had to mend before it could read them, of all answers.',
  flawless: 'Texts with none of the six flaws below, of all texts.',
  flaw_form:
    'Texts with tags, code, data, lists, labels, prose around the words, a torn end, broken letters, or no words that could be said.',
  flaw_chatter:
    'Texts in which an assistant speaks about its task: announcements, comments, offers, questions to a user.',
  flaw_refusal: 'Texts in which an assistant declines to go on.',
  flaw_language: 'Texts with a sentence in another script than the language of the scene.',
  flaw_speakers: 'Texts that speak or act for somebody else.',
  flaw_repetition: 'Texts that go in circles, or say again one of the last twenty lines.',
  address:
    'Turns in which somebody is called otherwise than the sheet says, of all turns; by speaker, of theirs.',
  tone: 'Turns with words this character never says, of all turns; by speaker, of theirs.',
  stall_rate: 'Turns after which the score of specification 1 is above 0.5, of all turns.',
  stall_precision:
    'Turns that truly go in circles, of those called a stall; only where the truth is known.',
  stall_recall:
    'Turns called a stall, of those that truly go in circles; only where the truth is known.',
  standstill_rate: 'Turns at which nothing new happens by the progress detector, of all turns.',
  standstill_precision: 'As for the score of specification 1.',
  standstill_recall: 'As for the score of specification 1.',
  recovery: 'Happenings after which something new came within two turns, of all happenings.',
  action_sanitized_rate:
    'Turns whose act the sanitizer removes or replaces, of turns with an act (specification 4).',
  action_removed: 'Acts it takes out, per turn; the count stands in the table of the sanitizer.',
  action_replaced: 'Acts it replaces, per turn; the count stands in the table of the sanitizer.',
  stand_in_seen:
    'Turns in which a reader sees what the sanitizer put there, of those in which it put something.',
  sanitized_turns: 'Turns whose text was changed by the sanitizer of this arm, of all turns.',
  calls: 'Calls to the model, per turn.',
  prompt_tokens: 'Tokens sent, per turn.',
  completion_tokens: 'Tokens answered, per turn.',
  failed_calls: 'Calls without an answer, of all calls.',
  instinct_instead: 'Turns instinct took because nothing of the model could be used, of all turns.',
};
