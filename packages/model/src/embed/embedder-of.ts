// Makes an embedder of one way to ask a server: texts in batches, one deadline, every answer checked.
import { ModelTimeoutError } from '../errors/call-errors.ts';
import { readAnswerJson } from '../http/read-text.ts';
import { type ServerOptions, serverTarget } from '../http/server-options.ts';
import { expectOk } from '../http/status-error.ts';
import { limits } from '../limits.ts';
import { underSignal } from '../wrap/linked-abort.ts';
import { untilAborted } from '../wrap/until-aborted.ts';
import { checkedVectors } from './checked-vectors.ts';
import type { Embedder } from './embedder.ts';

/** What tells servers apart: the path, the body, and where the vectors are in the answer. */
export interface EmbedDialect {
  readonly server: string;
  readonly path: string;
  readonly body: (model: string, texts: readonly string[]) => object;
  /** The vectors in the order of the texts; undefined when there are none in it. */
  readonly vectorsIn: (answer: unknown) => readonly (readonly number[])[] | undefined;
}

/** An embedder on a server. */
export function embedderOf(dialect: EmbedDialect, options: ServerOptions): Embedder {
  const target = serverTarget(options);
  const url = `${target.baseUrl}${dialect.path}`;
  const { model } = options;
  const ask = async (texts: readonly string[], signal: AbortSignal) => {
    const body = dialect.body(model, texts);
    const limitBytes = limits.answerBytes;
    const answer = await target.door.send({ url, body, signal, limitBytes });
    const said = await readAnswerJson(await expectOk(answer, model));
    return checkedVectors({ url, vectors: dialect.vectorsIn(said), count: texts.length });
  };
  return {
    id: `${dialect.server}:${model}`,
    embed: ({ texts, deadlineMs, signal: outer }) =>
      underSignal(outer, async (controller) => {
        const { signal } = controller;
        const late = () => new ModelTimeoutError({ limitMs: deadlineMs, kind: 'deadline' });
        const timer = setTimeout(
          () => controller.abort(late()),
          Math.min(deadlineMs, limits.timerMs),
        );
        try {
          return await untilAborted(signal, async () => {
            const vectors: (readonly number[])[] = [];
            for (const batch of batches(texts)) vectors.push(...(await ask(batch, signal)));
            return vectors;
          });
        } finally {
          clearTimeout(timer);
        }
      }),
  };
}

function batches(texts: readonly string[]): string[][] {
  const short = texts.map((text) => text.slice(0, limits.embedChars).toWellFormed());
  const count = Math.ceil(short.length / limits.embedTexts);
  return Array.from({ length: count }, (_, i) =>
    short.slice(i * limits.embedTexts, (i + 1) * limits.embedTexts),
  );
}
