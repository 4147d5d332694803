// `The old wizard strokes his beard`: one's own narration may call one by what one is.
import { PARTICLES } from './data/function-words.ts';
import { type EnglishPhrase, readPhrase } from './noun-phrase.ts';
import type { Token } from './tag-types.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What a face and a body do by themselves. */
const GESTURES = words(`
  smile nod sigh chuckle laugh grin frown shrug wince blink yawn smirk snort cackle beam shiver tremble groan grunt pause hesitate
  straighten stiffen freeze huff scoff giggle swallow stretch exhale inhale grimace scowl sniff squint cough mutter murmur
  turn look gaze stare glance peer lean`);

/** Those who come in, serve and go: told of, they are somebody else. */
const COMERS = words(`
  waiter waitress server bartender barman barmaid barkeep servant maid butler footman page guard soldier postman mailman courier messenger
  deliveryman clerk cashier receptionist porter driver conductor steward stewardess attendant policeman policewoman officer cop police
  janitor cleaner customer client patron guest visitor stranger passenger passerby bystander tourist neighbor neighbour intruder burglar
  thief robber beggar crowd people figure bellhop doorman usher herald salesman vendor peddler reporter principal person couple child
  kids children men women ghost spirit monster creature`);

/** Whether a subject may be the speaker by another name: known, one of a kind that stays, and busy with itself. */
export const isEpithet = (
  { noun, determiner, name }: EnglishPhrase,
  { tokens, verbAt }: { readonly tokens: readonly Token[]; readonly verbAt: number },
): boolean => {
  if (determiner !== 'the' || name || COMERS.has(noun.head.toLowerCase())) return false;
  const verb = tokens[verbAt]?.verb;
  if (verb === undefined || (verb.form !== 's' && verb.form !== 'past')) return false;
  let next = verbAt + 1;
  while (tokens[next]?.tag === 'ADV' || PARTICLES.has(tokens[next]?.lower ?? '')) next += 1;
  const object = readPhrase(tokens, { at: next });
  return object === undefined ? GESTURES.has(verb.lemma) : object.noun.body === true;
};
