// Runs every check of the doctor, one after the other.
import { SettingsError } from '@hakoniwa/settings';
import { DOCTOR_CHECKS } from './checks/index.ts';
import { type DoctorFinding, doctorFinding, type Surroundings } from './finding.ts';

/** What there is to be said, in the order of the checks; nothing is changed on the way. */
export async function examine(
  around: Omit<Surroundings, 'settings'> & { readonly settings: () => Surroundings['settings'] },
): Promise<readonly DoctorFinding[]> {
  try {
    const whole = { ...around, settings: around.settings() };
    const findings: DoctorFinding[] = [
      doctorFinding('settings', { state: 'ok', word: 'settingsOk' }),
    ];
    for (const check of DOCTOR_CHECKS) findings.push(...(await check(whole)));
    return findings;
  } catch (error) {
    // With settings that cannot be read the other checks would look at the wrong things.
    if (!(error instanceof SettingsError)) throw error;
    const { fix } = doctorFinding('settings', { state: 'fail', word: 'settingsBad' });
    return [
      {
        check: 'settings',
        state: 'fail',
        word: 'settingsBad',
        cause: error.text,
        ...(fix ? { fix } : {}),
      },
    ];
  }
}
