// A memory in words, as its owner would put it.
import { actionSays, nameOf, stagedText, type World, writingOf } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { memoryWording } from './locale/index.ts';
import type { Memory } from './memory.ts';
import { type TellOptions, tellInsight } from './tell-insight.ts';

type Teller = Pick<MindContext, 'believed' | 'rules' | 'view' | 'personality'>;

/** One sentence; speech is quoted with its gestures, what was refused is told as tried in vain. */
export function tellMemory(
  context: Teller,
  { memory, options = {} }: { readonly memory: Memory; readonly options?: TellOptions | undefined },
): string {
  if (memory.insight) return tellInsight(context, memory, options);
  const { believed } = context;
  const called = (id: string) => options.called?.(id) ?? nameOf(believed, id);
  const actor = memory.actor === undefined ? '' : called(memory.actor);
  if (memory.promise !== undefined) return tellPromise(context, memory, called);
  if (memory.text !== undefined) return memory.text;
  if (memory.speech !== undefined || memory.gestures !== undefined) {
    const { speech, gestures = [] } = memory;
    const { language } = believed;
    return `${actor}${writingOf(language).afterName}${stagedText(language, { speech, gestures })}`;
  }
  if (memory.isDenied) return tellVain(context, memory, called);
  return isNamed(believed, memory) ? tellAct(context, memory, { form: 'told', called }) : '';
}

type Called = (id: string) => string;

function tellPromise({ believed }: Teller, memory: Memory, called: Called): string {
  const { type, actor = '', target = '', promise = '' } = memory;
  const words = memoryWording(believed.language);
  return type === 'promise-broken'
    ? words.promiseBroken(called(actor), called(target), promise)
    : words.promiseDue(called(actor), promise);
}

/** Whether there are names for what an act was done with: what was eaten up has none any more. */
function isNamed(
  { props, characters, places }: World,
  memory: Memory,
  isOwnWord: (memory: Memory, id: string) => boolean = () => false,
): boolean {
  const isKnown = (id: string | undefined) =>
    id === undefined ||
    props.has(id) ||
    characters.has(id) ||
    places.has(id) ||
    isOwnWord(memory, id);
  return isKnown(memory.object) && isKnown(memory.target);
}

/** What was tried in vain; what its owner has no name for stays untold. */
function tellVain(context: Teller, memory: Memory, called: Called): string {
  const { believed } = context;
  const isMissing = ({ denial }: Memory, id: string) =>
    denial?.cause === 'nowhere' && denial.about === id;
  if (!isNamed(believed, memory, isMissing)) return '';
  const act = tellAct(context, memory, { form: 'act', called });
  const words = memoryWording(believed.language);
  return act === '' ? '' : words.vain(called(memory.actor ?? ''), act);
}

interface Telling {
  readonly form: 'told' | 'act';
  readonly called: Called;
}

function tellAct({ believed, rules }: Teller, memory: Memory, { form, called }: Telling): string {
  const action = memory.verb === undefined ? undefined : rules.actions.get(memory.verb);
  if (action === undefined) return '';
  const name = (id: string | undefined) => (id === undefined ? undefined : called(id));
  const names: Record<string, string | undefined> = {
    actor: name(memory.actor) ?? '',
    object: name(memory.object),
    target: name(memory.target),
  };
  const whole = actionSays(action, believed.language)[form].replace(
    /\[([^[\]]*)\]/g,
    (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => names[slot] !== undefined)
        ? part
        : '',
  );
  return whole.replace(/\{(\w+)\}/g, (_, slot: string) => names[slot] ?? '…');
}
