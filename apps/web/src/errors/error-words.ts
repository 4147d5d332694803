// The words a page has for what went wrong: a sentence for every code a server can send, and for what has none.
import type { ApiErrorCode } from '@hakoniwa/client';

export type ErrorWords = Readonly<Record<ApiErrorCode | 'other', string>>;
