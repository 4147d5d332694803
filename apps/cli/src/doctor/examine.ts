// Runs every check of the doctor, one after the other.
import { SettingsError } from '@hakoniwa/settings';
import { CHECKS } from './checks/index.ts';
import { type Finding, finding, type Surroundings } from './finding.ts';

/** What there is to be said, in the order of the checks; nothing is changed on the way. */
export async function examine(
  around: Omit<Surroundings, 'settings'> & { readonly settings: () => Surroundings['settings'] },
): Promise<readonly Finding[]> {
  try {
    const whole = { ...around, settings: around.settings() };
    const findings: Finding[] = [finding('settings', { state: 'ok', word: 'settingsOk' })];
    for (const check of CHECKS) findings.push(...(await check(whole)));
    return findings;
  } catch (error) {
    // With settings that cannot be read the other checks would look at the wrong things.
    if (!(error instanceof SettingsError)) throw error;
    const { fix } = finding('settings', { state: 'fail', word: 'settingsBad' });
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
