// The events of a session as sentences, the weightiest first: what a summary and its key events are made of.
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import { called, inARow } from '../play/called.ts';
import { filledBlanks } from '../play/fill.ts';
import { type NamingScene, placeCalled, subjectName } from './names.ts';
import type { PlayedEvent, ResultScene } from './result-scene.ts';

/** How much an event weighs in a story; what is not here is not told. */
const WEIGHTS: Readonly<Partial<Record<PlayEventKind, number>>> = {
  'log.manifested': 100,
  'quest.completed': 90,
  'log.compiled': 85,
  'battle.finished': 80,
  'level.up': 70,
  'fragment.collected': 65,
  'fragment.found': 60,
  'encounter.survived': 55,
  'item.delivered': 45,
  'affinity.raised': 30,
  'npc.talked': 25,
  'item.gained': 20,
  'facility.visited': 15,
  'gate.reached': 12,
  'info.gathered': 10,
  'place.visited': 5,
};

export interface ResultDeed {
  readonly event: PlayedEvent;
  readonly text: string;
  readonly weight: number;
}

/** One deed for each subject, the weightiest first, earlier ones before later. */
export function deedsOf(scene: ResultScene): ResultDeed[] {
  const found = new Map<string, ResultDeed>();
  for (const event of scene.events) {
    const weight = WEIGHTS[event.kind];
    const text = sentenceOf(scene, event);
    if (weight === undefined || text === '') continue;
    const key = event.subject ?? event.kind;
    const before = found.get(key);
    // Of levels the last one tells, of everything else the weightiest.
    if (before && (before.weight > weight || (before.weight === weight && event.subject))) continue;
    found.set(key, { event, text, weight });
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || a.event.number - b.event.number);
}

/** What an event is told with. */
type TellingScene = NamingScene & Pick<ResultScene, 'words' | 'character'>;
interface ToldEvent extends Pick<PlayedEvent, 'kind' | 'subject' | 'place'> {
  readonly detail?: PlayedEvent['detail'] | undefined;
}

/** One event as a sentence without its end; empty when it names what nobody can read. */
export function sentenceOf(scene: TellingScene, event: ToldEvent): string {
  const template = templateOf(scene, event);
  const subject = subjectIn(scene, { template, id: event.subject });
  if (template === undefined || (template.includes('{subject}') && subject === '')) return '';
  const { to: toWhom } = event.detail ?? {};
  const to = typeof toWhom === 'string' ? subjectName(scene, toWhom) : '';
  const place = placeCalled(scene, event.place);
  return filledBlanks(template, { name: scene.character.name, subject, to, place });
}

/** Kinds that read better as one sentence about several than as several about one. */
const GROUPED: ReadonlySet<PlayEventKind> = new Set([
  ...(['affinity.raised', 'npc.talked', 'item.gained'] as const),
]);

/** Deeds as sentences in their order; those of a kind that is told of several at once are one sentence. */
export function deedSentences(scene: ResultScene, deeds: readonly ResultDeed[]): string[] {
  const inOrder = [...deeds].sort((a, b) => a.event.number - b.event.number);
  return inOrder.flatMap(({ event, text }, i) => {
    const same = inOrder.filter((one) => one.event.kind === event.kind);
    if (!GROUPED.has(event.kind) || same.length === 1) return [text];
    if (inOrder.findIndex((one) => one.event.kind === event.kind) !== i) return [];
    const template = templateOf(scene, event) ?? '';
    const names = same.map((one) => subjectIn(scene, { template, id: one.event.subject }));
    return [filledBlanks(template, { subject: inARow(names, scene.language) })];
  });
}

/** A subject in its sentence; what stands in quotes takes no article. */
function subjectIn(
  scene: TellingScene,
  { template = '', id }: { readonly template: string | undefined; readonly id: string | undefined },
): string {
  const name = subjectName(scene, id);
  return template.includes('“{subject}”') ? name : called(name, scene.language);
}

function templateOf({ words }: TellingScene, { kind, detail }: ToldEvent): string | undefined {
  if (kind === 'battle.finished' && detail?.won !== true) return words.deed['battle.lost'];
  const deeds: Readonly<Record<string, string | undefined>> = words.deed;
  return deeds[kind];
}
