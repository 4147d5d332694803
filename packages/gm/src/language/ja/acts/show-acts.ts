// Writes acts in one short line, so that tests can be rows of data.
import type { ActsFound, Noun } from '../../types.ts';

/** `GET take 牛乳 <冷蔵庫` for each act: >target, <source, +tool, ~via; others after `by`. */
export function showActs(found: ActsFound): string {
  const acts = found.acts.map((act) => {
    const parts = [
      act.intent === 'EMOTE' ? 'EMOTE' : `${act.intent} ${act.verb}`,
      act.intent === 'EMOTE' ? '' : name('', act.object),
      act.intent === 'EMOTE' ? '' : name('>', act.target),
      name('<', act.source),
      name('+', act.tool),
      name('~', act.via),
      act.needsObject && act.object === undefined ? '?' : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
  });
  const others = found.others.map((other) => `by ${other.role ? 'role ' : ''}${other.name}`);
  return [...acts, ...others].join(' | ');
}

function name(sign: string, noun: Noun | undefined): string {
  if (noun === undefined) return '';
  const marks = `${noun.body === true ? '(body)' : ''}${noun.pronoun === true ? '(it)' : ''}${noun.indefinite === true ? '(some)' : ''}`;
  return `${sign}${noun.head}${marks}`;
}
