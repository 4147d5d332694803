// Verbs that keep their meaning when the object is left out: `*drinks*`, `*picks up*`, `*opens*`.

/** Written without an object, these still handle something. */
export const OMITTING: ReadonlySet<string> = new Set(
  `take, grab, fetch, pick up, put down, set down, put back, put away, hand over, give back, drink, sip, slurp, drink up, eat, nibble, munch, devour, eat up,
   open, close, shut, unlock, lock, pour, refill, turn on, turn off, switch on, switch off, unwrap, uncork, use, take out, pull out, throw away, throw out, discard, put on, take off, press, wipe, give, hand, place, put, examine, inspect, fire`
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean),
);
