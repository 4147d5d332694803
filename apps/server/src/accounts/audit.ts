// The audit of a garden: what the director did, who that was and when.

import type { Database } from '@hakoniwa/database';
import type { auditPageSchema } from '@hakoniwa/protocol';
import type { z } from 'zod';
import type { Pass } from '../borders/pass.ts';
import { auditLinesOf, beginAuditLine, endAuditLine } from './rows/index.ts';

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

/** The audit in a database. */
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
