// The knots of folders that are known: each may shrink and may not grow.

export const KNOWN_KNOTS: Readonly<
  Record<string, { readonly why: string; readonly arrows: readonly string[] }>
> = {
  gm: {
    why: 'judging a part needs the state of its turn, and a turn judges; they part when a turn is a list of parts',
    arrows: ['packages/gm/src/judge → turn', 'packages/gm/src/turn → judge'],
  },
  life: {
    why: 'a turn decides, talks and queues, and each of them looks at the turn; the state of a turn is to become a folder below all three',
    arrows: [
      'packages/life/src/decide → talk',
      'packages/life/src/decide → turn',
      'packages/life/src/queue → turn',
      'packages/life/src/talk → queue',
      'packages/life/src/talk → turn',
      'packages/life/src/turn → decide',
      'packages/life/src/turn → talk',
    ],
  },
  server: {
    why: 'the jobs of the server list the queue of the Lab, and a run of the Lab is shown as a job',
    arrows: ['apps/server/src/jobs → lab', 'apps/server/src/lab → jobs'],
  },
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
  stage: {
    why: 'an act settles what it changes while laws settle what follows from it; worlds and patches name each other until the schema stands below both',
    arrows: [
      'packages/stage/src/actions → laws',
      'packages/stage/src/laws → actions',
      'packages/stage/src/patch → world',
      'packages/stage/src/world → patch',
    ],
  },
};
