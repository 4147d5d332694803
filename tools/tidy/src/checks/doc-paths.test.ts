import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findDeadPaths } from './doc-paths.ts';

const find = (text: string, page = 'docs/guides/a.md') =>
  findDeadPaths(
    exampleFiles({ [page]: `\n${text}`, 'docs/b.md': '', 'packages/stage/src/step.ts': '' }),
  );

describe('paths in docs', () => {
  it.each([
    '[b](../b.md)',
    '[b](../b.md#part)',
    '[b](..)',
    '[web](https://example.org)',
    '[here](#part)',
    '![picture](../a.png)',
    '`packages/stage/src/step.ts`',
    '`packages/stage/src/`',
    '`packages/*`',
    '`packs/<name>`',
    '`npm run docs`',
  ])('allows %s', (text) => expect(find(text)).toEqual([]));

  it.each(['[b](b.md)', '[b](../c.md#part)', '`packages/stage/src/stop.ts`', '`apps/web`'])(
    'refuses %s',
    (text) => expect(places(find(text))).toEqual(['docs/guides/a.md:2']),
  );

  it.each(['docs/decisions/2026-01-01-a.md', 'CHANGELOG.md', 'packages/stage/SPEC.md'])(
    'leaves %s alone',
    (page) => expect(find('[b](nowhere.md)', page)).toEqual([]),
  );
});
