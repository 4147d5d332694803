import { readFileSync } from 'node:fs';
import { createGm, gmStep, judgeText, NO_MEMORY, read } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { characterId } from '@hakoniwa/stage';
import { readRound, meaningWorld } from '../src/meaning/meaning-files.ts';
import { readerOf } from '../src/meaning/todays-reader.ts';
const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const reader = readerOf(gm);
const want = process.argv.slice(2);
const labels: any[] = [];
for (const n of ['a','b','c','d']) for (const s of ['after','played'] as const) { try { for (const l of readRound(n, s)) labels.push({set:s, ...l}); } catch {} }
const noun = (n: any) => n && `${n.text}${n.head!==n.text?`<${n.head}>`:''}${n.pronoun?'/pro':''}${n.definite?'/def':''}${n.body?'/body':''}${n.indefinite?'/indef':''}${n.person?'/person':''}${n.owner?`/of ${n.owner}`:''}${n.vessel?`/v ${n.vessel}`:''}`;
const show = (a: any) => `${a.intent}:${a.verb}(${a.word})` + ['object','target','source','tool','via'].filter(k=>a[k]).map(k=>` ${k}=${noun(a[k])}`).join('') + (a.back?' BACK':'')+(a.vain?' VAIN':'')+(a.leads?' leads':'')+(a.touch?' touch':'')+(a.sure?' sure':'')+(a.needsObject?'':' -');
const it = want[0] === '-f' ? readFileSync(want[1]!, 'utf8').split('\n').filter(Boolean).map((l)=>{const [world,speaker,...t]=l.split('|'); return {set:'after',id:'x',language:'en',world,speaker,text:t.join('|')};}) : labels.filter((l)=>want.some((w)=>l.id.includes(w)));
for (const l of it) {
  console.log('\n##', l.id, l.world, l.speaker+':', l.text);
  const en = (gm as any).tongues?.en;
  const state = meaningWorld(l.world);
  if (l.set === 'played') { console.log(JSON.stringify(reader.played(l))); if (l.parts) console.log(' want', JSON.stringify(l.parts)); const w=gm.worldOf({state,speaker:l.speaker,session:l.world,language:'en',lore:en.lore} as any); const r=read(l.text,{gm,names:w,speaker:characterId(l.speaker),mode:'played'}); console.log(' unread', JSON.stringify((r as any).unread)); continue; }
  const world = gm.worldOf({ state, speaker: l.speaker, session: l.world, language: 'en', lore: en.lore } as any);
  const j: any = judgeText(gm, { world, speaker: characterId(l.speaker), raw: l.text, language: 'en', facts: { place: [], otherPlaces: [] }, memory: NO_MEMORY } as any);
  for (const a of j.text?.acts ?? []) console.log('   ', show(a.it ?? a));
  for (const o of j.text?.others ?? []) console.log('    OTHER', JSON.stringify(o.it ?? o));
  for (const o of j.text?.claims ?? []) console.log('    CLAIM', JSON.stringify(o.it ?? o));
  const response: any = gmStep(gm, { request: { session_id: 'x', speaker: l.speaker, raw_output: l.text, language: 'en', world_state: state } as any }).response;
  console.log('  =>', response.denied_reason, JSON.stringify(response.violations), JSON.stringify(reader.after(l as any).changes));
  if (l.changes) console.log('  want', JSON.stringify(l.denied), JSON.stringify(l.changes));
}
