// The settings of a run of Schemathesis: real ids, odd texts, addresses of this machine, and how much of it all.

interface Run {
  /** What there is in the server; `name@operation` for what one operation may use up. */
  readonly ids: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly report: string;
  /** The one address a model may be asked for at. */
  readonly model: string;
}

/** Texts that were trouble somewhere once. */
const ODD = [
  ...['\u0001', '\u0018', '\u007f', '\u0085', '\u2028', '\u202e', '\ufeff', '\ufffe', '🌱'],
  ...[
    '__proto__',
    '../../x',
    '%00',
    '<b>',
    "';--",
    '{{user}}',
    '[['.repeat(500),
    'a'.repeat(10_000),
  ],
];

const NAMED = ['id', 'pack', 'job', 'run', 'name', 'log', 'session', 'character'] as const;

/** TOML of a text or a list of them: as JSON writes it, but for some characters that JSON leaves as they are. */
const toml = (value: unknown) =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\ufffe\uffff]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The text of `schemathesis.toml`. */
export function fuzzSettings({ ids, headers, seed, report, model }: Run): string {
  const dictionary = (name: string, values: readonly unknown[]) =>
    `[dictionaries.${name}]\nvalues = ${toml(values)}\n`;
  const bound = (name: string, probability: number) =>
    `{ dictionary = ${toml(name)}, probability = ${probability} }`;
  const addresses = [model, `${model}/v1`, 'http://127.0.0.1:9', 'http://[::1]:9/v1'];
  const models = ['instinct', 'auto', 'none', ...addresses.map((url) => `openai:x@${url}`)];
  return [
    `seed = ${seed}`,
    'continue-on-failure = true',
    'max-redirects = 0',
    'max-stream-events = 1',
    // A busy machine may take its time.
    'request-timeout = 300',
    // One: where two threads read code at a time, Python 3.11 stumbles over its own count (SystemError in ast.parse).
    'workers = 1',
    'phases.stateful.enabled = false',
    'phases.coverage.unexpected-methods = []',
    'phases.fuzzing.generation.max-examples = 10',
    `reports.json = { enabled = true, path = ${toml(report)} }`,
    '[headers]',
    ...Object.entries(headers).map(([name, value]) => `${toml(name)} = ${toml(value)}`),
    ...CHECKS,
    `[generation.dictionaries]\nstring = ${bound('odd', 0.1)}`,
    dictionary('odd', ODD),
    dictionary('addresses', addresses),
    dictionary('models', models),
    ...Object.entries(knownWords(ids)).map(([place, words]) => dictionary(place, words)),
    ...NAMED.map((name) => dictionary(`ids-${name}`, [ids[name] ?? ''])),
    '[parameters]',
    ...NAMED.map((name) => `"path.${name}" = ${bound(`ids-${name}`, 0.9)}`),
    ...Object.keys(knownWords(ids)).map(
      (place) => `"${place.replace('-', '.')}" = ${bound(place, 0.7)}`,
    ),
    `"body.url" = ${bound('addresses', 1)}`,
    `"body.modelServers[*]" = ${bound('addresses', 1)}`,
    `"body.everyone" = ${bound('models', 1)}`,
    `"body.model" = ${bound('models', 1)}`,
    ...operations(ids),
  ].join('\n');
}

/** Words that mean something in the furnished server, by where they stand. */
const knownWords = (ids: Run['ids']): Readonly<Record<string, readonly unknown[]>> => ({
  'query-character_id': [ids.character],
  'query-character': ['yana'],
  'query-branch': ['main'],
  'query-cell': ['A/noisy/kitchen.kitchen_morning/1'],
  'query-first': [ids.run],
  'query-second': [ids.run],
  'body-character': ['yana', 'ayu'],
  'body-actor': ['yana', 'ayu'],
  'body-place': ['living_room'],
  'body-branch': ['main'],
  'body-characterId': [ids.spare],
  'body-previousSessionId': [ids.over],
  'body-coreFragmentId': ['first_breath'],
  'body-pack': ['kitchen', 'nexus', ids.pack],
  'body-from': ['kitchen', ids.pack],
  'body-experiment': ['nowhere'],
});

const CHECKS = [
  '[checks]',
  'enabled = false',
  ...[
    'not_a_server_error',
    'status_code_conformance',
    'content_type_conformance',
    'response_headers_conformance',
    'response_schema_conformance',
    'negative_data_rejection',
  ].map((check) => `${check}.enabled = true`),
  // A wrong method, type, size or moment is a refusal like any other.
  'negative_data_rejection.expected-statuses = ["4xx", 502]',
];

/** What only holds for some. */
function operations(ids: Run['ids']): string[] {
  const of = (operation: string, ...lines: readonly string[]) =>
    ['[[operations]]', `include-operation-id = ${toml(operation)}`, ...lines].join('\n');
  const spent = Object.entries(ids).flatMap(([key, value]) => {
    const [name, operation] = key.split('@');
    return operation ? [of(operation, `parameters = { "path.${name}" = ${toml(value)} }`)] : [];
  });
  // Whoever signs out is somebody else than whoever asks for the rest.
  const signingOut = ids.second
    ? ['signOut', 'signOutEverywhere'].map((id) =>
        of(id, `headers = { cookie = ${toml(ids.second)} }`),
      )
    : [];
  return [
    ...spent,
    ...signingOut,
    // What is documented is the data of an event; the tool would have the whole event.
    ...['watch', 'watchLabRun'].map((id) =>
      of(id, 'checks.response_schema_conformance.enabled = false'),
    ),
    // A place without a model server is an answer.
    of('probeModel', 'checks.not_a_server_error.expected-statuses = ["2xx", "4xx", 502]'),
  ];
}
