// What a player is writing, kept through reloads until the world has answered it.
import type { GameMessage } from '@hakoniwa/protocol/sessions';
import { useEffect, useRef, useState } from 'react';
import { lastAct } from './story-parts.ts';

const keyOf = (session: string) => `hakoniwa.draft.${session}`;

function keptDraft(session: string): string {
  try {
    return sessionStorage.getItem(keyOf(session)) ?? '';
  } catch {
    // Storage may be forbidden; then a draft lasts as long as the page.
    return '';
  }
}

/** The draft and how to change it; it is emptied once the story holds it. */
export function useDraft(session: string, messages: readonly GameMessage[]) {
  const [draft, setDraft] = useState(() => keptDraft(session));
  const change = (text: string) => {
    setDraft(text);
    try {
      if (text === '') sessionStorage.removeItem(keyOf(session));
      else sessionStorage.setItem(keyOf(session), text);
    } catch {
      // As above.
    }
  };
  const told = lastAct(messages);
  const newest = useRef(0);
  const latest = useRef({ draft, change });
  latest.current = { draft, change };
  const sequence = told?.sequence;
  const content = told?.content;
  useEffect(() => {
    // What was taken back leaves an older act as the last one; that one empties nothing.
    if (sequence === undefined || sequence <= newest.current) return;
    newest.current = sequence;
    const { draft: now, change: set } = latest.current;
    if (now.trim() === content) set('');
  }, [sequence, content]);
  return { draft, setDraft: change };
}
