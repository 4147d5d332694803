// hakoniwa why: what somebody did it for, what they had set out to do, what was refused before, and what set it off.

import { type EventReasons, gardenRules, reasonsOf } from '@hakoniwa/garden';
import { worldFrom } from '@hakoniwa/stage';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { eventsAt, gardenOf, openLogs, parsePlace } from '../input/log-place.ts';
import { say } from '../locale/index.ts';
import { safeText } from '../output/safe-text.ts';

export const why: CliCommand = {
  name: 'why',
  usage: 'hakoniwa why <folder> [garden[@branch]]:<seq>',
  summary: commandText('why.summary'),
  options: {},
  run: async (call) => {
    const [folder, named = ''] = call.arguments;
    const seq = /:(\d+)$/.exec(named)?.[1];
    if (folder === undefined || seq === undefined) throw new UsageError(why.usage);
    const logs = await openLogs(folder, call);
    const { store } = logs;
    try {
      const garden = named.startsWith(':')
        ? `${await gardenOf(logs, { ...call, arguments: [folder] })}${named}`
        : named;
      const place = parsePlace(garden);
      const reasons = reasonsOf({
        rules: gardenRules(),
        genesis: worldFrom(await store.genesis(place.garden)),
        events: await eventsAt(store, place),
        seq: Number(seq),
      });
      if (!reasons) {
        call.output.err(say(call.language, { key: 'whyNothing', values: { seq } }));
        return 1;
      }
      if (call.json) call.output.out(JSON.stringify(reasons, null, 2));
      else for (const line of linesOf(call, reasons)) call.output.out(safeText(line));
      return 0;
    } finally {
      await store.close();
    }
  },
};

function linesOf({ language }: Call, { seq, text, ...reasons }: EventReasons): string[] {
  const { goal, wish, plan, refused, considered, causes } = reasons;
  const steps = plan?.steps.map((step, at) => (at === plan.at ? `[${step}]` : step)).join(' → ');
  return [
    `${seq}  ${text}`,
    goal === undefined
      ? say(language, { key: 'whyNoGoal' })
      : say(language, { key: 'whyGoal', values: { goal: wish ?? goal } }),
    ...(steps === undefined ? [] : [say(language, { key: 'whyPlan', values: { steps } })]),
    ...refused.map((one) => say(language, { key: 'whyRefused', values: { ...one } })),
    ...considered.map((one) => say(language, { key: 'whyConsidered', values: { ...one } })),
    ...causes.map((one) => say(language, { key: 'whyCause', values: { ...one } })),
  ];
}
