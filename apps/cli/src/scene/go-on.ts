// The command that goes on with a scene that was stopped.
import type { Call } from '../command.ts';
import { say } from '../locale/index.ts';

const KEPT = [
  'pack',
  'scenario',
  'model',
  'out',
  'language',
  'fused',
  'no-plans',
  'thoughts',
  'quality',
] as const;

/** Says how to go on, or how it could have been. */
export function tellGoOn({ language, options, output, arguments: words }: Call): void {
  if (typeof options.out !== 'string') {
    output.err(say(language, { key: 'notKept' }));
    return;
  }
  const given = KEPT.flatMap((name) => {
    const value = options[name] ?? (name === 'pack' ? words[0] : undefined);
    if (value === true) return [`--${name}`];
    return typeof value === 'string' ? [`--${name} ${quoted(value)}`] : [];
  });
  output.err(
    say(language, { key: 'goOn', values: { command: ['hakoniwa scene', ...given].join(' ') } }),
  );
}

function quoted(value: string): string {
  return /^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}
