// What a command of the CLI is: a name, its options, its help in both languages, and what it does.
import type { Settings } from '@hakoniwa/settings';
import type { Language, TextLanguage } from '@hakoniwa/stage';

/** A terminal somebody looks at; absent where output goes into a file or a pipe. */
export interface Screen {
  readonly columns: number;
  /** A line below everything else that is written over and over; empty takes it away. */
  readonly status: (text: string) => void;
}

/** Where a command writes: data to `out`, everything else to `err`. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether `out` may be coloured. */
  readonly isColoured?: boolean;
  readonly screen?: Screen | undefined;
  /** Resolves when what was written has been taken, so that a slow reader slows the writer. */
  readonly drained: () => Promise<void>;
}

/** Where a command reads what is piped into it. */
export interface Input {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether a person types it. */
  readonly isTerminal: boolean;
}

/** What a command is called with. */
export interface Call {
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly language: Language;
  readonly json: boolean;
  readonly input: Input;
  readonly output: Output;
  /** What the environment says; throws SettingsError. */
  readonly settings: () => Settings;
  /** Fires when somebody presses Ctrl-C; a command that asks for it ends by itself. */
  readonly interruption: () => AbortSignal;
}

/** 0 went well, 1 the answer is no, 2 the call was wrong, 130 somebody pressed Ctrl-C. */
export type ExitCode = 0 | 1 | 2 | 130;

export interface OptionHelp {
  readonly type: 'string' | 'boolean';
  readonly value?: string;
  readonly help: Readonly<Record<TextLanguage, string>>;
}

export interface CliCommand {
  readonly name: string;
  readonly usage: string;
  readonly summary: Readonly<Record<TextLanguage, string>>;
  readonly options: Readonly<Record<string, OptionHelp>>;
  readonly run: (call: Call) => Promise<ExitCode>;
}

/** Whoever read standard output has gone; a command that writes on ends here, in good order. */
export class ReaderGoneError extends Error {
  readonly code = 'READER_GONE';
  override readonly name = 'ReaderGoneError';
}

/** A call that cannot be understood, with what would be right. */
export class UsageError extends Error {
  readonly code = 'USAGE';
  override readonly name = 'UsageError';
}
