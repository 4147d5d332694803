// A scene whose lines are scored between its turns.
import { sheetOf } from '@hakoniwa/actor';
import type { Garden } from './garden.ts';
import type { QualityGauge } from './model-run-quality.ts';
import type { SceneTurn } from './scene-turn.ts';

/** The same turns; each line goes to the gauge, which gives way while a turn is taken. */
export async function* scoredScene(
  scene: AsyncGenerator<SceneTurn>,
  { gauge, garden }: { readonly gauge: QualityGauge; readonly garden: Garden },
): AsyncGenerator<SceneTurn> {
  const before: string[] = [];
  const turns = scene[Symbol.asyncIterator]();
  try {
    for (;;) {
      gauge.turnBegan();
      const { value: turn, done } = await turns.next();
      gauge.turnEnded();
      if (done) return;
      takeIn(turn, { gauge, garden, before });
      yield turn;
    }
  } finally {
    await turns.return(undefined);
  }
}

interface TakingIn {
  readonly gauge: QualityGauge;
  readonly garden: Garden;
  readonly before: string[];
}

function takeIn(turn: SceneTurn, { gauge, garden, before }: TakingIn): void {
  const { speech, who, name, seq } = turn;
  if (speech === null) return;
  const { profile, speech: voice } = sheetOf(garden.world, who);
  const about = [profile, voice.style].filter((part) => part !== undefined).join(' ');
  const { language } = garden.world;
  gauge.add({ seq, language, character: who, name, about, speech, before: [...before] });
  before.push(`${name}: ${speech}`);
}
