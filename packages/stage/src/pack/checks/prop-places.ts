// Every prop is in exactly one place, hand or container that exists.
import type { DraftEntry, PackDraft } from '../draft.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import type { PropSheet } from '../schema/prop-sheet.ts';
import { choiceId, containerLists, type Setting, type Where, whereOf } from '../setting.ts';
import { isInDoubt, type PackCheck, type Staged, stagedScenarios, stockOfDraft } from './check.ts';

export const propPlaces: PackCheck = (draft) => [
  ...draft.props.list.flatMap((prop) => [...inSheet(draft, prop), ...contents(draft, prop)]),
  ...stagedScenarios(draft).flatMap((staged) => inScenario(draft, staged)),
];

function inSheet(draft: PackDraft, prop: DraftEntry<PropSheet>): PackProblem[] {
  const { id, sheet, spot, keySpot } = prop;
  const container = containerLists(stockOfDraft(draft)).get(id);
  const { at } = sheet;
  if (at === undefined) {
    if (container !== undefined || prop.isDamaged('at') || isInDoubt(draft)) return [];
    const known = nearest(id, draft.places.ids);
    return [
      problem('PROP_NOWHERE', {
        spot: keySpot(),
        values: { prop: id, where: '—', nearest: known },
      }),
    ];
  }
  const twice =
    container === undefined
      ? []
      : [problem('PROP_TWICE', { spot: spot('at'), values: { prop: id, container } })];
  const where = whereOf(at);
  const [form] = Object.keys(where);
  const at1 = typeof at === 'string' ? spot('at') : spot('at', form ?? '');
  const isThere =
    'place' in where
      ? draft.places.has(where.place)
      : 'holder' in where
        ? draft.characters.has(where.holder)
        : draft.props.has(where.inside);
  return isThere ? twice : [...twice, lost(id, where, { spot: at1, among: knownIds(draft) })];
}

function contents({ props }: PackDraft, { id, sheet, spot }: DraftEntry<PropSheet>): PackProblem[] {
  return (sheet.contains ?? []).flatMap((content, index) => {
    if (props.has(content)) return [];
    const meant = { container: id, prop: content, nearest: nearest(content, props.ids) };
    return [problem('PROP_CONTENT_MISSING', { spot: spot('contains', index), values: meant })];
  });
}

/** What was chosen must stand on something that was chosen too. */
function inScenario(draft: PackDraft, { scenario, setting, isFaulty }: Staged): PackProblem[] {
  return (scenario.sheet.props ?? []).flatMap((choice, index) => {
    const id = choiceId(choice);
    const where = setting.props.get(id)?.where;
    if (!where || isSound(setting, where) || isFaulty(targetOf(where))) return [];
    if (isLostAlready(draft, id, where)) return [];
    const isOwn = typeof choice !== 'string' && choice.at !== undefined;
    const spot = isOwn ? scenario.spot('props', index, 'at') : scenario.spot('props', index);
    return [lost(id, where, { spot, among: idsOf(setting) })];
  });
}

function isSound({ places, props, cast }: Setting, where: Where): boolean {
  if ('place' in where) return places.has(where.place);
  return 'holder' in where ? cast.has(where.holder) : props.has(where.inside);
}

/** Whether the sheet's own mistake is to blame: it is told there. */
function isLostAlready(draft: PackDraft, id: string, where: Where): boolean {
  const at = draft.props.get(id)?.sheet.at;
  const target = targetOf(where);
  const isOwn = at !== undefined && targetOf(whereOf(at)) === target;
  return (
    isOwn && !draft.places.has(target) && !draft.props.has(target) && !draft.characters.has(target)
  );
}

function targetOf(where: Where): string {
  return Object.values(where)[0] ?? '';
}

interface Known {
  readonly places: Iterable<string>;
  readonly characters: Iterable<string>;
  readonly props: Iterable<string>;
}

function knownIds({ places, characters, props }: PackDraft): Known {
  return { places: places.ids, characters: characters.ids, props: props.ids };
}

function idsOf({ places, cast, props }: Setting): Known {
  return { places: places.keys(), characters: cast.keys(), props: props.keys() };
}

function lost(
  prop: string,
  where: Where,
  { spot, among }: { spot: SourceSpot; among: Known },
): PackProblem {
  if ('place' in where) {
    const known = nearest(where.place, among.places);
    return problem('PROP_NOWHERE', { spot, values: { prop, where: where.place, nearest: known } });
  }
  if ('holder' in where) {
    const known = nearest(where.holder, among.characters);
    return problem('HOLDER_MISSING', {
      spot,
      values: { prop, character: where.holder, nearest: known },
    });
  }
  const known = nearest(where.inside, among.props);
  return problem('PROP_CONTAINER_MISSING', {
    spot,
    values: { prop, container: where.inside, nearest: known },
  });
}
