// The GM as the gauge knows it: its reader and its judge, asked through the doors everybody uses.
import {
  type Gm,
  type GmRequest,
  gmStep,
  judgeText,
  NO_MEMORY,
  type ReadDeed,
  type Reading,
  read,
  readSpokenActs,
} from '@hakoniwa/gm';
import { characterId, type Language, type SpokenAct, type World } from '@hakoniwa/stage';
import { applyStrictly } from '../strict-patch.ts';
import { changesBetween } from './changes-between.ts';
import { hoursMeant, isWind } from './claim-values.ts';
import { meaningWorld } from './meaning-files.ts';
import type {
  ActRead,
  ClaimRead,
  ClaimsRead,
  MeaningReader,
  PartRead,
  RoleName,
} from './meaning-reader.ts';

interface Asked {
  readonly id: string;
  readonly language: Language;
  readonly world: string;
  readonly speaker: string;
  readonly text: string;
}

/** The GM as a reader of meaning. */
export function readerOf(gm: Gm): MeaningReader {
  return {
    lines: (asked) => actsIn(gm, asked),
    played: (asked) => partsIn(readingOf(gm, asked, 'played'), worldOf(gm, asked)),
    claims: (asked) => claimsOf(gm, asked),
    after: (asked) => {
      const { state, response } = judged(gm, asked);
      const delta = response.world_delta as Parameters<typeof applyStrictly>[1];
      return {
        reason: response.denied_reason,
        changes: changesBetween(state, applyStrictly(state, delta)),
      };
    },
  };
}

function worldOf(gm: Gm, { world, speaker, language }: Asked): World {
  const state = meaningWorld(world);
  const { lore } = gm.tongues[language];
  return gm.worldOf({ state, speaker, session: world, language, lore });
}

function readingOf(gm: Gm, asked: Asked, mode: 'performed' | 'played'): Reading {
  const names = worldOf(gm, asked);
  return read(asked.text, { gm, names, speaker: characterId(asked.speaker), mode });
}

interface AskedLine extends Asked {
  readonly hearers: readonly string[];
  readonly before?: { readonly speaker: string; readonly text: string } | undefined;
}

/** A line is speech and nothing else, whatever quotes it holds. */
function actsIn(gm: Gm, asked: AskedLine): ActRead[] {
  const names = worldOf(gm, asked);
  const { text, before, hearers } = asked;
  const acts = readSpokenActs(text, {
    ...{ names, speaker: characterId(asked.speaker) },
    hearers: hearers.map((name) => characterId(name)),
    before: before && { text: before.text, speaker: characterId(before.speaker) },
  });
  return acts.map((act) => actRead(act, names));
}

/** Ids as the names that stand for them. */
function actRead({ act, to, about, asks, not }: SpokenAct, names: World): ActRead {
  const of = about?.of;
  const does = about?.kind === 'deed' ? of : undefined;
  const named = of === undefined || about?.kind === 'deed' ? [] : [nameIn(names, of)];
  return { act, to: to && nameIn(names, to), does, about: named, asks, not };
}

function nameIn({ characters, props, places }: World, id: string): string {
  return (characters.get(id) ?? props.get(id) ?? places.get(id))?.name ?? id;
}

/** What is asked of the game is asked of nobody else. */
function partsIn({ parts, meta }: Reading, names: World): PartRead[] {
  if (meta) return [{ is: 'meta', meta }];
  return parts.map((part) =>
    part.is === 'saying'
      ? { is: 'saying', to: part.to, acts: part.acts.map((act) => actRead(act, names)) }
      : { is: 'deed', verb: part.verb, mood: part.mood, roles: rolesRead(part.roles) },
  );
}

function rolesRead(
  roles: ReadDeed['roles'],
): Readonly<Partial<Record<RoleName, readonly string[]>>> {
  const said = Object.entries(roles).map(([role, { text, head }]) => [role, [text, head]]);
  return Object.fromEntries(said);
}

function claimsOf(gm: Gm, asked: Asked): ClaimsRead {
  const { response } = judged(gm, asked);
  const { text } = judgeText(gm, {
    world: worldOf(gm, asked),
    speaker: characterId(asked.speaker),
    raw: asked.text,
    language: asked.language,
    facts: { place: [], otherPlaces: [] },
    memory: NO_MEMORY,
  });
  const said = text.claims.flatMap(({ it }) => claimRead(it));
  const contradicts = response.violations.some(({ reason }) => reason === 'CONTRADICTS_WORLD');
  return { claims: [...said, ...statesIn(readingOf(gm, asked, 'performed'))], contradicts };
}

function claimRead({
  about,
  value,
  perceivedNow: isNow,
}: {
  readonly about: string;
  readonly value: string;
  readonly perceivedNow: boolean;
}): ClaimRead[] {
  if (about === 'time') return [{ about, is: hoursMeant(value), isNow }];
  if (about === 'weather')
    return isWind(value)
      ? [{ about: 'wind', is: [value === 'calm' ? value : 'strong'], isNow }]
      : [{ about, is: [value], isNow }];
  return about === 'place' ? [{ about, is: [value], isNow }] : [];
}

function statesIn({ parts }: Reading): ClaimRead[] {
  const said = parts.flatMap((part) => (part.is === 'saying' ? part.claims : []));
  return said.flatMap(({ about, says, isHedged }) =>
    'state' in says ? [{ about: 'state', of: about.name, is: [says.state], isNow: !isHedged }] : [],
  );
}

function judged(gm: Gm, { id, world, speaker, text, language }: Asked) {
  const state = meaningWorld(world);
  const request: GmRequest = {
    ...{ session_id: id, speaker, raw_output: text, language },
    world_state: state,
  };
  return { state, response: gmStep(gm, { request }).response };
}
