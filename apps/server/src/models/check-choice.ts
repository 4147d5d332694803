// Whether the models somebody chose may be called: their names are names, and their servers known here.
import { ModelFormError, parseModelAddress } from '@hakoniwa/garden';
import type { MindChoice } from '@hakoniwa/protocol';
import { type Problem, RequestInvalid } from '../errors.ts';
import type { OpenGarden } from '../gardens/gardens.ts';
import { isPlainName } from '../gardens/minds-shown.ts';
import { Refused } from '../refused.ts';
import type { ModelDetection } from './model-detection.ts';

interface Checking {
  readonly garden: Pick<OpenGarden, 'world'>;
  readonly models: ModelDetection;
  /** Whether whoever chooses may have this server call any address: on one's own machine only. */
  readonly mayName: boolean;
}

/** Throws VALIDATION or UNSAFE_TARGET. */
export async function checkChoice(choice: MindChoice, checking: Checking): Promise<void> {
  const { world } = checking.garden;
  const strangers = Object.keys(choice.characters).filter((id) => !world.characters.has(id));
  const unknown = strangers.map((id) => ({ path: `characters.${id}`, message: 'nobody here' }));
  const names = [
    ['everyone', choice.everyone] as const,
    ...Object.entries(choice.characters).map(([id, name]) => [`characters.${id}`, name] as const),
  ];
  const malformed = names.flatMap(([path, name]) => formProblem(path, name));
  if (unknown.length + malformed.length > 0) throw new RequestInvalid([...unknown, ...malformed]);
  if (checking.mayName) return;
  for (const [, name] of names) await checkServer(name, checking.models);
}

const isFull = (name: string) => /^(?:ollama|openai):/.test(name);

function formProblem(path: string, name: string): Problem[] {
  if (isPlainName(name) || !isFull(name)) return [];
  try {
    parseModelAddress(name);
    return [];
  } catch (error) {
    if (!(error instanceof ModelFormError)) throw error;
    return [{ path, message: 'ollama:name[@url] or openai:name@url' }];
  }
}

/** From elsewhere this server must not become a way in: only servers that it found or was told of. */
async function checkServer(name: string, models: ModelDetection): Promise<void> {
  if (isPlainName(name) || !isFull(name) || !name.includes('://')) return;
  const { baseUrl } = parseModelAddress(name);
  const found = (await models.list()).flatMap((one) => (one.found ? [one.found.baseUrl] : []));
  const origins = new Set(found.map((url) => new URL(url).origin));
  if (!URL.canParse(baseUrl) || !origins.has(new URL(baseUrl).origin))
    throw new Refused('UNSAFE_TARGET', 'that model server is not one of this house');
}
