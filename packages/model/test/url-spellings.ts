// Every way a URL parser lets somebody write an address of this machine.
import fc from 'fast-check';

/** Spellings of 127.0.0.1 that the parser turns into it, names of this machine, and IPv6 forms of it. */
const HOSTS = [
  ...['127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7F.1', '017700000001'],
  ...['0177.0.0.1', '0x7f.0x0.0x0.0x1', '127.0.0.01', '127.0.0.1.', '00000177.0.0.1'],
  ...['１２７.0.0.1', '127。0。0。1', '127．0．0．1', '%31%32%37.0.0.1', '①②⑦.0.0.1', '127.0.0.2'],
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'ｌｏｃａｌｈｏｓｔ',
    'local%68ost',
    'loc\u00adalhost',
  ],
  ...['[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::FFFF:7F00:0001]'],
];
const SLASHES = ['', '/', '//', '///', '////', '\\', '\\\\', '/\\', '\\/', '//\t', '\n//'];
const SCHEMES = ['http:', 'HTTP:', 'hTtP:', 'h\tttp:', '\u0000http:', ' http:', 'https:'];
const USERS = ['', '', '', '', 'user@', 'user:secret@', ':@', '@', 'localhost:80@', '%40@'];
const PATHS = [
  '',
  '/',
  '/v1',
  '/v1/',
  '/a/../v1',
  '\\v1',
  '/%2e%2e/v1',
  '//v1',
  '/@127.0.0.1',
  ';x',
];
const TAILS = ['', '', '', '', '?', '?a=1', '#', '#@other', '?@127.0.0.1', ' ', '\n'];

/** Addresses the parser accepts, on these ports of this machine. */
export function loopbackSpelling(ports: readonly number[]): fc.Arbitrary<string> {
  const port = fc.constantFrom(...ports).chain((one) => {
    const text = String(one);
    return fc.constantFrom(
      `:${text}`,
      `:0${text}`,
      `:000${text}`,
      `:${text.slice(0, 2)}\t${text.slice(2)}`,
    );
  });
  // Half of them plain but for one thing, so that both sides of the door are met often.
  const plainly = (all: readonly string[], first: string) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(first) }, fc.constantFrom(...all));
  return fc
    .tuple(
      plainly(SCHEMES, 'http:'),
      plainly(SLASHES, '//'),
      fc.constantFrom(...USERS),
      plainly(HOSTS, '127.0.0.1'),
      port,
      fc.constantFrom(...PATHS),
      fc.constantFrom(...TAILS),
    )
    .map((parts) => parts.join(''))
    .filter((text) => URL.canParse(text) && isHere(new URL(text).hostname));
}

/** A guard of the guard: nothing but this machine is ever spelled. */
function isHere(host: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|localhost\.?|\[::1\]|\[::ffff:7f00:1\])$/.test(host);
}
