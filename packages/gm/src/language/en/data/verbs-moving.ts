// Verbs of going somewhere and of sitting down.
import type { VerbGroup } from '../lexicon-types.ts';

const GO_FRAME =
  'to=target into=target toward=target towards=target onto=target inside=target for=target through=via via=via out-of=source from=source off=source outside=target past=skip by=skip with=skip up=via down=via across=via around=skip along=via after=target behind=skip beside=target near=target out=via aboard=target over=via on=skip at=skip in=skip under=skip within=skip against=skip';

/** What takes one somewhere, or down onto a seat. */
export const MOVING_VERBS: readonly VerbGroup[] = [
  {
    intent: 'MOVE',
    verb: 'move',
    object: 'none',
    frame: GO_FRAME,
    words: `dive, plunge ~into, swoop ~into, get ~into, get ~in, get ~onto, get ~inside, get ~out-of, get ~off, get ~to, get ~through, get ~past, get ~on, push ~through, push ~past, push ~into, shove ~past, shoulder ~past, press ~into, walk, go, head, run, step, stride, march, stroll, wander, rush, hurry, dash, race, sprint, jog, trot, return, come, proceed, travel, venture, sneak,
      creep, tiptoe, crawl, journey, pad, shuffle, stumble, stagger, limp, hobble, saunter, amble, trudge, storm, burst, duck, drift, glide, float, fly,
      swim, jump, leap, hop, dart, scurry, bound, teleport, slip, squeeze, pass ~through, trek, hike, wade, sidle, scoot, back, scramble, scamper, skip,
      stomp, plod, meander, swagger, strut, bustle, barge, charge, speed, zip, prowl, stalk, slink, skulk, steal ~into, steal ~out-of, roam, gallop, bolt,
      beeline, migrate, relocate, navigate, tramp, waltz, dance ~into, clamber, ascend, descend, climb, shimmy, move, peel out, waddle, weave, flit,
      sweep ~into, sweep ~out-of, sweep ~through, hustle, mosey, toddle, lope, canter, tear ~out-of, tear ~through, break ~for, make ~for, retire,
      withdraw, retreat, go back, drop ~into, pop ~into, pop ~to, pop over ~to, pop down ~to, pop up ~to, pop out ~to, pop out ~into, pop back ~to, pop back ~into, pop across ~to, nip, nip out ~to, whip ~into, whisk ~into, zoom, zoom ~into, breeze ~into, sashay, slide ~into, slide ~through, slide ~down, shin ~down, shin ~up, shinny ~up, shinny ~down, roll ~down, roll ~into, swing ~into, swing by, step over,
      traipse, traverse ~to, totter ~to, toddle, lumber, thunder ~into, clomp, clatter ~into, clop, scuttle, shamble, slog, slouch ~into, troop, file ~into, pile ~into, spill ~into, tumble ~into, wheel ~into, whirl ~into, spin ~into, twirl ~into, skate, ski, surf, cycle, bike, pedal, drive, motor, taxi, jet, soar, swoop, parachute, rappel, abseil, vault ~over, hurdle, wriggle ~through, worm ~through, squirm ~through, edge, inch, ease ~into, melt ~into, fade ~into, disappear ~into, vanish ~into, emerge ~from, pour ~into, rocket, whiz, whizz, zoom, hurtle, careen, barrel ~into, plough ~through, plow ~through, stamp ~into, flounce, sashay, prance, parade, promenade, ramble, rove, sprint off, lurch ~into, lurch ~toward, reel ~into, hightail, make off, nip ~into, nip ~out-of, pop ~over, pop ~out, whisk ~into, slither, snake ~through, paddle ~to, row ~to, sail ~to, drive ~to, ride ~to, steer ~to, hop ~on, get ~on, board`,
  },
  {
    intent: 'MOVE',
    verb: 'move',
    object: 'target',
    frame: GO_FRAME,
    words: `enter, approach, reenter, re-enter, reach, visit, near, cross, climb ~up, board, circle, follow, chase, pursue, tail, trail, accompany, lead, guide,
      usher, escort, show in, join`,
  },
  {
    intent: 'MOVE',
    verb: 'move',
    object: 'source',
    away: true,
    frame: GO_FRAME,
    words: `leave, exit, depart, flee, escape, vacate, evacuate, abandon, head out, head off, head back, head in, walk out, walk off, walk in, go out, go off, go in, come in, come out, step out, step in, storm out, storm off, run out, run off,
      run away, run in, rush out, rush off, rush in, slip out, slip away, sneak out, sneak off, sneak in, set off, set out ~for, take off ~for,
      get out ~of, duck out, stride out, stride in, march out, march in, stroll out, stroll in, dash out, dash off, dash in, hurry out, hurry off,
      hurry in, bolt out, burst in, burst out ~of, barge in, disembark, skip out, clear out, drive off, ride off, sail off, fly off, fly away, wander off,
      wander out, wander in, stomp off, stomp out, back out ~of, crawl out, crawl in, climb out, climb in, tiptoe out, tiptoe in, creep out, creep in`,
  },
  {
    intent: 'USE',
    verb: 'sit',
    object: 'seat',
    touch: true,
    frame:
      'on=target onto=target in=target into=target at=target upon=target against=target atop=target down=skip near=skip beside=skip by=skip with=skip to=skip across=skip from=skip between=skip over=target under=skip',
    words: `sit, sit down, sit back, sit up, perch, settle, settle down, settle in, settle back, plop down, plop ~onto, plop ~into, flop, flop down, slump,
      slump down, sink, sink down, sink back, lounge, recline, lie, lie down, lie back, collapse, straddle, sprawl, sprawl out, nestle, curl up,
      stretch out, hop ~onto, hop up, plunk down ~in, snuggle ~into, seat, drop ~onto, fall ~onto, fall ~into, fall back ~onto, lay down ~on,
      hunker down, bed down, roost, swing ~onto, swing up ~onto, vault ~onto, clamber ~onto, clamber up ~onto, leap ~onto, scramble ~onto, hoist ~onto, mount up ~on`,
  },
];
