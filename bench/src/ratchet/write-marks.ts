// npm run ratchet: measures the marks and writes down what was reached; a mark that rises needs a reason in the commit.
import { readMarks, writeMarks } from './marks.ts';
import { countedMarks, timedMarks } from './measure-marks.ts';

const before = readMarks();
const now = { ...(await countedMarks()), ...(await timedMarks()) };
for (const [name, value] of Object.entries(now))
  console.log(`${name}: ${before[name] ?? '–'} → ${value}`);
writeMarks(now);
