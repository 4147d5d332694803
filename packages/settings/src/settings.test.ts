// Settings: read, refused, never leaked, and completed by a file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadEnvironment } from './load-environment.ts';
import { readSettings } from './read-settings.ts';
import { isSecret, SETTINGS, type SettingName } from './settings.ts';
import { SettingsError } from './settings-error.ts';
import { settingLines } from './settings-help.ts';

const names = Object.keys(SETTINGS) as SettingName[];

function refusal(environment: Record<string, string>): SettingsError {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error;
  }
  throw new Error('it was not refused');
}

it('[S1] has defaults, and a line of help for each in both languages', () => {
  expect(readSettings({})).toMatchObject({ PORT: 4649, HOST: '127.0.0.1' });
  expect(readSettings({ PORT: '80', HAKONIWA_MODEL: ' gemma3:4b ' })).toMatchObject({
    PORT: 80,
    HAKONIWA_MODEL: 'gemma3:4b',
  });
  for (const language of ['ja', 'en'] as const)
    expect(settingLines(language).map(({ name }) => name)).toEqual(names);
  expect(settingLines('ja').every(({ help }) => /[ぁ-ん]/.test(help))).toBe(true);
});

it.each([
  ['PORT', 'soon'],
  ['PORT', '70000'],
  ['HAKONIWA_MODEL_URL', 'ftp://gpu'],
  ['HAKONIWA_MODEL_URL', 'http://me:sesame@gpu'],
  ['DATABASE_URL', 'mysql://me:sesame@db'],
  ['NEO4J_URI', 'http://graph'],
  ['HAKONIWA_HOSTS', 'a.example, b c'],
  ['HAKONIWA_ORIGINS', 'https://a.example/path'],
  ['HAKONIWA_PROXIES', 'proxy.example'],
  ['HAKONIWA_PROXIES', '10.0.0.0/33'],
  ['HAKONIWA_LOG', 'loud'],
])('[S2] %s=%s is refused with a remedy', (name, value) => {
  const { setting, text } = refusal({ [name]: value });
  expect(setting).toBe(name);
  expect(text.en).toMatch(new RegExp(`^${name}=.*cannot be used`));
  expect(text.ja).toMatch(/使えません/);
});

it('[S2] an address of a model server may lack its scheme', () => {
  expect(readSettings({ HAKONIWA_MODEL_URL: 'gpu:9000' }).HAKONIWA_MODEL_URL).toBe(
    'http://gpu:9000',
  );
});

it('[S1] lists are split at commas', () => {
  const { HAKONIWA_PROXIES: proxies, HAKONIWA_HOSTS: hosts } = readSettings({
    HAKONIWA_PROXIES: '10.0.0.0/8, ::1',
  });
  expect([proxies, hosts]).toEqual([['10.0.0.0/8', '::1'], []]);
});

it('[S3] what may hold a secret is never repeated', () => {
  const { text } = refusal({ DATABASE_URL: 'mysql://me:sesame@db' });
  expect(`${text.ja}${text.en}`).not.toContain('sesame');
  expect(names.filter(isSecret)).toEqual([
    'HAKONIWA_TOKEN',
    'DATABASE_URL',
    'NEO4J_URI',
    'HAKONIWA_MODEL_KEY',
    'OPENAI_API_KEY',
  ]);
});

it('[S4] .env is read, the environment goes before it, and empty is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-env-'));
  writeFileSync(join(folder, '.env'), '# mine\nPORT=5000\nHOST="::1"\nHAKONIWA_MODEL=\n');
  const loaded = await loadEnvironment({ PORT: '6000' }, folder);
  expect(readSettings(loaded)).toMatchObject({ PORT: 6000, HOST: '::1' });
  expect(readSettings(loaded).HAKONIWA_MODEL).toBeUndefined();
  rmSync(folder, { recursive: true });
  expect(await loadEnvironment({ A: 'b' }, folder)).toEqual({ A: 'b' });
});
