// `node --import tsx packages/stage/test/write-golden-logs.ts NAME…`: records golden logs anew.
import { writeGoldenLogs } from './golden-logs.ts';

for (const [name, { events, stateHash }] of Object.entries(
  writeGoldenLogs(process.argv.slice(2)),
)) {
  console.log(`${name}: ${events} events, ${stateHash.slice(0, 16)}…`);
}
