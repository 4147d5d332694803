// The words in which it is told what somebody is after, in every language.

export interface GoalWording {
  /** What stills a need, by the need. */
  readonly needs: Readonly<Record<string, string>>;
  /** A need of a pack's own. */
  readonly need: string;
  readonly ringing: (thing: string) => string;
  readonly request: (person: string) => string;
  readonly promise: (promise: string) => string;
  readonly happening: (what: string) => string;
  readonly curiosity: (about: string) => string;
  readonly company: string;
  readonly safety: string;
  /** A line that is still to be said: something asked of somebody, or anything else. */
  readonly asks: (person: string) => string;
  readonly says: (person: string) => string;
}
