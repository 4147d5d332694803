// Whatever is asked of a world, it never breaks: random sense and nonsense, ten thousand times.
// Slow because all of a world is looked at after every fiftieth of them.
import { it } from 'vitest';
import { expectUnbroken } from '../../test/any-commands.ts';

it('[T8] ten thousand random commands, nonsense included, never throw and never corrupt', () =>
  expectUnbroken(20));
