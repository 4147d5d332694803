// Golden views: what everyone sees, may do and is told, in the shipped worlds and along the golden logs; a change shows line by line.
import { readPack, SHIPPED, stageRules } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import {
  actText,
  admissible,
  applyEvent,
  believedWorld,
  buildWorld,
  canonicalJson,
  characterId,
  denialText,
  eventText,
  hashText,
  isProblem,
  type Json,
  type SealedEvent,
  sceneText,
  sceneXml,
  stateHash,
  validatePack,
  viewFor,
  type World,
} from '../src/index.ts';
import type { Audience } from '../src/view/view.ts';
import { GOLDEN_LOGS, readGoldenLog } from './golden-logs.ts';

const digest = (value: unknown) => hashText(canonicalJson(value as Json)).slice(0, 12);

/** The world to one reader: the scene as text, and all else of the view by its digest. */
function seenBy(world: World, audience: Audience): string[] {
  const view = viewFor(audience, world);
  return [
    `## ${audience.as} ${'id' in audience ? audience.id : ''} ${digest(view)} ${digest(sceneXml(view))}`,
    sceneText(view),
  ];
}

/** What somebody may do, in the true world and in the one they believe in. */
function open(world: World, id: string): string[] {
  const believed = believedWorld(viewFor({ as: 'character', id }, world));
  const acts = (one: World) =>
    admissible(stageRules, { world: one, id: characterId(id) }).map((act) =>
      actText(stageRules, { world, act }),
    );
  const [may, thinks] = [acts(world), acts(believed)];
  const wrongly = thinks.filter((act) => !may.includes(act));
  return [`may: ${may.join(', ')}`, `believes: ${stateHash(believed)} ${wrongly.join(', ')}`];
}

function shown(world: World): string[] {
  const ids = [...world.characters.ids()].sort();
  return [
    ...seenBy(world, { as: 'director' }),
    ...seenBy(world, { as: 'public' }),
    ...ids.flatMap((id) => [...seenBy(world, { as: 'character', id }), ...open(world, id)]),
    '',
  ];
}

/** How an event is told, or why it did not come to be. */
function told(world: World, event: SealedEvent): string {
  const why = event.denial ? ` ! ${denialText(world, event.denial)}` : '';
  return `${event.seq} ${event.type} ${eventText(stageRules, { world, event })}${why}`;
}

it.each(Object.keys(GOLDEN_LOGS))(
  '%s is seen and told as it was; `vitest -u` writes it anew',
  async (name) => {
    const { first, log } = readGoldenLog(name);
    if (!log.ok) throw new Error(`event ${log.seq} on line ${log.line}: ${log.code}`);
    let world = first;
    const lines: string[] = [];
    for (const event of log.events) {
      world = applyEvent(world, event);
      lines.push(told(world, event));
      if (event.seq % 60 === 0) lines.push(...shown(world));
    }
    // Names may hold halves of characters, which no file can.
    const text = Buffer.from([...lines, ...shown(world)].join('\n')).toString();
    await expect(text).toMatchFileSnapshot(`../fixtures/golden/views/${name}.txt`);
  },
);

it.each(SHIPPED)('%s begins as it did; `vitest -u` writes it anew', async (name) => {
  const { pack, problems } = validatePack(readPack(name));
  if (!pack) throw new Error(JSON.stringify(problems));
  const lines = pack.languages.flatMap((language) =>
    Object.keys(pack.scenarios).flatMap((scenario) => {
      const world = buildWorld(pack, { scenario, language, seed: 1 });
      if (isProblem(world)) throw new Error(world.message.en);
      const [id = ''] = [...world.characters.ids()].sort();
      return [
        `# ${scenario} ${language} ${stateHash(world)}`,
        ...seenBy(world, { as: 'character', id }),
        ...open(world, id),
        `director ${digest(viewFor({ as: 'director' }, world))}`,
        `public ${digest(viewFor({ as: 'public' }, world))}`,
      ];
    }),
  );
  await expect([...lines, ''].join('\n')).toMatchFileSnapshot(
    `../fixtures/golden/views/${name}-pack.txt`,
  );
});
