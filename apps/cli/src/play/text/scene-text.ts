// A session as one comes to it, and each turn: the narrative, and what can be done next.
import type { Choice } from '@hakoniwa/protocol/sessions';
import { safeText } from '../../output/safe-text.ts';
import type { RecordOf } from '../record.ts';
import { linesFrom, paragraphs } from './paragraphs.ts';
import type { Teller } from './teller.ts';

export function playSceneText(scene: RecordOf<'scene'>, teller: Teller): string {
  const { say, paint } = teller;
  const { session, messages, sp } = scene;
  const last = messages.at(-1)?.turnNumber ?? 0;
  const told = messages
    .filter(({ turnNumber }) => turnNumber === last)
    .map(({ senderType, content }) =>
      senderType === 'PLAYER'
        ? paint('dim', say('you', { text: safeText(content) }))
        : paragraphs(content),
    );
  const name = safeText(scene.name);
  const head = paint('bold', say('numbered', { name, number: session.sessionNumber }));
  const next = choicesText(scene.choices, { teller, balance: sp.balance, custom: sp.customCost });
  return [head, ...told, next].filter((part) => part !== '').join('\n\n');
}

export function turnText(
  turn: RecordOf<'turn'>,
  { teller, custom }: { teller: Teller; custom: number },
): string {
  const { say, paint } = teller;
  // Quests and levels are told in the narrative.
  const news = turn.success ? '' : paint('yellow', say('denied'));
  const next = choicesText(turn.choices, { teller, custom, balance: turn.sp.balance });
  const isOver = turn.proposal?.isMandatory === true;
  return [paragraphs(turn.narrative), news, isOver ? '' : next]
    .filter((part) => part !== '')
    .join('\n\n');
}

interface Offer {
  readonly teller: Teller;
  readonly balance: number;
  readonly custom: number;
}

function choicesText(choices: readonly Choice[], { teller, balance, custom }: Offer): string {
  const { say, paint } = teller;
  if (choices.length === 0) return '';
  const lines = choices.map(({ text, description, cost }, i) => {
    const whole = safeText(description === undefined ? text : `${text} ― ${description}`);
    return `  ${say('choiceLine', { number: i + 1, text: whole, cost })}`;
  });
  const hint = say('ownWords', { cost: custom, balance });
  return linesFrom(paint('cyan', say('whatNow')), ...lines, paint('dim', `  ${hint}`));
}
