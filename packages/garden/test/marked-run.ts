// A random run in a marked world, and every marker that stood in a prompt without having been witnessed.
import {
  composePrompt,
  instinct,
  type MindContext,
  type PromptSet,
  type Proposal,
  phraseBookOf,
  promptsOf,
} from '@hakoniwa/actor';
import { checkPack, Garden, gardenRules, Recollection, takeTurn } from '@hakoniwa/garden';
import {
  beliefsOf,
  buildWorld,
  type CharacterId,
  isProblem,
  type Language,
  type Pack,
  type PlaceId,
} from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { Dice } from '@hakoniwa/testkit';
import { MARKER, mark, markWorld } from './marked-world.ts';
import { gm, kitchen } from './model-scene.ts';
import { Witnessed } from './witnessed.ts';

export interface MarkedRun {
  readonly scenario: string;
  readonly language: Language;
  readonly seed: number;
  readonly turns: number;
}

export interface MarkedResult {
  /** Who was told what nobody told them, and in which turn. */
  readonly leaks: readonly string[];
  /** Beliefs that rest on words when the run was over. */
  readonly hearsay: number;
  /** Markers that stood in prompts, and how many there were to leak when the run was over. */
  readonly told: number;
  readonly secrets: number;
}

/** Lives a run; each turn every prompt of its character is looked through. */
export async function markedRun({
  scenario,
  language,
  seed,
  turns,
}: MarkedRun): Promise<MarkedResult> {
  const pack = thePack();
  const built = buildWorld(pack, { scenario, language, seed });
  if (isProblem(built)) throw new Error(built.message.en);
  const marked = markWorld(built);
  const store = new MemoryEventStore();
  const rules = gardenRules({ gm });
  const garden = await Garden.create({ name: 'marked', store, rules }, marked.world);
  const recollection = await Recollection.of(garden, store);
  const witnessed = new Witnessed(marked);
  garden.subscribe((notice) => {
    if (notice.type === 'committed') witnessed.take(notice.submitted);
  });
  const dice = new Dice(seed);
  const cast = garden.world.characters.ids() as CharacterId[];
  const leaks: string[] = [];
  const told = new Set<string>();
  for (let turn = 1; turn <= turns; turn++) {
    const who = dice.one(cast);
    const mind = (context: MindContext) => {
      for (const found of markersIn(context, promptsOf(pack, language))) {
        told.add(found);
        if (!witnessed.knows(who, found)) leaks.push(`turn ${turn}: ${who} read ${found}`);
      }
      return markedProposal(context, dice, turn);
    };
    await takeTurn({ garden, recollection, phrases: phraseBookOf(pack, language), mind, who });
    if (dice.percent(20))
      await garden.submit({
        type: 'inject',
        by: 'gm',
        text: mark('hap', turn),
        place: dice.one(garden.world.places.ids()) as PlaceId,
      });
  }
  const beliefs = [...garden.world.characters.values()].flatMap((one) =>
    beliefsOf(garden.world, one.id),
  );
  const hearsay = beliefs.filter(({ source }) => source === 'told').length;
  return { leaks, told: told.size, secrets: witnessed.secrets(cast), hearsay };
}

/** Read once: every run is of the same kitchen. */
const checked = await checkPack(kitchen);

function thePack(): Pack {
  if (!checked.pack) throw new Error('the kitchen cannot be read');
  return checked.pack;
}

/** All markers in all prompts this character could be asked with now. */
function markersIn(context: MindContext, prompts: PromptSet): ReadonlySet<string> {
  const texts = (['thought', 'performance', 'fused'] as const).map((ask) =>
    JSON.stringify(
      composePrompt({ context, prompts, ask, injects: true, budgetTokens: 100_000 }).messages,
    ),
  );
  return new Set(texts.join().match(MARKER));
}

/** Instinct or any act that comes to mind, with a marked line and a marked thought. */
function markedProposal(context: MindContext, dice: Dice, turn: number): Proposal {
  const proposal = instinct(context);
  const roving = context.choices.filter(({ verb }) => ROVING.has(verb));
  const act = roving.length > 0 && dice.percent(60) ? dice.one(roving) : proposal.act;
  const speech = `${proposal.speech ?? ''} ${mark('say', turn)} ${hearsay(context, dice)}`;
  return { ...proposal, act, speech, thought: mark('tht', turn) };
}

/** Something the speaker knows, said to be somewhere: true or not, whoever hears it was told. */
function hearsay({ believed, view }: MindContext, dice: Dice): string {
  const things = [...believed.props.values()];
  if (things.length === 0 || dice.percent(50)) return '';
  const { name } = dice.one(things);
  const place = dice.one([...believed.places.values()]).name;
  return view.language === 'ja' ? `${name}は${place}にあるよ。` : `The ${name} is in the ${place}.`;
}

/** What takes people apart and things out of sight. */
const ROVING: ReadonlySet<string> = new Set(['move', 'open', 'close', 'take', 'put', 'search']);
