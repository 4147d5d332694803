// Choices that lead on with what is open: fragments in sight, errands, people and places quests ask for.
import { heldBy } from '@hakoniwa/stage';
import { type AskedDeed, askedDeeds } from '../../pack/asked-deeds.ts';
import type { ObjectiveEvent } from '../../pack/objective.ts';
import { PLAYER } from '../../state/play-state.ts';
import { filledBlanks } from '../fill.ts';
import { lurkingAt } from '../intents/seek.ts';
import { exitsTo } from '../intents/travel.ts';
import { othersHere } from '../look.ts';
import { skillAct } from '../read/skill-intent.ts';
import type { PlayTurn } from '../turn.ts';
import { actCandidate } from './act-candidates.ts';
import type { ChoiceCandidate } from './candidate.ts';
import { talkCandidate } from './talk-candidate.ts';
import { moveCandidate } from './way-candidates.ts';

export function questCandidates(turn: PlayTurn): ChoiceCandidate[] {
  return [...fragmentsInSight(turn), ...open(turn).flatMap((one) => leadsOn(turn, one))];
}

function fragmentsInSight(turn: PlayTurn): ChoiceCandidate[] {
  const { words, text, campaign } = turn.scene;
  return Object.entries(turn.state.fragments).flatMap(([id, { collected, place }]) => {
    const fragment = campaign.fragments.get(id);
    if (collected || place !== turn.place.id || !fragment) return [];
    const said = filledBlanks(words.choice.collect, { name: text(fragment.keyword) });
    const more = { sort: 'collect', weight: 95, description: words.choice.collectHint };
    return [{ id: `collect:${id}`, text: said, intent: { do: 'collect', fragment: id }, ...more }];
  });
}

interface Open {
  readonly asked: AskedDeed;
  readonly done: readonly string[];
}

/** Objectives that still want something. */
function open(turn: PlayTurn): Open[] {
  return Object.entries(turn.state.quests).flatMap(([id, { status, done }]) => {
    const quest = turn.scene.campaign.quests.get(id);
    if (status !== 'active' || !quest) return [];
    return quest.objectives
      .filter((objective) => (done[objective.id]?.length ?? 0) < objective.count)
      .flatMap(({ id: one, when }) =>
        askedDeeds(when).map((asked) => ({ asked, done: done[one] ?? [] })),
      );
  });
}

type Lead = (turn: PlayTurn, open: Open) => ChoiceCandidate[];

/** What leads on, by what is asked for. */
const LEADS: Readonly<Partial<Record<ObjectiveEvent, Lead>>> = {
  'npc.talked': (turn, { asked, done }) =>
    othersHere(turn)
      .filter(({ id }) => !done.includes(id) && (asked.of?.includes(id) ?? true))
      .map(({ id, name }) => talkCandidate(turn, { id, name })),
  'affinity.raised': (turn) =>
    othersHere(turn)
      .filter(({ id }) => turn.state.met[id]?.session !== turn.sessionNumber)
      .map(({ id, name }) => talkCandidate(turn, { id, name })),
  'facility.visited': (turn, one) => towards(turn, unvisited(turn, one), 60),
  'gate.reached': (turn, { asked }) => towards(turn, asked.of ?? [], 45),
  'inventory.opened': (turn) => [
    {
      ...{ id: 'inventory', sort: 'inventory', weight: 55, intent: { do: 'inventory' } },
      ...{
        text: turn.scene.words.choice.inventory,
        description: turn.scene.words.choice.inventoryHint,
      },
    },
  ],
  'battle.finished': (turn) => seekCandidate(turn),
  'encounter.survived': (turn) => seekCandidate(turn),
  'item.delivered': deliver,
  'info.gathered': (turn, { asked }) =>
    handle(turn, { of: asked.of ?? [], verbs: ['read', 'inspect'], weight: 58 }),
  'fragment.found': (turn) => fragmentsHere(turn),
  'skill.used': (turn) =>
    Object.keys(turn.scene.campaign.session.skills).flatMap((id) => {
      const act = skillAct(turn, id);
      return act ? [actCandidate(turn, { act, weight: 52 })] : [];
    }),
};

