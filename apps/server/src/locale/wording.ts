// The texts the server needs in every language: those that English has.
import type { en } from './en.ts';

/** The key of a text. */
export type Text = keyof typeof en;
export type ApiWording = Readonly<Record<Text, string>>;
