// What of many turns of a scripted model arrives: flaws a reader sees, turns that are whole, turns of instinct.
import { isJsonObject } from '@hakoniwa/stage';
import { type BehaviourRun, type BehaviourTurn, playBehaviour } from './behaviour-scene.ts';
import { strangeWords } from './strange-words.ts';
import { visibleFlaw } from './visible-flaw.ts';

const NAMES = { ja: ['やな', 'あゆ'], en: ['Yana', 'Ayu'] } as const;

export interface FloorFigures {
  readonly turns: number;
  /** Turns in which the model's own words were shown. */
  readonly spoken: number;
  readonly whole: number;
  /** Turns that are not whole, as they were written and as they are shown, with what was found. */
  readonly thinned: readonly string[];
  /** What a reader would notice, with the turn. */
  readonly flaws: readonly string[];
  /** Turns that say neither that the model took them nor why not. */
  readonly unexplained: number;
}

/** Plays a scene and looks at every turn. */
export async function floorFigures(run: BehaviourRun): Promise<FloorFigures> {
  const played = (await playBehaviour(run)).map(withActMeant);
  const spoken = played.filter(({ note }) => note.mind === 'model');
  const flaws = spoken.flatMap((turn) => {
    const { act, speech, name } = turn.shown;
    const others = NAMES[run.language].filter((one) => one !== name);
    const strange = strangeWords(turn.shown, turn.scene);
    const isWorded = run.set !== 'second';
    const flaw =
      strange ??
      (isWorded ? visibleFlaw({ act, speech, language: run.language, others }) : undefined);
    const kinds = turn.written.map(({ kind }) => kind ?? '').join();
    return flaw === undefined ? [] : [`${flaw} (${kinds}) ${act ?? ''} | ${speech ?? ''}`];
  });
  return {
    turns: played.length,
    spoken: spoken.length,
    whole: spoken.filter(isWhole).length,
    thinned: played.filter((turn) => !isWhole(turn)).map(thinned),
    flaws,
    unexplained: played.filter(({ note }) => note.mind !== 'model' && !note.failure).length,
  };
}

const bareAct = (act: string) => act.replace(/^[（(*]|[）)*]$/gu, '');

/** What the sanitizer put in the place of an act with things that are not there counts as that act. */
function withActMeant(turn: BehaviourTurn): BehaviourTurn {
  const { act, sanitizer } = turn.shown;
  const { replacement, original_action: meant } = isJsonObject(sanitizer) ? sanitizer : {};
  if (typeof replacement !== 'string' || typeof meant !== 'string') return turn;
  return {
    ...turn,
    shown: { ...turn.shown, act: act?.replace(replacement, () => bareAct(meant)) ?? null },
  };
}

/** Gesture and words of what was meant are there. */
function isWhole({ shown, written, note }: BehaviourTurn): boolean {
  if (note.mind !== 'model') return false;
  const meant = written.at(-1);
  const bare = (text: string | null) => (text ?? '').replace(/[\s「」『』“”‘’"']/gu, '');
  return (
    meant !== undefined &&
    bare(shown.act).includes(bare(meant.gesture)) &&
    bare(shown.speech).includes(bare(meant.words))
  );
}

function thinned({ shown, written, note }: BehaviourTurn): string {
  const wrote = written.map((turn) => turn.written).join(' / ');
  return `${wrote} → ${shown.act ?? ''} | ${shown.speech ?? ''} (${JSON.stringify(note.findings ?? note.failure ?? '')})`;
}
