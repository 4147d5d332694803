// The one file of tests Vitest is told of: the runner does the rest when it has ended.
import { it } from 'vitest';

it('is loaded', () => undefined);
