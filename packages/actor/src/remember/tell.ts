// A memory in words, as its owner would put it.
import { nameOf } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory } from './memory.ts';

/** One sentence; speech is quoted. */
export function tellMemory(
  context: Pick<MindContext, 'believed' | 'rules' | 'view'>,
  memory: Memory,
): string {
  const { believed, rules } = context;
  const name = (id: string | undefined) => (id === undefined ? undefined : nameOf(believed, id));
  const actor = name(memory.actor) ?? '';
  if (memory.text !== undefined) return memory.text;
  if (memory.speech !== undefined)
    return believed.language === 'ja'
      ? `${actor}「${memory.speech}」`
      : `${actor}: "${memory.speech}"`;
  const template =
    memory.verb === undefined
      ? undefined
      : rules.actions.get(memory.verb)?.says[believed.language].told;
  if (template === undefined) return '';
  const names: Record<string, string | undefined> = {
    actor,
    object: name(memory.object),
    target: name(memory.target),
  };
  const whole = template.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, slot = '']) => names[slot] !== undefined)
      ? part
      : '',
  );
  return whole.replace(/\{(\w+)\}/g, (_, slot: string) => names[slot] ?? '…');
}
