// The README's example is the file that runs here, word for word.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { denied, taken } from './example.ts';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('shows an example that runs and does what it says', () => {
  const [, ...lines] = text('./example.ts').split('\n');
  expect(text('../README.md')).toContain(lines.join('\n'));
  expect(JSON.stringify(taken)).toContain('Mia');
  expect(denied).toBe('MISSING_OBJECT');
});
