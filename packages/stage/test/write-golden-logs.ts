// `node --import tsx packages/stage/test/write-golden-logs.ts`: records the golden logs anew.
import { writeGoldenLogs } from './golden-logs.ts';

for (const [name, { events, stateHash }] of Object.entries(writeGoldenLogs())) {
  console.log(`${name}: ${events} events, ${stateHash.slice(0, 16)}…`);
}
