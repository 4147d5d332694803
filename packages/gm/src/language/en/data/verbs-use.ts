// Verbs of working with a thing (in hand) and of touching one (in place).
import type { VerbGroup } from '../lexicon-types.ts';

const WORK_FRAME =
  'with=tool on=target onto=target into=target in=target over=target against=target at=target to=target toward=target through=target across=target around=target under=target from=source off=source out-of=source using=tool for=skip by=skip between=target inside=target of=object upon=target along=target';

/** What is done with a thing in hand, or to a thing that stays where it is. */
export const USE_VERBS: readonly VerbGroup[] = [
  {
    intent: 'USE',
    verb: 'use',
    object: 'needs',
    frame: WORK_FRAME,
    words: `use, utilize, utilise, wield, employ, apply, swing, wave, shake, shake up, spin, twirl, stir, stir up, mix, mix together, mix in, whisk, beat, blend,
      knead, cut, cut up, cut off, cut through, slice, slice ~through, slice up, chop, chop up, dice, carve, peel, grate, mince, stab, jab, pierce, spear,
      skewer, smear, spread, butter, brush, paint, daub, dab, trace, scrawl ~on, wipe, wipe down, wipe off, wipe up, wipe away, clean, clean up, clean off,
      polish, buff, scrub, wash, wash up, rinse, rinse out, rinse off, dry, dry off, dust, dust off, sweep, sweep away, mop, mop up, vacuum, iron, fold,
      fold up, wrap, wrap up, tie, tie up, bind, sew, sew up, stitch, knit, mend, repair, fix, fix up, patch, patch up, attach, connect, hook up, plug,
      screw, screw in, screw on, hammer, nail, drill, saw, sand, glue, tape, tape up, staple, clip, pin, photocopy, copy, laminate, stamp, sign, shoot,
      fire, aim, load, reload, nock, cock, strum, play, blow ~into, blow ~on, toot, wear, put on, don, pull on, slip on, slip off, shrug on, shrug off,
      shrug ~into, change ~into, throw on, take off, kick off, doff, adjust, push up, straighten, sharpen, hone, oil, grease, lubricate, grind, grind up,
      crush, pound, mash, squeeze out, wring, wring out, season, sprinkle, sprinkle on, add, add in, dip, soak, dunk, baste, boil, fry, heat, heat up,
      reheat, warm up, toast, roast, grill, steam, simmer, microwave, melt, steep, chill, freeze, defrost, crack, whip, strain, sift, insert, load up,
      feed ~into, fit, install, mount ~on, stack ~with, pack, pack up, arrange, rearrange, organize, organise, sort, sort out, tidy, tidy up,
      straighten up, shuffle, deal out, flip, roll, roll out, bounce, kick ~around, toss around, fiddle ~with, fidget ~with, toy ~with, tinker ~with,
      play ~with, mess ~with, work ~with, play ~on, tear, tear up, rip, rip up, rip apart, break, break apart, break off, snap, smash, shatter, destroy,
      dismantle, take apart, disassemble, bend, twist off, unravel, burn, scorch, light ~with, smoke, puff ~on, vape, inject, swab, bandage, spray, mist,
      sketch ~in, jot ~in, point, train, level, focus, calibrate, solder, weld, wire, splice, rig, bait, row, paddle, dig, rake, plant ~in, prune, trim,
      snip, clip off, mow, shear, embroider, decorate, dye, varnish, scrape, scrape off, scratch off, gouge, chisel, whittle, etch, engrave, mark,
      highlight, underline, erase, scribble ~on, crumple, crumple up, ball up, flatten, stretch ~out, wind, rewind, unwind, coil, loop, thread, lace,
      lace up, string, hang ~on, load ~into, set ~to, titrate, centrifuge, dilute, dissolve, incubate, heat ~over, stopper, seal ~with, deploy, detonate,
      plant ~on, swipe, tap ~with, scan ~with, photograph, film, record, swing ~at, parry ~with, strike ~with, hit ~with, ride, mount, saddle, drive,
      pilot, steer, sail, cover, blanket, drape ~over, tuck in, drag, wheel, slide, scoot, roll ~over, toss ~in, garnish, frost, glaze, marinate, salt,
      sweeten, flavor, season ~with, portion, plate, serve, serve up, dish out, dish up, crank, wind up, hose, hose down, swap out, change, unscrew ~from,
      unjam, recharge, charge, refuel, sync, launder, barricade, prop ~with, brace, rope, tether, moor, anchor, hitch, harness, chain, shackle, cuff,
      handcuff, gag, leash, consult ~with, decorate ~with, polish up, wax, shine, shine ~on, bury ~with, reposition, realign, turn ~inside, stuff ~with,
      read ~with, lower ~to, rub ~with, scoop ~with, steer ~with, tow, unleash, chalk, roll up, hem, darn`,
  },
  {
    intent: 'USE',
    verb: 'use',
    object: 'needs',
    touch: true,
    frame: WORK_FRAME,
    words: `press, press down, press ~on, push, push in, push down, push ~on, push ~against, pull, pull ~on, pull ~at, touch, tap, tap ~on, pat, ring, click,
      click ~on, flick, toggle, turn, twist, twist ~on, crank ~on, rotate, operate, hit, strike, punch, punch in, slap, bang, rattle, jiggle, nudge, shove,
      tug, tug ~at, tug ~on, yank, yank ~on, yank ~at, rub, stroke, caress, scratch, scratch ~at, feed, water, pet, knock over, tip over, upend, overturn,
      set, reset, program, configure, type ~on, type ~into, type ~in, type ~at, type in, write ~in, write ~on, write ~with, write down ~in, scribble ~in,
      scribble ~with, jot down ~in, jot down ~on, draw ~on, draw ~in, draw ~with, sketch ~on, sketch ~with, doodle ~in, doodle ~on, paint ~on, sign ~with,
      play ~at, kick, stomp ~on, step ~on, climb ~onto, poke, poke ~at, prod, run ~over, drum ~on, man, work ~at, work ~on, attack, fight, hack ~at,
      chop ~at, hack ~into, log ~into, log in ~to, access, push aside, pull aside, draw aside, move, move aside, shift, tip, tilt, tilt ~over, unclog,
      tune, tune in, fix ~on, tighten, loosen, pump, flush, swing ~on, strum ~on, trip, trigger, set off, sound, honk, beep, hail ~on, shut ~in,
      swipe ~through, scroll, scroll ~through, tap ~through, flip, pull down, pull up, pull ~over, peel back, pull back, push back, roll back, throw back,
      flip back, fold back, turn back, rap ~with, tickle, tend, milk, groom, nock ~on, enter ~on, key in, dial in, input, watch ~on, listen ~on, stoke,
      fan, tap out`,
  },
];
