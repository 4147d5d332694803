// Shapes of what is asked in play, as they are sent: what has a usual value may be left out.
import type {
  messagePageSchema,
  newCharacterSchema,
  newSessionSchema,
} from '@hakoniwa/protocol/sessions';
import type { z } from 'zod';

export type NewCharacterWish = z.input<typeof newCharacterSchema>;
export type NewSessionWish = z.input<typeof newSessionSchema>;
export type MessagesAnswer = z.infer<typeof messagePageSchema>;
