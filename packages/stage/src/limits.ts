// Every limit of the Stage, with its unit and the reason it is there.

export const limits = {
  /** Characters in an id: ids are written into paths, prompts and file names of exports. */
  idLength: 200,
  /** Characters in a name or alias. */
  nameLength: 200,
  /** Characters in a description or other prose. */
  textLength: 8_000,
  /** How deep containers may stand in one another; deeper is a loop or a joke. */
  insideDepth: 16,
  /** Happenings kept in a scene; older ones live on in the log only. */
  happeningsKept: 12,
  /** Operations in one patch a person or program hands in. */
  patchOperations: 1_000,
  /** Depth of JSON a person or program hands in. */
  jsonDepth: 64,
  /** Depth of YAML that is looked at at all, so that what is too deep for a pack is still told at its place. */
  yamlDepth: 200,
  /** Values in one piece of JSON a person or program hands in: copies of copies grow without end. */
  jsonNodes: 100_000,
  /** Hands of an ordinary body. */
  hands: 2,
  /** Worlds looked at when proving that a goal can be reached. */
  proofStates: 4_000,
  /** Parts of one typed turn: a mind decides on a few things at a time. */
  turnParts: 8,
  /** Acts of speech one saying may make. */
  speechActs: 4,
  /** Bytes of why somebody did something, as canonical JSON: it stands on most events. */
  whyBytes: 120,
  /** Events named as what set something off. */
  whyCauses: 4,
  /** Steps of an intention: farther ahead nobody plans. */
  intentionSteps: 6,
  /** Minutes an activity of life may be planned for: a day. */
  activityMinutes: 1_440,
  /** Things tried for the variables of one condition before it counts as not so. */
  conditionTries: 50_000,
  /** Deeds remembered for one condition; a condition names few. */
  deedsKept: 64,
  /** Bytes of one pack file; larger ones are a mistake or an attack. */
  packFileBytes: 2_000_000,
  /** Characters of a file's path in a pack: what every disk and every zip takes. */
  packPathLength: 300,
  /** YAML aliases followed in one pack file, and values in it all told: against files that unfold without end. */
  packAliases: 100,
  packNodes: 200_000,
  /** Problems listed for one pack before the list is cut. */
  packProblems: 200,
} as const;
