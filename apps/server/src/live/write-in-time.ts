// One message to a reader who may be slow or gone: whoever takes nothing for too long is cut off.
import { limits } from '../limits.ts';

export interface Reader<Message> {
  /** Settles when the reader has taken it. */
  readonly write: (message: Message) => Promise<unknown>;
  /** Breaks the connection. */
  readonly cut: () => void;
  readonly writeMs?: number;
}

/** Writes it; `end` is called when there is nobody left to write to. */
export async function writeInTime<Message>(
  message: Message,
  {
    reader: { write, cut, writeMs = limits.streamWriteMs },
    end,
  }: { readonly reader: Reader<Message>; readonly end: () => void },
): Promise<void> {
  const timer = setTimeout(() => {
    end();
    cut();
  }, writeMs);
  try {
    await write(message);
  } catch {
    // The reader is gone; there is nobody left to tell.
    end();
  } finally {
    clearTimeout(timer);
  }
}
