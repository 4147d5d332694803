// What a report says in every language.

export interface ReportWording {
  readonly title: (of: { days: string; residents: number }) => string;
  readonly lead: (of: { pack: string; from: string; to: string }) => string;
  readonly figures: {
    readonly residents: string;
    readonly events: string;
    readonly talks: string;
    readonly pairs: string;
    readonly episodes: string;
    readonly interrupts: string;
    readonly answers: string;
  };
  readonly needs: string;
  readonly needsLead: string;
  readonly mean: string;
  readonly lowest: string;
  readonly time: string;
  readonly timeLead: string;
  readonly everyone: string;
  readonly meetings: string;
  readonly meetingsLead: string;
  readonly noMeetings: string;
  readonly money: string;
  readonly moneyLead: string;
  /** Over what somebody had at the beginning and at the end. */
  readonly moneyBefore: string;
  readonly moneyAfter: string;
  readonly median: string;
  readonly most: string;
  readonly least: string;
  readonly episodes: string;
  readonly episodesLead: (of: { shown: number; all: number }) => string;
  readonly noEpisodes: string;
  readonly day: (number: number) => string;
  readonly columns: {
    readonly when: string;
    readonly who: string;
    readonly what: string;
    readonly effect: string;
  };
  readonly shown: (of: { shown: number; all: number }) => string;
  readonly need: Readonly<Record<string, string>>;
  readonly hash: string;
  readonly hours: (hours: number) => string;
}
