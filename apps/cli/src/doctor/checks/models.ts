// Which model servers there are, and why the others cannot be used. None is needed.
import { lookForModels, modelKeys, serversNamedBy } from '@hakoniwa/garden';
import { chooseModel, outboundDoor } from '@hakoniwa/model';
import { type DoctorCheck, type DoctorFinding, doctorFinding } from '../finding.ts';
import { limits } from '../limits.ts';

export const checkModels: DoctorCheck = async ({ settings, modelHosts }) => {
  const door = outboundDoor({ keys: modelKeys(settings) });
  const probing = { door, timeoutMs: limits.modelMs, ...(modelHosts && { hosts: modelHosts }) };
  const detections = await lookForModels(settings, probing);
  const chosen = chooseModel(detections, settings.HAKONIWA_MODEL);
  // That nothing runs on a usual port is no news; everything else somebody should know.
  const advice: DoctorFinding[] = detections
    .flatMap((one) => one.advice)
    .filter(({ key }) => key !== 'refused')
    .map(({ text }) => ({ check: 'models', state: 'warn', word: 'modelsPlace', cause: text }));
  const { HAKONIWA_MODEL_KEY: key } = settings;
  if (key !== undefined && serversNamedBy(settings).length === 0)
    advice.push(doctorFinding('models', { state: 'warn', word: 'modelsKeyIdle' }));
  if (!chosen) return [doctorFinding('models', { state: 'warn', word: 'modelsNone' }), ...advice];
  const blanks = { model: chosen.model, url: chosen.baseUrl };
  return [doctorFinding('models', { state: 'ok', word: 'modelsFound', blanks }), ...advice];
};
