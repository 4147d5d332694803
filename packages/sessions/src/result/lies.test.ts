// A model that invents swords and deaths, over real HTTP: none of it is in a result, a recap or the graph.
import { it } from 'vitest';
import { expectNoLies } from '../../test/liar.ts';

it('[R7] none of 10 tries of a model that lies leaves a lie', () => expectNoLies(10));
