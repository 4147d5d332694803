import { answersTo, callsForAnswer, saysIn, saidIn, worldFrom, speechActSort } from '@hakoniwa/stage';
import { heardLines, rawLinesOf } from '../src/alive/heard-lines.ts';
import { LabGardens, SHIPPED_PACKS } from '../src/play/lab-gardens.ts';
import { playCell } from '../src/play/play-cell.ts';
const [packName='kitchen', scenario='kitchen_morning', language='en', seeds='2', turns='40', print=''] = process.argv.slice(2);
const gardens = await LabGardens.open({ shipped: SHIPPED_PACKS, beside: '.' });
const conf = new Map<string, number>(); let n=0, okAct=0, okPart=0;
const un = new Map<string, number>(); const unM = new Map<string, number>();
const { pack } = await gardens.pack(packName);
for (const sc of scenario === 'all' ? Object.keys(pack.scenarios) : [scenario])
for (let seed=1; seed<=Number(seeds); seed++) {
  const cell = { pack: packName, scenario: sc, language, seed, turns: Number(turns), arm:'alive', mind:'instinct', switches:{inject:true,gm:true,sanitizer:false,storyteller:true}, id:`a/${packName}.${sc}/${seed}` } as never;
  const { log, genesis } = await playCell({ cell, sheet: { kind:'instinct' } as never, gardens });
  const world = worldFrom(genesis);
  const raw = rawLinesOf(log); const heard = heardLines(world, raw);
  const meant = log.turns.flatMap(({events}) => events.flatMap(e => saidIn(e)!==undefined && e.actor!==undefined ? [saysIn(e).map(s=>s.act)] : []));
  heard.forEach((h,i)=>{ const m = meant[i] ?? []; n++;
    const ok = m.some(a=>h.acts.some(b=>b===a||speechActSort(b).kindOf===a||speechActSort(a).kindOf===b)); if(ok) okAct++;
    if (m.some(a=>h.acts.some(b=>speechActSort(a).part===speechActSort(b).part))) okPart++;
    if(!ok) { const k=`${m.join('+')} read ${h.acts.join('+')}`; conf.set(k,(conf.get(k)??0)+1); }
    if (print) console.log(h.turn, h.who, JSON.stringify(h.text), 'meant', m.join('+'), 'read', h.acts.join('+'));
    const next = heard.slice(i+1).filter(x=>x.who!==h.who && h.hearers.includes(x.who) && x.turn<=h.turn+2);
    for (const f of h.acts.filter(callsForAnswer)) if (!next.some(x=>x.acts.some(s=>answersTo(s,f)))) { const k=`${f} <- ${next[0]?.acts.join('+') ?? 'nobody'}`; un.set(k,(un.get(k)??0)+1); }
    const mn = heard.map((x,j)=>({x,j})).slice(i+1).filter(({x})=>x.who!==h.who && h.hearers.includes(x.who) && x.turn<=h.turn+2);
    if (h.hearers.length) for (const f of m.filter(callsForAnswer)) if (!mn.some(({j})=>(meant[j]??[]).some(s=>answersTo(s,f)))) { const k=`${f} <- ${(meant[mn[0]?.j ?? -1]??['nobody']).join('+')}`; unM.set(k,(unM.get(k)??0)+1); }
  });
}
const top = (m: Map<string,number>, k=18) => [...m].sort((a,b)=>b[1]-a[1]).slice(0,k).map(([a,b])=>`  ${b} ${a}`).join('\n');
console.log('lines', n, 'act', okAct/n, 'part', okPart/n); console.log('read otherwise\n'+top(conf,25)); console.log('unanswered as read\n'+top(un)); console.log('unanswered as meant\n'+top(unM));
