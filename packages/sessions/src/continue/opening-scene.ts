// What the opening of a next session is written from: the last result, and what the graph remembers.

import type { KnowledgeGraph } from '@hakoniwa/database/graph';
import type { Gm } from '@hakoniwa/gm';
import type { SessionResult } from '@hakoniwa/protocol/sessions';
import type { Language, World } from '@hakoniwa/stage';
import { type ResultWording, resultWording } from '../result/locale/index.ts';
import type { CharacterRow } from '../rows/character-row.ts';
import { PLAYER } from '../state/play-state.ts';

export interface OpeningScene {
  readonly name: string;
  readonly language: Language;
  readonly words: ResultWording;
  /** How the language is read, for what a model writes in it. */
  readonly tongue: Gm['tongues'][Language];
  readonly place: { readonly name: string; readonly description: string };
  readonly summary: string;
  readonly hook: string;
  readonly context: string;
  /** Open plots, those about people who are near first. */
  readonly plots: readonly string[];
  /** People met, the last one first. */
  readonly people: readonly string[];
  /** Everybody the story may name. */
  readonly names: readonly string[];
}

interface OpeningOf {
  readonly character: CharacterRow;
  readonly world: World;
  readonly result: SessionResult;
  readonly graph: KnowledgeGraph | undefined;
  readonly gm: Pick<Gm, 'tongues'>;
}

/** People named at the beginning of a session. */
const NAMED = 3;

/** The scene; a graph that is away is done without. */
export async function openingScene(of: OpeningOf): Promise<OpeningScene> {
  const { character, world, result } = of;
  const { name, language } = character;
  const self = world.characters.get(PLAYER);
  const place = world.places.get(self?.place as never);
  const remembered = await remember(of);
  const people = remembered.people.slice(0, NAMED);
  return {
    ...{ name, language, words: resultWording(language), tongue: of.gm.tongues[language] },
    place: { name: place?.name ?? '', description: place?.description ?? '' },
    ...{ summary: result.storySummary, hook: result.nextSessionHint },
    context: result.continuationContext,
    plots: remembered.plots.length > 0 ? remembered.plots : result.unresolvedPlots,
    people,
    names: [world.characters, world.places, world.props].flatMap((table) =>
      [...table.values()].map((one) => one.name),
    ),
  };
}

interface Remembered {
  readonly people: readonly string[];
  readonly plots: readonly string[];
}

async function remember({ graph, character, world }: OpeningOf): Promise<Remembered> {
  if (!graph) return { people: [], plots: [] };
  const mine = { campaign: character.garden, characterId: character.id };
  try {
    const met = await graph.met(mine);
    const open = await graph.openPlots(mine);
    const here = world.characters.get(PLAYER)?.place;
    const isNear = (id: string) => world.characters.get(id as never)?.place === here;
    const byNearness = [...open].sort(
      (a, b) =>
        Number(b.people.some(({ id }) => isNear(id))) -
        Number(a.people.some(({ id }) => isNear(id))),
    );
    return {
      people: met.map(({ name }) => name),
      plots: byNearness.map(({ text }) => text),
    };
  } catch (error) {
    // Whatever the graph's trouble is, the player goes on; the result has what is needed.
    if (error instanceof Error && 'code' in error && error.code === 'GRAPH_UNAVAILABLE')
      return { people: [], plots: [] };
    throw error;
  }
}
