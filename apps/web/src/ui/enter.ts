// Enter that sends, safe for whoever writes with an input method: while words are being composed it only confirms them.
import type { KeyboardEvent } from 'react';

/** Some browsers send the Enter that ends a composition after it has ended. */
const AFTER_COMPOSITION_MS = 50;
const PROCESS_KEY = 229;
let composedAt = 0;

/** Handlers for a text field: `send` is called for Enter, and for Ctrl+Enter or Cmd+Enter; Shift+Enter is a new line. */
export function onEnter(send: () => void) {
  return {
    onCompositionEnd: () => {
      composedAt = performance.now();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey) return;
      const { isComposing, keyCode } = event.nativeEvent;
      const isJustComposed = performance.now() - composedAt < AFTER_COMPOSITION_MS;
      if (isComposing || keyCode === PROCESS_KEY || isJustComposed) return;
      event.preventDefault();
      send();
    },
  };
}
