// npm run eval:floor -- [folder]: what the floor makes of lots of turns; --list shows what it got wrong, --held forgets a lot before it is judged.
import { pathToFileURL } from 'node:url';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { TEXT_LANGUAGES, type TextLanguage } from '@hakoniwa/stage';
import {
  type FlooredTurn,
  flawOf,
  floored,
  isWhole,
  type LotKind,
  lotFolder,
  lotTurns,
  TURN_LOTS,
} from './floor-turns.ts';
import { forgetLot } from './held-floor.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const [isListed, isHeld] = ['--list', '--held'].map((one) => process.argv.includes(one));
const given = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const folders =
  given.length > 0 ? given.map((path) => pathToFileURL(`${path}/`)) : TURN_LOTS.map(lotFolder);

for (const folder of folders)
  for (const language of TEXT_LANGUAGES) {
    const remember = isHeld ? forgetLot(nameOf(folder), language) : undefined;
    for (const kind of ['good', 'sloppy'] as const) tell(folder, { kind, language });
    remember?.();
  }

function nameOf(folder: URL): string {
  return folder.pathname.split('/').at(-2) ?? '';
}

function tell(folder: URL, of: { readonly kind: LotKind; readonly language: TextLanguage }): void {
  const { kind, language } = of;
  const turns = lotTurns(folder, of).map((turn) => floored(gm, { turn, language }));
  const isWrong = (turn: FlooredTurn) =>
    kind === 'good' ? !isWhole(turn) : flawOf(turn) !== undefined;
  const wrong = turns.filter(isWrong);
  const spoken = turns.filter(({ faults }) => faults.length === 0).length;
  const share = (count: number) => `${((100 * count) / turns.length).toFixed(1)} %`;
  const says =
    kind === 'good'
      ? `whole ${share(turns.length - wrong.length)}`
      : `flawed ${share(wrong.length)}`;
  process.stdout.write(
    `${nameOf(folder)} ${kind} ${language}: ${turns.length} turns, ${says} (${wrong.length} not as they should be), said ${share(spoken)}\n`,
  );
  if (isListed) for (const turn of wrong) process.stdout.write(`${told(turn)}\n`);
}

function told(turn: FlooredTurn): string {
  const { text, shown, faults, kind = '' } = turn;
  return [
    `  - ${turn.speaker} [${kind}] ${JSON.stringify(text)}`,
    `    => ${JSON.stringify(shown)} ${faults.join(' | ')}${kind === '' ? '' : ` << ${flawOf(turn)}`}`,
  ].join('\n');
}
