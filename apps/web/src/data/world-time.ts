// World time in words: the hour, and the day since the garden began.

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** `07:14`. */
export function hourText(now: number): string {
  const minutes = Math.floor(now / MINUTE_MS) % DAY_MINUTES;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The calendar day, as people write it. */
export function dayText(
  start: string,
  { now, language }: { readonly now: number; readonly language: string },
): string {
  const date = new Date(`${start}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + Math.floor(now / MINUTE_MS / DAY_MINUTES));
  return new Intl.DateTimeFormat(language, {
    ...{ month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' },
  }).format(date);
}
