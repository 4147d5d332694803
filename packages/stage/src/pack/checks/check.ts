// What a check of a pack is, and what several of them look at.
import type { DraftEntry, PackDraft } from '../draft.ts';
import type { PackProblem, SourceSpot } from '../problem.ts';
import type { PropChoice, PropSheet } from '../schema/prop-sheet.ts';
import type { ScenarioSheet } from '../schema/scenario-sheet.ts';
import { type Setting, type Stock, settingOf } from '../setting.ts';
import type { Path } from '../yaml/yaml-file.ts';

/** One check: looks at the whole pack, says what is wrong. */
export type PackCheck = (draft: PackDraft) => readonly PackProblem[];

/** What is written about a prop somewhere: on its sheet, or as a change in a scenario. */
export interface Written {
  readonly id: string;
  readonly sheet: Partial<PropSheet>;
  readonly spot: (...path: Path) => SourceSpot;
}

/** Everything written about props, in the sheets and in the scenarios. */
export function writtenProps(draft: PackDraft): Written[] {
  const changes = draft.scenarios.list.flatMap((scenario) =>
    (scenario.sheet.props ?? []).flatMap((choice, index) => changeIn(scenario, choice, index)),
  );
  return [...draft.props.list, ...changes];
}

function changeIn(
  scenario: DraftEntry<ScenarioSheet>,
  choice: PropChoice,
  index: number,
): Written[] {
  if (typeof choice === 'string') return [];
  const { id, ...sheet } = choice;
  const spot = (...path: Path) => scenario.spot('props', index, ...path);
  return [{ id, sheet: sheet as Partial<PropSheet>, spot }];
}

/** Whether something refused may be what others rely on: props left out, or their names and contents. */
export function isInDoubt({ props }: PackDraft): boolean {
  if (props.list.length < props.ids.size) return true;
  const fields = ['contains', 'aliases', 'kind'] as const;
  return props.list.some((prop) => fields.some((field) => prop.isDamaged(field)));
}

/** The sound part of the pack as the stock that settings are chosen from. */
export function stockOfDraft(draft: PackDraft): Stock {
  const map = <T>(list: readonly DraftEntry<T>[]) =>
    new Map(list.map(({ id, sheet }) => [id, sheet]));
  return {
    places: map(draft.places.list),
    props: map(draft.props.list),
    characters: map(draft.characters.list),
  };
}

/** A scenario with its setting. */
export interface Staged {
  readonly scenario: DraftEntry<ScenarioSheet>;
  readonly setting: Setting;
  /** Whether an id was written but its entry is faulty: nothing is concluded from its absence. */
  readonly isFaulty: (id: string) => boolean;
  /** Whether the pack has something of that id, sound or not. */
  readonly isWritten: (id: string) => boolean;
}

/** Every scenario with its setting. */
export function stagedScenarios(draft: PackDraft): Staged[] {
  const stock = stockOfDraft(draft);
  const isFaulty = (id: string) =>
    (draft.places.has(id) && !draft.places.get(id)) ||
    (draft.props.has(id) && !draft.props.get(id)) ||
    (draft.characters.has(id) && !draft.characters.get(id));
  const isWritten = (id: string) =>
    draft.places.has(id) || draft.props.has(id) || draft.characters.has(id);
  return draft.scenarios.list.map((scenario) => ({
    scenario,
    isWritten,
    setting: settingOf(stock, scenario.sheet),
    isFaulty,
  }));
}