function leadsOn(turn: PlayTurn, one: Open): ChoiceCandidate[] {
  const { verb, of = [] } = one.asked;
  const lead = Object.hasOwn(LEADS, verb) ? LEADS[verb as ObjectiveEvent] : undefined;
  return lead ? lead(turn, one) : handle(turn, { of, verbs: [verb], weight: 57 });
}

function unvisited({ world, state }: PlayTurn, { asked, done }: Open): string[] {
  const any = [...world.places.values()]
    .filter(({ facility }) => facility)
    .map(({ id }) => id as string);
  return (asked.of ?? any).filter((id) => !done.includes(id) && !state.visited[id]);
}

/** The next step towards the nearest of some places. */
function towards(turn: PlayTurn, places: readonly string[], weight: number): ChoiceCandidate[] {
  const ways = places
    .map((id) => exitsTo(turn.world, { from: turn.place.id, to: id }))
    .filter((way) => way.length > 0)
    .sort((a, b) => a.length - b.length);
  const next = ways[0]?.[0];
  return next === undefined ? [] : moveCandidate(turn, { target: next, weight });
}

function seekCandidate(turn: PlayTurn): ChoiceCandidate[] {
  const { choice } = turn.scene.words;
  if (lurkingAt(turn).length > 0) {
    const said = { text: choice.seek, description: choice.seekHint };
    return [{ id: 'seek', sort: 'seek', weight: 48, intent: { do: 'seek' }, ...said }];
  }
  const places = [...turn.scene.campaign.encounters.values()].flatMap((one) => one.places);
  return towards(turn, places, 35);
}

function deliver(turn: PlayTurn, { asked }: Open): ChoiceCandidate[] {
  const { of = [], to } = asked;
  const held = heldBy(turn.world, PLAYER).find(({ id }) => of.includes(id));
  const receiver = turn.world.characters.get(to ?? '');
  if (!held || !receiver) return handle(turn, { of, verbs: ['take'], weight: 66 });
  if (receiver.place !== turn.place.id) return towards(turn, [receiver.place], 66);
  const { choice } = turn.scene.words;
  const act = { verb: 'give', object: held.id, target: receiver.id };
  const text = filledBlanks(choice.give, { name: receiver.name, thing: held.name });
  return [
    {
      ...actCandidate(turn, { act, weight: 92 }),
      sort: 'give',
      text,
      description: choice.giveHint,
    },
  ];
}

interface Handling {
  readonly of: readonly string[];
  readonly verbs: readonly string[];
  readonly weight: number;
}

function handle(turn: PlayTurn, { of, verbs, weight }: Handling): ChoiceCandidate[] {
  return of.flatMap((object) => {
    const prop = turn.world.props.get(object);
    if (!prop || !('place' in prop.at) || prop.at.place !== turn.place.id) return [];
    const verb = verbs.find((one) => isAllowed(turn, { verb: one, object }));
    return verb === undefined ? [] : [actCandidate(turn, { act: { verb, object }, weight })];
  });
}

function fragmentsHere(turn: PlayTurn): ChoiceCandidate[] {
  return [...turn.scene.campaign.fragments].flatMap(
    ([
      id,
      {
        found: { place, by, of },
      },
    ]) => {
      const isOpen = place === turn.place.id && !turn.state.fragments[id];
      return isOpen && of !== undefined && by !== 'talk' && by !== 'battle'
        ? handle(turn, { of: [of], verbs: [by], weight: 62 })
        : [];
    },
  );
}

function isAllowed(turn: PlayTurn, act: { verb: string; object: string }): boolean {
  return turn.allows(act);
}
