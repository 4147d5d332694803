// A model that invents swords and deaths, over real HTTP: none of it is in a result, a recap or the graph.
// Slow because every word of a result is written a hundred times over.
import { it } from 'vitest';
import { expectNoLies } from '../../test/liar.ts';

it('[R7] none of 100 tries of a model that lies leaves a lie', () => expectNoLies(100));
