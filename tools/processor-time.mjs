// How much processor time a run takes with everything it starts: programs, servers and browsers, theirs too.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every machine. */
const TICKS_PER_SECOND = 100;

/**
 * Watches everything this process starts, until `end` gives the seconds. A parent is told of the time of a child
 * that has ended; whoever outlives its parent (a database server) is remembered as it was last seen. Nothing where
 * the system does not tell (no /proc).
 */
export function watchProcessorTime({ everyMs = 1000 } = {}) {
  const before = readStat('self');
  if (!before) return { end: () => undefined };
  const watch = new Descendants(process.pid);
  const timer = setInterval(() => watch.look(readAll()), everyMs);
  timer.unref();
  return {
    end() {
      clearInterval(timer);
      watch.look(readAll());
      const { own, children } = readStat('self');
      const ticks = own + children - before.own - before.children + watch.orphaned();
      return ticks / TICKS_PER_SECOND;
    },
  };
}

/** Everything that was ever seen below a process, by id and time of birth. */
export class Descendants {
  #seen = new Map();
  /** The time of each that lost its parent, with everything below it. */
  #orphans = new Map();
  #root;

  constructor(root) {
    this.#root = root;
  }

  /** Takes in how all processes stand now. */
  look(all) {
    const byPid = new Map(all.map((one) => [one.pid, one]));
    const isOurs = new Map([[this.#root, true]]);
    const find = (pid) => {
      const known = isOurs.get(pid);
      if (known !== undefined) return known;
      const one = byPid.get(pid);
      isOurs.set(pid, false);
      const found = one !== undefined && (this.#seen.get(pid) === one.begun || find(one.parent));
      isOurs.set(pid, found);
      return found;
    };
    const ours = all.filter(({ pid }) => pid !== this.#root && find(pid));
    for (const { pid, begun } of ours) this.#seen.set(pid, begun);
    for (const one of ours.filter(({ parent }) => !isOurs.get(parent)))
      this.#orphans.set(`${one.pid}-${one.begun}`, timeBelow(one, ours));
  }

  /** What was used by those of whom no parent will be told. */
  orphaned() {
    return [...this.#orphans.values()].reduce((sum, ticks) => sum + ticks, 0);
  }
}

function timeBelow(one, all) {
  return all
    .filter(({ parent }) => parent === one.pid)
    .reduce((sum, child) => sum + timeBelow(child, all), one.own + one.children);
}

function readAll() {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.map(readStat).filter((one) => one !== undefined);
}

/** One process: its own time and that of its ended children, in ticks; nothing when it has just gone. */
function readStat(name) {
  try {
    return parseStat(readFileSync(`/proc/${name}/stat`, 'latin1'));
  } catch {
    return undefined;
  }
}

/** A line of /proc/…/stat; the name in brackets may hold anything, also brackets. */
export function parseStat(line) {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (number) => Number(fields[number - 3]);
  return {
    pid: Number.parseInt(line, 10),
    parent: at(4),
    own: at(14) + at(15),
    children: at(16) + at(17),
    begun: at(22),
  };
}
