// What class a thing was taken for, where the pack does not say it.
import { sheetClass } from '../build/sheet-class.ts';
import type { PackCheck } from '../checks/check.ts';
import type { ProblemCode } from '../locale/wording.ts';
import { problem } from '../problem.ts';

export const guessedClass: PackCheck = ({ props }) =>
  props.list.flatMap(({ id, sheet, keySpot }) => {
    const { class: taken, by } = sheetClass(sheet);
    const code = TOLD_BY[by];
    return code ? [problem(code, { spot: keySpot(), values: { id, taken } })] : [];
  });

const TOLD_BY: Readonly<Record<string, ProblemCode | undefined>> = {
  use: 'CLASS_BY_USE',
  name: 'CLASS_BY_NAME',
};
