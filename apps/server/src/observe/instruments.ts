// The three instruments of a metrics page, in the text format of Prometheus.

type Labels = Readonly<Record<string, string | number>>;

export interface Instrument {
  /** Lines of the page. */
  readonly lines: () => readonly string[];
}

interface Named {
  readonly name: string;
  readonly help: string;
}

/** Counts upwards, by labels. */
export class Counter implements Instrument {
  readonly #named: Named;
  readonly #counts = new Map<string, { labels: Labels; count: number }>();

  constructor(named: Named) {
    this.#named = named;
  }

  add(labels: Labels = {}, amount = 1): void {
    const key = seriesKey(labels);
    const series = this.#counts.get(key);
    if (series) series.count += amount;
    else this.#counts.set(key, { labels, count: amount });
  }

  lines(): string[] {
    const { name } = this.#named;
    const counted = this.#counts.size > 0 ? [...this.#counts.values()] : [{ labels: {}, count: 0 }];
    const rows = counted.map(({ labels, count }) => `${name}${labelText(labels)} ${count}`);
    return [...head(this.#named, 'counter'), ...rows];
  }
}

/** Reads a number, or one by label, when the page is asked for. */
export class Gauge implements Instrument {
  readonly #named: Named;
  readonly #read: () => readonly (readonly [labels: Labels, value: number])[];

  constructor(named: Named, read: () => readonly (readonly [Labels, number])[]) {
    this.#named = named;
    this.#read = read;
  }

  lines(): string[] {
    const rows = this.#read().map(([labels, n]) => `${this.#named.name}${labelText(labels)} ${n}`);
    return [...head(this.#named, 'gauge'), ...rows];
  }
}

/** Sorts durations into buckets, by labels. */
export class Histogram implements Instrument {
  readonly #named: Named;
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, { labels: Labels; counts: number[]; sum: number }>();

  constructor(named: Named, bounds: readonly number[]) {
    this.#named = named;
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const key = seriesKey(labels);
    let series = this.#series.get(key);
    if (!series) {
      series = { labels, counts: [...this.#bounds, Number.POSITIVE_INFINITY].map(() => 0), sum: 0 };
      this.#series.set(key, series);
    }
    const found = this.#bounds.findIndex((bound) => value <= bound);
    const at = found < 0 ? this.#bounds.length : found;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += value;
  }

  lines(): string[] {
    const { name } = this.#named;
    const rows = [...this.#series.values()].flatMap(({ labels, counts, sum }) => {
      let total = 0;
      const buckets = counts.map((count, i) => {
        total += count;
        return `${name}_bucket${labelText({ ...labels, le: this.#bounds[i] ?? '+Inf' })} ${total}`;
      });
      const key = labelText(labels);
      return [...buckets, `${name}_sum${key} ${sum}`, `${name}_count${key} ${total}`];
    });
    return [...head(this.#named, 'histogram'), ...rows];
  }
}

function head({ name, help }: Named, type: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

/** Tells series apart at every request; how labels are written matters only when the page is asked for. */
function seriesKey(labels: Labels): string {
  let key = '';
  for (const name in labels) key += `${name}\0${labels[name]}\0`;
  return key;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(String(value))}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escaped(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
