// node --import tsx packages/actor/test/lint-lines.ts folder ja|en: what breaks a law in lines that were written, and
// which of them a stranger reads as something else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { parseYaml, type TextLanguage } from '@hakoniwa/stage';
import { brokenIn, readBack } from './line-lint.ts';

interface Entry {
  readonly key: string;
  readonly who?: string;
  readonly verb?: readonly string[];
  readonly say: readonly string[];
}

const [folder = '.', language = 'en'] = process.argv.slice(2) as [string, TextLanguage];
createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const counts = { lines: 0, broken: 0, meant: 0 };
const known = new Set<string>();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
  const entries = parseYaml(readFileSync(join(folder, file), 'utf8'))?.toJS() as readonly Entry[];
  for (const { key, say, who } of entries)
    for (const text of say) {
      const line = { key, text };
      const broken = [...brokenIn(line, language), ...(known.has(text) ? ['said twice'] : [])];
      known.add(text);
      const { acts, isMeant } = readBack(line, language);
      counts.lines += 1;
      if (broken.length > 0) counts.broken += 1;
      if (isMeant) counts.meant += 1;
      const told = [...broken, ...(isMeant ? [] : [`reads as ${acts.join(' ')}`])];
      if (told.length > 0)
        console.log(`${file} ${who ?? ''} ${key}: ${text}  ← ${told.join('; ')}`);
    }
}
console.log(
  `${counts.lines} lines, ${counts.broken} break a law, ${counts.meant} read as they are meant`,
);
