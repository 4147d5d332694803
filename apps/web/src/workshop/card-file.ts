// Which kind of card a file is, by its name where the browser does not know.

export const CARD_FILES = '.png,.apng,.jpg,.jpeg,.json,.charx,image/png,application/json';

const BY_ENDING: Readonly<Record<string, string>> = {
  png: 'image/png',
  apng: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  json: 'application/json',
  charx: 'application/zip',
};

export function cardFile(file: File): { readonly bytes: Blob; readonly type: string } {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return { bytes: file, type: BY_ENDING[ending] ?? 'application/octet-stream' };
}
