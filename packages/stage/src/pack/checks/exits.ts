// Every exit leads to a place that exists, through a door that exists, and back again.
import type { PackDraft } from '../draft.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { type ExitSheet, fullExit } from '../schema/place-sheet.ts';
import type { Path } from '../yaml/yaml-file.ts';
import { type PackCheck, stagedScenarios } from './check.ts';

export const exits: PackCheck = (draft) => [
  ...draft.places.list.flatMap(({ id, sheet, spot }) =>
    (sheet.exits ?? []).flatMap((exit, index) => {
      const at = (...path: Path) => spot('exits', index, ...path);
      return [
        ...badTarget(draft, exit, at),
        ...badDoor(draft, exit, at),
        ...oneWay(draft, id, exit, at),
      ];
    }),
  ),
  ...scenarioExits(draft),
];

type At = (...path: Path) => SourceSpot;

function badTarget({ places }: PackDraft, exit: ExitSheet, at: At): PackProblem[] {
  const { to } = fullExit(exit);
  if (places.has(to)) return [];
  const meant = { place: to, nearest: nearest(to, places.ids) };
  return [
    problem('EXIT_TARGET_MISSING', {
      spot: typeof exit === 'string' ? at() : at('to'),
      values: meant,
    }),
  ];
}

function badDoor({ props }: PackDraft, exit: ExitSheet, at: At): PackProblem[] {
  const { via } = fullExit(exit);
  if (via === undefined) return [];
  if (!props.has(via)) {
    const meant = { prop: via, nearest: nearest(via, props.ids) };
    return [problem('EXIT_DOOR_MISSING', { spot: at('via'), values: meant })];
  }
  const door = props.get(via);
  const isDoor = !door || door.sheet.kind === 'door' || door.isDamaged('kind');
  return isDoor ? [] : [problem('EXIT_DOOR_KIND', { spot: at('via'), values: { prop: via } })];
}

function oneWay({ places }: PackDraft, from: string, exit: ExitSheet, at: At): PackProblem[] {
  const { to, oneWay: isMeant } = fullExit(exit);
  const there = places.get(to);
  if (isMeant || !there || there.isDamaged('exits')) return [];
  const leadsBack = (there.sheet.exits ?? []).some((back) => fullExit(back).to === from);
  return leadsBack ? [] : [problem('EXIT_ONE_WAY', { spot: at(), values: { from, to } })];
}

/** The exits a scenario writes itself, and the doors it forgot to choose. */
function scenarioExits(draft: PackDraft): PackProblem[] {
  return stagedScenarios(draft).flatMap(({ scenario, setting, isFaulty }) => {
    const own = Object.entries(scenario.sheet.exits ?? {});
    const written = own.flatMap(([from, list]) =>
      list.flatMap((exit, index) => {
        const at = (...path: Path) => scenario.spot('exits', from, index, ...path);
        return [...badTarget(draft, exit, at), ...badDoor(draft, exit, at)];
      }),
    );
    const ways = [...setting.places].flatMap(([from, { fullExits }]) =>
      fullExits.flatMap(({ to, via, oneWay: isMeant }, index) => {
        const isOwn = Object.hasOwn(scenario.sheet.exits ?? {}, from);
        const spot = isOwn ? scenario.spot('exits', from, index) : scenario.keySpot('props');
        const back = setting.places.get(to)?.fullExits.some((exit) => exit.to === from);
        const lost = via !== undefined && draft.props.has(via) && !setting.props.has(via);
        return [
          ...(isOwn && !isMeant && back === false
            ? [problem('EXIT_ONE_WAY', { spot, values: { from, to } })]
            : []),
          ...(lost && !isFaulty(via)
            ? [problem('EXIT_DOOR_MISSING', { spot, values: { prop: via, nearest: via } })]
            : []),
        ];
      }),
    );
    return [...written, ...unique(ways)];
  });
}

/** A door has two sides and is missed once. */
function unique(problems: readonly PackProblem[]): PackProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, line, column, message }) => {
    const key = `${code} ${line} ${column} ${message.en}`;
    return !seen.has(key) && seen.add(key);
  });
}
