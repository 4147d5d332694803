// Signs that stand in nobody's words: faces, formulas, prices of machines.
import type { FloorCheck } from '../floor-check.ts';

export const signs: FloorCheck = { code: 'signs' };
