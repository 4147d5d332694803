// Reads one figure from what /metrics says.

export function bytesOfMetric(metrics: string, name: string): number {
  const line = metrics
    .split('\n')
    .find((one) => new RegExp(`^\\w*${name}(\\{[^}]*\\})? `).test(one));
  return Number(line?.split(' ').at(-1) ?? Number.NaN);
}
