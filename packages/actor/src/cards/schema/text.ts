// A text of a card, of bearable length.
import { z } from 'zod';
import { limits } from '../limits.ts';

export const cardText = z.string().max(limits.fieldLength);
