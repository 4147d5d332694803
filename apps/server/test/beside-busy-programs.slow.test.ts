// A start beside ten programs that want the whole machine.
// Slow because they get most of it; alone because nobody else would get any.
import { besideBusyPrograms } from '@hakoniwa/testkit';
import { it } from 'vitest';
import { line, start, until } from './server-behind-switch.ts';

it('[K14] beside busy programs the server comes up', async () => {
  line.open();
  await besideBusyPrograms({ count: 10, ms: 600_000 }, async () => {
    const started = start();
    await until(started, started.isUp);
  });
});
