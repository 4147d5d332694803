// A scenario is called what its file is called, and the pack's first choice exists.
import { problem } from '../problem.ts';
import type { PackCheck } from './check.ts';

export const scenarioIds: PackCheck = ({ meta, scenarios }) => {
  const misnamed = scenarios.list
    .filter(({ id, sheet }) => sheet.id !== id)
    .map(({ id, sheet, spot }) =>
      problem('SCENARIO_ID_MISMATCH', {
        spot: spot('id'),
        values: { file: `${id}.yaml`, id: sheet.id },
      }),
    );
  const first = meta?.sheet.defaults?.scenario;
  if (!meta || first === undefined || scenarios.has(first)) return misnamed;
  const known = [...scenarios.ids].sort().join(', ');
  const spot = meta.spot('defaults', 'scenario');
  return [...misnamed, problem('SCENARIO_UNKNOWN', { spot, values: { scenario: first, known } })];
};
