// Reports: one file, readable without script or network, with an address for every turn; nothing unescaped.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRun, reportHtml, reportInput, reportMarkdown } from '@hakoniwa/lab';
import { beforeAll, describe, expect, it } from 'vitest';
import { aRun, TWO_BY_TWO } from '../../test/a-lab.ts';
import { aText, aTurn } from '../../test/a-turn.ts';

const TEXT = `name: small
title: { ja: 小さな実験, en: A small one }
seeds: 2
turns: 3
scenarios: [kitchen_morning, violation_induced]
${TWO_BY_TWO}minds:
  noisy: { kind: noisy, rate: 0.5, mends: 0.5 }
`;

let made: Awaited<ReturnType<typeof reportInput>>;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-report-'));
  await aRun(TEXT, { folder });
  made = await reportInput(await readRun(folder));
  await rm(folder, { recursive: true });
});

describe('a report', () => {
  it('[L21] is one page without script and without addresses outside, in both languages', () => {
    for (const language of ['ja', 'en'] as const) {
      const page = reportHtml({ ...made, language });
      expect(page).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org)|src=|@import|url\(/i);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain('prefers-color-scheme:dark');
      expect(page.match(/<svg /g)?.length).toBeGreaterThan(8);
      expect(page).toContain(language === 'ja' ? 'n が足りない' : 'n too small');
      const text = reportMarkdown({ ...made, language });
      expect(text).toContain(language === 'ja' ? '# 小さな実験' : '# A small one');
      expect(text).not.toContain('undefined');
      expect(page).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('[L21] links every turn, and every link leads somewhere', () => {
    const page = reportHtml(made);
    const ids = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    for (const { id, turns } of made.cells)
      for (const { turn } of turns) expect(links).toContain(`${id}/${turn}`);
  });

  it('[L21] names the turns worth a look, and every difference in points', () => {
    const page = reportHtml({ ...made, language: 'en' });
    const seen = /<section id="see">[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
    const wrong = made.cells.flatMap(({ id, arm, turns }) =>
      turns.flatMap(({ turn, final }) =>
        arm === 'A' && final.violations.length > 0 ? [`${id}/${turn}`] : [],
      ),
    );
    expect(wrong.length).toBeGreaterThan(1);
    for (const id of wrong) expect(seen).toContain(`href="#${id}"`);
    const contrasts = /<section id="contrasts">[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';
    expect(contrasts).toMatch(/[−+]\d+\.\d pt \[/);
    expect(contrasts.replaceAll(/<svg[\s\S]*?<\/svg>/g, '')).not.toMatch(/\d %/);
  });

  it('[L21] escapes what characters say', () => {
    const [cell] = made.cells;
    if (!cell) throw new Error('no session');
    const hostile = aText({ text: '<script>alert("x")</script>&\u0007' });
    const page = reportHtml({
      ...made,
      cells: [{ ...cell, turns: [aTurn({ first: hostile, final: hostile })] }],
    });
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;');
    expect(page).not.toContain('<script>');
  });
});
