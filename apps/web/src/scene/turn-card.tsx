// One turn: who, what they said and did, what the world said to it, what changed, and the hands on it.
import type { Expression } from '@hakoniwa/portrait';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Face } from '../people/face.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Reason } from './reason.tsx';
import { stagedLines } from './staged-lines.ts';
import type { TurnCardProps } from './turn-card-props.ts';
import { TurnControls } from './turn-controls.tsx';
import { leftOutOf, type SceneEvent, type ShownTurn, thoughtOf } from './turns-of.ts';
import { Verdicts } from './verdicts.tsx';
import { WorldDiff } from './world-diff.tsx';

export function TurnCard(props: TurnCardProps) {
  const { turn, state, isLast, isSought } = props;
  const { t } = useTranslation('scene');
  const { actor, clock, events } = turn;
  const name = actor === undefined ? undefined : (state.view?.people[actor]?.name ?? actor);
  return (
    <article
      aria-current={isSought || undefined}
      className={classNames(
        'group grid grid-cols-[auto_1fr] gap-x-3 py-3 aria-[current]:rounded-chip aria-[current]:bg-leaf aria-[current]:px-3',
        !isLast && 'border-b border-line',
      )}
    >
      {actor === undefined ? (
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-sunk text-soft"
        >
          ❖
        </span>
      ) : (
        <Face
          id={actor}
          look={state.view?.people[actor]?.look}
          expression={expressionIn(turn)}
          className="size-11"
        />
      )}
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-baseline gap-2">
          <b className="font-medium">{name ?? t('world')}</b>
          <span className="text-fine text-soft tabular-nums">{clock}</span>
        </p>
        {events.map((event) => (
          <EventLine key={event.seq} event={event} />
        ))}
        <LeftOut turn={turn} />
        <Verdicts turn={turn} />
        <Reason garden={props.garden} turn={turn} />
        <Thought turn={turn} />
        <WorldDiff turn={turn} view={props.view} />
        <TurnControls {...props} />
      </div>
    </article>
  );
}

/** The face that goes with a turn: what the world refuses shows in it. */
function expressionIn({ events }: ShownTurn): Expression {
  if (events.some(({ outcome }) => outcome === 'denied')) return 'surprised';
  return events.some(({ speech }) => speech) ? 'content' : 'calm';
}

/** What was said in full, what was done as a chip; what was refused is told by its verdict. */
function EventLine({ event }: { readonly event: SceneEvent }) {
  const { t } = useTranslation('scene');
  const { speech, text, outcome, type } = event;
  if (outcome === 'denied') return null;
  const staged = stagedLines(event);
  if (speech || staged.length > 0)
    return staged.map((part) =>
      part.isGesture ? (
        <p key={part.at}>
          <Badge tone="note">{part.text}</Badge>
        </p>
      ) : (
        <p key={part.at} className="measure text-body">
          {t('said', { text: part.text })}
        </p>
      ),
    );
  if (text === '' || type === 'turn-performed' || type === 'words-said') return null;
  return (
    <p>
      <Badge tone={event.actor === undefined ? 'warm' : 'note'}>{text}</Badge>
    </p>
  );
}

/** What somebody typed and the scene did not take: nothing that is written goes unmentioned. */
function LeftOut({ turn }: { readonly turn: ShownTurn }) {
  const { t } = useTranslation('scene');
  const left = leftOutOf(turn);
  return (['unread', 'undone'] as const).map((how) =>
    left[how].map((text) => (
      <p key={`${how} ${text}`} className="text-small text-soft">
        {t(how, { text })}
      </p>
    )),
  );
}

function Thought({ turn }: { readonly turn: ShownTurn }) {
  const { t } = useTranslation('scene');
  const [isShown, setShown] = useState(false);
  const thought = thoughtOf(turn);
  if (thought === undefined) return null;
  return (
    <div>
      <Button
        tone="quiet"
        isSmall
        icon="thought"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? t('thought.hide') : t('thought.show')}
      </Button>
      {isShown ? (
        <p className="rise measure rounded-chip bg-plum-soft px-3 py-2 text-small text-plum">
          {thought}
        </p>
      ) : null}
    </div>
  );
}
