// The audit of a garden: what the director did, who that was and when; in the database or, without one, in memory.
import type { auditPageSchema } from '@hakoniwa/protocol';
import { auditLinesOf, beginAuditLine, endAuditLine } from '@hakoniwa/store/accounts';
import type { Database } from '@hakoniwa/store/postgres';
import type { z } from 'zod';
import type { Pass } from '../borders/pass.ts';
import { limits } from '../limits.ts';

export type AuditLine = z.infer<typeof auditPageSchema>['lines'][number];

export interface NewLine {
  readonly garden: string;
  readonly pass: Pass;
  readonly what: AuditLine['what'];
  readonly detail: unknown;
  readonly requestId: string;
}

export interface Audit {
  /** Writes down what is about to be done; the result takes what it came to. */
  readonly begin: (
    line: NewLine,
  ) => Promise<(outcome: NonNullable<AuditLine['outcome']>, seq?: number) => Promise<void>>;
  /** Lines before a number, newest first. */
  readonly read: (page: {
    garden: string;
    before: number;
    limit: number;
  }) => Promise<readonly AuditLine[]>;
}

/** An audit that is kept. */
export function storedAudit(database: Database): Audit {
  return {
    begin: async ({ garden, pass, what, detail, requestId }) => {
      const { name: who, by, owner } = pass;
      const userId = by === 'session' || by === 'token' ? owner : undefined;
      const line = { garden, userId, who, by, what, detail: JSON.stringify(detail), requestId };
      const id = await beginAuditLine(database, line);
      return (outcome, seq) =>
        endAuditLine(database, { id, outcome, ...(seq === undefined ? {} : { seq }) });
    },
    read: async (page) =>
      (await auditLinesOf(database, page)).map((row) => ({
        ...row,
        by: row.by as AuditLine['by'],
        what: row.what as AuditLine['what'],
        outcome: row.outcome as AuditLine['outcome'],
        at: row.at.toISOString(),
        detail: JSON.parse(row.detail) as unknown,
      })),
  };
}

/** An audit that lives as long as the gardens in memory. */
export function memoryAudit(): Audit {
  const lines: (AuditLine & { readonly garden: string })[] = [];
  let last = 0;
  return {
    begin: async ({ garden, pass, what, detail, requestId }) => {
      last += 1;
      const id = last;
      const { name: who, by } = pass;
      const at = new Date().toISOString();
      const line = { id, garden, at, who, by, what, detail, requestId, outcome: null, seq: null };
      lines.push(line);
      if (lines.length > limits.auditLines) lines.shift();
      return async (outcome, seq = undefined) => {
        const index = lines.findIndex((one) => one.id === id);
        if (index >= 0) lines[index] = { ...line, outcome, seq: seq ?? null };
      };
    },
    read: async ({ garden, before, limit }) =>
      lines
        .filter((line) => line.garden === garden && line.id < before)
        .toReversed()
        .slice(0, limit)
        .map(({ garden: _garden, ...line }) => line),
  };
}
