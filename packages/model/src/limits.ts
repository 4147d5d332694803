// Every bound of this package in one place, with its unit and its reason.

export const limits = {
  /** Bytes of one answer: a reply of 8,000 tokens streamed with its wrapping stays far below. */
  answerBytes: 16_000_000,
  /** Characters of one streamed line; a server that never breaks its line must not fill memory. */
  lineChars: 1_000_000,
  /** Bytes of a short answer such as a list of models. */
  listBytes: 4_000_000,
  /** Characters of a server's error text that are kept. */
  snippetChars: 300,
  /** How long a probe waits: loopback answers within milliseconds, a busy machine within a second. */
  probeMs: 1_500,
  /** Attempts per call, the first included. */
  attempts: 3,
  /** First pause between attempts, doubled each time up to the cap. */
  backoffMs: 250,
  backoffCapMs: 8_000,
  /** Failed calls in a row after which a model is left alone: a third would cost another deadline. */
  callsBeforeRest: 2,
  /** Answers in a row that were of no use after which it is left alone. */
  answersBeforeRest: 4,
  /** The first rest, doubled each time up to the cap; never shorter than some times what the last call cost. */
  restMs: 30_000,
  restCapMs: 600_000,
  restPerCost: 5,
  /** The longest a timer of Node can run; a longer one would fire at once. */
  timerMs: 2 ** 31 - 1,
  /** Silence inside a stream after which the call is given up: even slow machines write a token in that time. */
  idleMs: 30_000,
  /** Calls waiting for one server before new ones are turned away. */
  queueLength: 256,
  /** Calls of one character in a row while others of the same priority wait. */
  groupRun: 4,
  /** Times a waiting call may be overtaken before it goes up one priority. */
  overtakes: 24,
  /** Tokens kept in the server's window unless told otherwise: more than Ollama's silent 4k, fits 8 GB cards. */
  contextTokens: 8_192,
  /** How long Ollama keeps a model loaded after a call: pauses for thought must not cost a reload. */
  keepAlive: '30m',
  /** Share of our own estimate below which a server's prompt count means that it cut the prompt. */
  truncationShare: 0.5,
  /** Missing tokens below which the guard stays silent: the estimate of a short prompt is too rough. */
  truncationTokens: 200,
  /** Characters of a text that the lenient JSON reader takes, and how deep it goes. */
  jsonChars: 200_000,
  jsonDepth: 32,
  /** Braces at which it tries to begin: prose before the JSON has few. */
  jsonStarts: 32,
  /** Texts of one call for vectors: servers read them one after another anyway. */
  embedTexts: 64,
  /** Characters of a text that becomes a vector: the models read a page at most. */
  embedChars: 2_000,
  /** Length of the longest control token known, with room to spare. */
  controlTokenChars: 48,
} as const;
