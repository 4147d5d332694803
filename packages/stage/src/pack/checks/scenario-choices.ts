// A scenario chooses places, props and people that exist, each once.
import type { DraftEntries, DraftEntry, PackDraft } from '../draft.ts';
import type { ProblemCode } from '../locale/wording.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import type { ScenarioSheet } from '../schema/scenario-sheet.ts';
import { choiceId } from '../setting.ts';
import { type PackCheck, type Staged, stagedScenarios } from './check.ts';

export const scenarioChoices: PackCheck = (draft) =>
  stagedScenarios(draft).flatMap((staged) => [
    ...chosenPlaces(draft, staged.scenario),
    ...chosenProps(draft, staged.scenario),
    ...chosenPeople(draft, staged),
  ]);

interface Choices {
  readonly code: ProblemCode;
  /** What the unknown thing is called in the problem's sentence. */
  readonly as: string;
  readonly entries: DraftEntries<unknown>;
  readonly spotAt: (index: number) => SourceSpot;
}

function unknownOrTwice(
  ids: readonly string[],
  { code, as, entries, spotAt }: Choices,
): PackProblem[] {
  return ids.flatMap((id, index) => {
    if (!entries.has(id)) {
      const meant = { [as]: id, nearest: nearest(id, entries.ids) };
      return [problem(code, { spot: spotAt(index), values: meant })];
    }
    return ids.indexOf(id) < index
      ? [problem('ID_DUPLICATE', { spot: spotAt(index), values: { id } })]
      : [];
  });
}

function chosenPlaces({ places }: PackDraft, { sheet, spot, keySpot }: DraftEntry<ScenarioSheet>) {
  const code = 'SCENARIO_PLACE_UNKNOWN';
  const chosen = sheet.places ?? [];
  const spotAt = (index: number) => spot('places', index);
  const isChosen = (id: string) => (sheet.places ? chosen.includes(id) : places.has(id));
  const known = sheet.places ? chosen : places.ids;
  const strayExits = Object.keys(sheet.exits ?? {})
    .filter((id) => !isChosen(id))
    .map((id) =>
      problem(code, {
        spot: keySpot('exits', id),
        values: { place: id, nearest: nearest(id, known) },
      }),
    );
  return [...unknownOrTwice(chosen, { code, as: 'place', entries: places, spotAt }), ...strayExits];
}

function chosenProps(
  { props }: PackDraft,
  { sheet, spot }: DraftEntry<ScenarioSheet>,
): PackProblem[] {
  const chosen = sheet.props ?? [];
  const isPlain = (index: number) => typeof chosen[index] === 'string';
  const spotAt = (index: number) =>
    isPlain(index) ? spot('props', index) : spot('props', index, 'id');
  const code = 'SCENARIO_PROP_UNKNOWN';
  return unknownOrTwice(chosen.map(choiceId), { code, as: 'prop', entries: props, spotAt });
}

function chosenPeople(draft: PackDraft, { scenario, setting, isFaulty }: Staged): PackProblem[] {
  const { sheet, spot } = scenario;
  const cast = sheet.cast ?? [];
  const spotAt = (index: number) =>
    typeof cast[index] === 'string' ? spot('cast', index) : spot('cast', index, 'id');
  const unknown = unknownOrTwice(cast.map(choiceId), {
    code: 'SCENARIO_CAST_UNKNOWN',
    as: 'character',
    entries: draft.characters,
    spotAt,
  });
  const lost = cast.flatMap((choice, index) => {
    const id = choiceId(choice);
    const place = setting.cast.get(id)?.place;
    const isOwn = typeof choice !== 'string' && choice.place !== undefined;
    const isTold = !isOwn && place !== undefined && !draft.places.has(place);
    if (!setting.cast.has(id) || isTold || (place !== undefined && isFaulty(place))) return [];
    if (place !== undefined && setting.places.has(place)) return [];
    const where = place ?? '—';
    const meant = { character: id, where, nearest: nearest(where, setting.places.keys()) };
    return [
      problem('CHARACTER_NOWHERE', {
        spot: isOwn ? spot('cast', index, 'place') : spotAt(index),
        values: meant,
      }),
    ];
  });
  return [...unknown, ...lost, ...unheld(draft, scenario, setting.props)];
}

/** What somebody holds must be there to be held. */
function unheld(
  { props }: PackDraft,
  { sheet, spot }: DraftEntry<ScenarioSheet>,
  chosen: ReadonlyMap<string, unknown>,
): PackProblem[] {
  return (sheet.cast ?? []).flatMap((choice, index) => {
    const holding = typeof choice === 'string' ? [] : (choice.holding ?? []);
    return holding.flatMap((id, at) => {
      const isThere = chosen.has(id) || (props.has(id) && !props.get(id));
      if (isThere) return [];
      const meant = { prop: id, nearest: nearest(id, chosen.keys()) };
      return [
        problem('SCENARIO_PROP_UNKNOWN', {
          spot: spot('cast', index, 'holding', at),
          values: meant,
        }),
      ];
    });
  });
}
