// Every limit of the server, with its unit and the reason it is there.

const HOUR_MS = 3_600_000;

export const limits = {
  /** Bytes of a request body: a turn with a large world is some 100 KB; more is not a turn. */
  bodyBytes: 1_000_000,
  /** Levels of nesting in a JSON body: the wire needs six; code that recurses must not run out of stack. */
  bodyDepth: 64,
  /** Values in a body, but for worlds: what is said of each of them when all are wrong must stay little. */
  bodyValues: 20_000,
  /** Entries of a world, people and things and places together: twice as many as a turn is timed with. */
  worldEntries: 10_000,
  /** Work that may hold the loop for longer than a request usually takes: others go first. */
  longWork: {
    /** Characters of a turn: longer than models write, some ten milliseconds of work. */
    textLength: 8_000,
    /** People and things of a world: reading so many takes a few milliseconds. */
    entries: 500,
    /** Bytes of a body: to read so many takes a millisecond. */
    bodyBytes: 65_536,
    /** Turns that wait: a few seconds of work. */
    waiting: 64,
  },
  /** Problems listed in one answer: enough to mend a request, and never a copy of it. */
  problemsListed: 20,
  /** Milliseconds between two signs of life of a start: nobody waits longer for a word. */
  signOfLifeMs: 10_000,
  /** Requests worked on at once: far more than two cores finish in a second. */
  inFlight: 512,
  /** Streams and sockets at once, all gardens together. */
  viewers: 1_000,
  rates: {
    /** A page with its parts is some ten requests; people do not act faster than this. */
    request: { burst: 200, perSecond: 50 },
    /** Ten guesses at once, then one in ten seconds. */
    signIn: { burst: 10, perSecond: 0.1 },
  },
  /** Addresses whose rate is remembered. */
  rateAddresses: 10_000,
  /** Tokens of one person's programs. */
  tokens: 50,
  /** Invitations of one person that nobody has used. */
  invitations: 50,
  /** How long an invitation or a setup code holds. */
  invitationMs: 7 * 24 * HOUR_MS,
  /** How long a browser stays signed in. */
  sessionMs: 30 * 24 * HOUR_MS,
  /** A zip that is sent: a large pack has some hundred texts, and text shrinks to a tenth. */
  archive: {
    packedBytes: 5_000_000,
    unpackedBytes: 30_000_000,
    /** Bytes unfolded per byte sent. */
    ratio: 100,
    files: 500,
  },
  /** A backup that is sent: years of one garden; larger ones go through `hakoniwa import`. */
  backup: {
    fileBytes: 500_000_000,
    unpackedBytes: 5_000_000_000,
    gardens: 1_000,
    /** Made and restored at once: each keeps a core busy. */
    atOnce: 2,
  },
  lab: {
    /** Runs shown of one owner. */
    listed: 200,
    /** Milliseconds between two notes of how far a run is: as often as anybody looks. */
    noteMs: 500,
    /** Milliseconds between two looks at a run that somebody watches. */
    watchMs: 500,
  },
  /** Packs one owner may keep. */
  packsKept: 100,
  /** Problems of a pack that are shown: more than anybody mends at once. */
  problemsShown: 500,
  /** Bytes of a card: a picture with a character in it. */
  cardBytes: 20_000_000,
  jobs: {
    /** Jobs in one list: those of some weeks. */
    listed: 100,
    /** Bytes between two words on how far an export is. */
    tellBytes: 4_000_000,
    /** Hours an export waits to be fetched. */
    fileHours: 24,
    /** Between two looks whether the server is to be tidied; it is tidied once a day. */
    upkeepMs: HOUR_MS,
  },
  /** How long single things may take on a connection. */
  connection: {
    /** The headers of a request: one packet, except for attackers. */
    headersMs: 10_000,
    /** A whole request with its body. */
    requestMs: 30_000,
    /** An idle connection. */
    keepAliveMs: 5_000,
    /** How often the above are looked at. */
    checkMs: 1_000,
    /** Connections at once. */
    count: 2_000,
    /** Bytes of all headers of a request. */
    headerBytes: 16_384,
    headers: 100,
  },
  socket: {
    /** Bytes of one message from a client; they are small. */
    messageBytes: 8_192,
    /** Bytes that wait for a slow reader before it is cut. */
    bufferedBytes: 1_000_000,
    /** A reader has so long to say hello. */
    helloMs: 10_000,
    /** Between heartbeats; two without a word and the socket is dead. */
    heartbeatMs: 20_000,
    /** A cut reader has so long to read why. */
    lingerMs: 2_000,
    /** Messages a client may send in a minute. */
    messagesPerMinute: 120,
  },
  log: {
    /** Bytes of lines written at once: some thirty requests. */
    gatherBytes: 4_096,
    /** How long a line may wait for others. */
    gatherMs: 100,
    /** Bytes that wait for a slow reader of the log; later lines are dropped. */
    waitingBytes: 1_000_000,
  },
  watch: {
    /** How often a watched garden's clock is looked at; also what tells a watcher that the line holds. */
    lookMs: 1_000,
  },
  /** How long one write to a stream may take before its reader is cut. */
  streamWriteMs: 30_000,
  /** How long requests may go on once the server was told to stop. */
  drainMs: 10_000,
  /** Signals that come so soon after the first are the same press: a terminal and npm both pass it on. */
  sameStopMs: 1_000,
  /** How often it is looked whether the process that started the server is still there. */
  parentMs: 500,
  /** What is remembered of conversations that ask for judgement. */
  history: {
    /** A few thousand conversations at a time is more than one process can judge. */
    sessions: 10_000,
    /** A conversation that has been silent for so long has ended. */
    idleMs: 6 * HOUR_MS,
    /** Characters of one history: 24 real turns take some 10,000. */
    sessionWeight: 200_000,
    /** Characters of all histories: about 64 MB, whatever is sent. */
    totalWeight: 32_000_000,
  },
} as const;
