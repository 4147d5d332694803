// Nobody holds more than hands can hold, or what cannot be carried.
import { limits } from '../../limits.ts';
import { isPortable } from '../build/build-prop.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { choiceId, type SetProp, type Setting, settingOf } from '../setting.ts';
import { type PackCheck, stagedScenarios, stockOfDraft } from './check.ts';

export const hands: PackCheck = (draft) => {
  const whole = settingOf(stockOfDraft(draft));
  const inSheets = overfull(whole, (id) => draft.characters.get(id)?.keySpot());
  const fixed = heldFixtures(whole, (id) => draft.props.get(id)?.spot('at'));
  const told = new Set([...inSheets, ...fixed].map(({ about }) => about));
  const inScenarios = stagedScenarios(draft).flatMap(({ scenario, setting }) => {
    const { cast = [], props = [] } = scenario.sheet;
    const castAt = (id: string) => spotOf(cast.map(choiceId), id, (i) => scenario.spot('cast', i));
    const propAt = (id: string) =>
      spotOf(props.map(choiceId), id, (i) => scenario.spot('props', i));
    return [
      ...overfull(setting, (id) => castAt(id) ?? scenario.spot()),
      ...heldFixtures(setting, (id) => propAt(id) ?? scenario.spot()),
    ].filter(({ about }) => !told.has(about));
  });
  return [...inSheets, ...fixed, ...inScenarios].map(({ found }) => found);
};

interface About {
  readonly about: string;
  readonly found: PackProblem;
}

function spotOf(ids: readonly string[], id: string, at: (index: number) => SourceSpot) {
  const index = ids.indexOf(id);
  return index === -1 ? undefined : at(index);
}

function heldIn(setting: Setting, holder: string): [string, SetProp][] {
  return [...setting.props].filter(
    ([, { where }]) => where && 'holder' in where && where.holder === holder,
  );
}

function overfull(setting: Setting, spotAt: (id: string) => SourceSpot | undefined): About[] {
  return [...setting.cast].flatMap(([id, { hands: own = limits.hands }]) => {
    const held = heldIn(setting, id).length;
    const spot = spotAt(id);
    if (held <= own || !spot) return [];
    return [
      {
        about: id,
        found: problem('HANDS_OVERFULL', { spot, values: { character: id, held, hands: own } }),
      },
    ];
  });
}

function heldFixtures(setting: Setting, spotAt: (id: string) => SourceSpot | undefined): About[] {
  return [...setting.cast.keys()].flatMap((holder) =>
    heldIn(setting, holder).flatMap(([id, { kind = 'thing', portable = isPortable(kind) }]) => {
      const spot = spotAt(id);
      if (portable || !spot) return [];
      return [{ about: id, found: problem('PROP_NOT_PORTABLE', { spot, values: { prop: id } }) }];
    }),
  );
}
