// A topic of talk: it opens with something new that was handled or entered, is taken up from both sides, and is let go
// after some lines. What it is about is drawn once and stays.
import { articled, hashText, type SpeechAct } from '@hakoniwa/stage';
import { companions, type MindContext } from '../context.ts';
import type { Topic } from '../phrases/speak.ts';
import type { Memory } from '../remember/memory.ts';
import type { Matter } from '../remember/question.ts';
import { lately } from './lately.ts';
import { calledBy } from './phrase-of.ts';

/** What is being talked of, with how far it has come. */
interface Thread {
  readonly about: Matter;
  readonly last: Memory;
  /** Lines on it so far. */
  readonly lines: number;
}

/** What there is to say on the topic that stands. */
export function threadTopics(context: MindContext): Topic[] {
  const thread = threadOf(context);
  if (!thread || thread.last.actor === context.id) return [];
  const { about, last, lines } = thread;
  const fill = topicFill(context, about);
  if (!fill) return [];
  const why = { answers: last.seq };
  return stepsOf(context, thread).map(({ point, act, on, to }, index) => ({
    ...{ on, to, fill, why, facts: { point } },
    weight: STANDING - index - lines / 10,
    says: { act, about, ...(act === 'ask-wh' ? { asks: 'how' as const, to: last.actor } : {}) },
  }));
}

/** A topic nobody here spoke of lately: what was handled last, or where one has just come. */
export function openingTopics(context: MindContext): Topic[] {
  const [listener] = companions(context);
  if (!listener || threadOf(context)) return [];
  const spoken = new Set(lately(context.memories).map(({ about }) => about?.of));
  const about = salient(context).find(({ of }) => !spoken.has(of));
  const fill = about && topicFill(context, about);
  if (!fill) return [];
  const weight = OPENING + (context.personality.openness - 50) / 10;
  return [
    { on: 'tell', weight, fill, facts: { point: 'topic-open' }, says: { act: 'tell', about } },
    {
      ...{ on: 'ask', weight: weight - 1, fill, facts: { point: 'topic-ask' } },
      says: { act: 'ask-wh', asks: 'how', about, to: listener.id },
    },
  ];
}

/** The names of what is talked about, as they stand in a sentence. */
export function topicFill(
  context: MindContext,
  { kind, of = '' }: Matter,
): Readonly<Record<string, string>> | undefined {
  const { believed } = context;
  if (kind === 'person') {
    const topic = of === context.id ? undefined : calledBy(context, of);
    return topic === undefined ? undefined : { topic, 'the-topic': topic };
  }
  const known =
    kind === 'place' ? believed.places.get(of as never) : believed.props.get(of as never);
  return known && { topic: known.name, 'the-topic': articled(known.name, believed.language) };
}

const STANDING = 66;
const OPENING = 49;
/** Lines after which a topic is let go. */
const LONGEST = 5;
/** Lines a topic still stands after the last one on it. */
const RESTING = 1;

const TALKED_OF: ReadonlySet<string> = new Set(['thing', 'place', 'person']);

function threadOf({ recent }: MindContext): Thread | undefined {
  const lines = lately(recent, LONGEST + RESTING + 1);
  const at = lines.findLastIndex(({ about }) => about !== undefined && TALKED_OF.has(about.kind));
  const last = lines[at];
  if (!last?.about || lines.length - 1 - at > RESTING) return undefined;
  const { about } = last;
  const on = lines.filter((line) => line.about?.kind === about.kind && line.about.of === about.of);
  const isClosed = on.length > 1 && last.does?.includes('acknowledge') === true;
  return isClosed ? undefined : { about, last, lines: on.length };
}

interface ThreadStep {
  readonly point: 'agree' | 'doubt' | 'topic-ask' | 'topic-more' | 'topic-close';
  readonly act: SpeechAct;
  readonly on: Topic['on'];
  readonly to?: SpeechAct;
}

const AGREE = { point: 'agree', act: 'agree', on: 'reply', to: 'tell' } as const;
const DOUBT = { point: 'doubt', act: 'object', on: 'reply', to: 'tell' } as const;
const ASK = { point: 'topic-ask', act: 'ask-wh', on: 'ask' } as const;
const MORE = { point: 'topic-more', act: 'tell', on: 'tell' } as const;
const CLOSE = { point: 'topic-close', act: 'acknowledge', on: 'reply', to: 'tell' } as const;

/** What one would say to it, the likeliest first: the agreeable agree, the curious ask, and it ends where it is enough. */
function stepsOf(context: MindContext, { last, lines }: Thread): ThreadStep[] {
  const { personality, seed, id } = context;
  if (lines >= LONGEST) return [CLOSE];
  const drawn = Number.parseInt(hashText(`${seed}:${id}:${last.seq}`).slice(0, 4), 16) % 100;
  const view = drawn < personality.agreeableness ? AGREE : DOUBT;
  const wasTold = last.does?.some((act) => act === 'tell') ?? false;
  if (!wasTold) return drawn % 2 === 0 ? [MORE, CLOSE] : [CLOSE, MORE];
  return drawn < personality.openness / 3 ? [ASK, view, MORE] : [view, MORE, ASK];
}

/** What lies nearest: things handled last, then the place one has come to. */
function salient({ recent, view }: MindContext): Matter[] {
  const isSeen = (id: string) => view.props.some((prop) => prop.id === id);
  return recent
    .slice(-SALIENT)
    .reverse()
    .flatMap(({ object, target, type, place, isDenied }) => {
      if (isDenied) return [];
      const things = [object, target].filter((one) => one !== undefined && isSeen(one));
      const came = type === 'character-moved' && place === view.here ? [place] : [];
      return [
        ...things.map((of) => ({ kind: 'thing', of }) as Matter),
        ...came.map((of) => ({ kind: 'place', of }) as Matter),
      ];
    });
}

/** Events back within which something is still in everybody's mind. */
const SALIENT = 12;
