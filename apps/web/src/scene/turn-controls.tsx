// The hands on a turn: take it again, write it anew, stand before it, branch off after it, look at its prompt.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useGardenAct } from '../data/use-garden-act.ts';
import { Button } from '../ui/button.tsx';
import { EditTurn } from './edit-turn.tsx';
import type { TurnCardProps } from './turn-card-props.ts';
import { stepsSince, writtenTextOf } from './turns-of.ts';

export function TurnControls(props: TurnCardProps) {
  const { turn, isLast, onInspect } = props;
  const { t } = useTranslation('scene');
  const [isEditing, setEditing] = useState(false);
  const { again, undo, fork } = useTurnActs(props, () => setEditing(false));
  // Earlier turns have their hands as signs, so that the story is what one reads; so has everything on a narrow page.
  const named = (words: string) => ({
    title: words,
    children: <span className={isLast ? 'max-md:sr-only' : 'sr-only'}>{words}</span>,
  });
  return (
    <div className="-ml-2.5 flex flex-wrap gap-1 text-soft">
      {turn.actor === undefined ? null : (
        <>
          <Button
            tone="quiet"
            isSmall
            icon="again"
            isBusy={again.isPending}
            onClick={() => again.mutate(undefined)}
            {...named(t('hands.again'))}
          />
          <Button
            tone="quiet"
            isSmall
            icon="edit"
            onClick={() => setEditing(true)}
            {...named(t('hands.edit'))}
          />
        </>
      )}
      <Button
        tone="quiet"
        isSmall
        icon="undo"
        isBusy={undo.isPending}
        onClick={() => undo.mutate(undefined)}
        {...named(isLast ? t('hands.undo') : t('hands.undoTo'))}
      />
      <Button
        tone="quiet"
        isSmall
        icon="branch"
        isBusy={fork.isPending}
        onClick={() => fork.mutate(undefined)}
        {...named(t('hands.branch'))}
      />
      {turn.actor === undefined ? null : (
        <Button
          tone="quiet"
          isSmall
          icon="eye"
          onClick={() => onInspect(turn.last)}
          {...named(t('hands.prompt'))}
        />
      )}
      <EditTurn
        isOpen={isEditing}
        text={writtenTextOf(turn)}
        isBusy={again.isPending}
        onClose={() => setEditing(false)}
        onSave={(text) => again.mutate(text)}
      />
    </div>
  );
}

/** What can be done to a turn, each as a question to the world. */
function useTurnActs({ garden, turn, events, state }: TurnCardProps, onDone: () => void) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const { branch } = state.view?.point ?? {};
  const again = useGardenAct({
    garden,
    act: (text?: string) =>
      api.gardens.retake(garden, { seq: turn.last, ...(text === undefined ? {} : { text }) }),
    done: t('hands.retaken'),
    onDone,
  });
  const undo = useGardenAct({
    garden,
    act: () => api.gardens.undo(garden, stepsSince(events, turn.first)),
    done: t('hands.undone'),
  });
  const fork = useGardenAct({
    garden,
    act: () =>
      api.gardens.fork(garden, {
        ...(branch === undefined ? {} : { at: { branch, seq: turn.last } }),
        enter: true,
      }),
    done: t('hands.forked'),
  });
  return { again, undo, fork };
}
