// Verbs of taking, putting, giving, throwing, holding and moving things, with their frames.
import type { VerbGroup } from '../lexicon-types.ts';

/** What is done to have a thing, to be rid of it, or to hold it. */
export const HANDLING_VERBS: readonly VerbGroup[] = [
  {
    intent: 'GET',
    verb: 'take',
    object: 'needs',
    frame:
      'from=source off=source out-of=source out=source in=source on=source under=source inside=source behind=source beneath=source near=source beside=source at=source with=tool by=skip to=carry into=carry onto=carry toward=carry',
    words: `take, get, grab, fetch, pick up, pick, collect, gather, gather up, retrieve, snatch, snatch up, seize, scoop up, scoop, pluck, swipe, steal, pilfer,
      filch, nab, pocket, palm, obtain, procure, remove, extract, take out, get out, bring out, pull out, draw out, dig out, dig up, fish out, fish,
      whip out, haul out, unearth, recover, salvage, borrow, catch, accept, take down, get down, bring down, bring, bring over, bring back, take back,
      grab up, harvest, forage, pick out, select, loot, confiscate, unhook, unclip, detach, pick off, scavenge, reclaim, unsheathe, unholster, take along,
      take away, lift out, lift off, pull off, pull down, snag, scrounge up, hunt down, sweep up, rip out, tear out, tear off, rip off, pluck out, pry out,
      yank out, slide out, slip out, tug out, claim, withdraw, take up, shoplift, net, reel in, dredge up, rake up, draw, produce, purloin, pinch,
      tear down, appropriate, impound, pull free, work free, unpin, unload, disconnect, pull back out, count out ~from, shake out ~from, tip out ~from, pick out ~from, spoon out ~from`,
  },
  {
    intent: 'PUT',
    verb: 'put',
    object: 'needs',
    frame:
      'on=target onto=target in=target into=target inside=target under=target beneath=target near=target beside=target by=target behind=target at=target against=target over=target to=target between=target before=target atop=target upon=target through=target within=target from=source out-of=source off=source with=skip for=skip',
    words: `put, rest, place, set, lay, put down, set down, lay down, put back, put away, return, replace, deposit, drop, drop off, stash, stow, stow away, store,
      store away, hide, hide away, shelve, hang, plop, plunk, plop down, plunk down, set out, lay out, set aside, put aside, lay aside, release, let go,
      bury, lower, drop in, drop back, set up, lean, prop, prop up, hang up, tuck away, tuck, stuff, slip, cram, stack, stack up, park, position, wedge,
      nestle, pile, pile up, put up, put in, slot, slip back, slide back, set back, place back, place down, lay back, push back in, plant, dump out,
      unhand, cache, offload, rack, pop, perch, balance, drape, drop down, thump down, slam down, bang down, slap down, toss down, throw down,
      sheathe, holster, re-sheathe, resheathe, return back, stick, put out`,
  },
  {
    intent: 'PUT',
    verb: 'give',
    object: 'needs',
    ditransitive: true,
    frame:
      'to=target back=skip from=source over=skip with=skip at=skip across=skip toward=target for=skip',
    words: `give, hand, hand over, pass, pass over, deliver, offer, present, gift, donate, lend, loan, surrender, award, entrust, give back, hand back, hand out,
      pass out, pass along, pass back, give away, distribute, bestow, give over, relinquish, slide over, deal, bequeath, trade, sell, exchange,
      swap, hand off, give up, ship, mail, post, send`,
  },
  {
    intent: 'PUT',
    verb: 'throw',
    object: 'needs',
    ditransitive: true,
    frame:
      'at=target to=target into=target in=target onto=target on=target toward=target over=target across=skip out-of=via out=via through=via against=target from=source with=skip',
    words: `throw, toss, hurl, fling, lob, chuck, pitch, sling, heave, launch, catapult, throw back, toss back ~to, toss over, throw over, bowl, skip,
      toss aside, throw aside, fling aside, cast aside, toss up, cast`,
  },
  {
    intent: 'PUT',
    verb: 'discard',
    object: 'needs',
    frame: 'into=target in=target from=source of=object with=skip out-of=via',
    words: `throw away, throw out, toss out, toss away, discard, dump, dispose ~of, bin, trash, ditch, jettison, scrap, chuck out, get rid ~of, cast off,
      cast away, fling away, junk, drop overboard, shred`,
  },
  {
    intent: 'USE',
    verb: 'hold',
    object: 'needs',
    frame:
      'from=source off=source out-of=source to=carry into=carry over=skip in=skip on=source with=skip against=skip at=skip toward=skip onto=object up=skip under=skip like=skip',
    words: `hold, hold up, hold out, clutch, grip, grasp, cradle, carry, lift, lift up, raise, hoist up, heft, clasp, cup, juggle, extend, brandish, hold ~onto,
      cling ~to, hang ~onto, keep hold ~of, grab hold ~of, take hold ~of, catch hold ~of, get hold ~of, lug, haul, tote, cart, lug around, carry over,
      carry out, carry in, carry away, shoulder, hug, embrace, thrust out, proffer, hold aloft, flash, show, display, keep, hoist, bring up, wave around, fondle,
      finger, clench, squeeze, turn over, dangle, flip over, hold open, hold back, hold down, hold ~up`,
  },
];
