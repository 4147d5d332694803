// The knots of folders that are known: each may shrink and may not grow.

export const KNOWN_KNOTS: Readonly<
  Record<string, { readonly why: string; readonly arrows: readonly string[] }>
> = {
  sessions: {
    why: 'the lifecycle of a session begins the works of results, logs and arcs, which read its rows; the rows are to become tables of their own',
    arrows: [
      'packages/sessions/src/arcs → lifecycle',
      'packages/sessions/src/continue → lifecycle',
      'packages/sessions/src/continue → result',
      'packages/sessions/src/graph → arcs',
      'packages/sessions/src/graph → lifecycle',
      'packages/sessions/src/graph → result',
      'packages/sessions/src/lifecycle → arcs',
      'packages/sessions/src/lifecycle → logs',
      'packages/sessions/src/lifecycle → result',
      'packages/sessions/src/logs → lifecycle',
      'packages/sessions/src/result → arcs',
      'packages/sessions/src/result → continue',
      'packages/sessions/src/result → graph',
      'packages/sessions/src/result → lifecycle',
    ],
  },
};
