// Loads the modules named on its command line and prints every expression they put together, with its place.
import { pathToFileURL } from 'node:url';

const found = new Map();
const Native = globalThis.RegExp;

/** The first line of the call's way that is neither ours nor a library's. */
function placeOfCall() {
  const lines = (new Error().stack ?? '').split('\n');
  const line = lines.find((one) => /\/(?:packages|apps)\/.*\/src\//.test(one));
  const match = /((?:packages|apps)\/\S*?):(\d+):\d+/.exec(line ?? '');
  return match ? { file: match[1], line: Number(match[2]) } : undefined;
}

globalThis.RegExp = new Proxy(Native, {
  construct: (target, given) => seen(Reflect.construct(target, given)),
  apply: (target, self, given) => seen(Reflect.apply(target, self, given)),
});

function seen(expression) {
  const place = placeOfCall();
  if (place !== undefined) {
    const { source, flags } = expression;
    found.set(`${place.file}:${place.line}/${source}/${flags}`, { ...place, source, flags });
  }
  return expression;
}

for (const path of process.argv.slice(2)) await import(pathToFileURL(path).href);
console.log(JSON.stringify([...found.values()]));
