// Verbs of the trades: cooking, gardening, sewing, building, nursing, painting, fighting with what is at hand.
import type { VerbGroup } from '../lexicon-types.ts';

const CRAFT_FRAME =
  'with=tool on=target onto=target into=target in=target over=target against=target at=target to=target toward=target through=target across=target around=target under=target from=source off=source out-of=source using=tool for=skip by=skip between=target inside=target of=object upon=target along=target';

/** What cooks, gardeners, tailors, builders and nurses do to things. */
export const CRAFT_VERBS: readonly VerbGroup[] = [
  {
    intent: 'USE',
    verb: 'use',
    object: 'needs',
    frame: CRAFT_FRAME,
    words: `append, archive, cushion, dampen, deface, demolish, dent, dissect, duplicate, embed, encase, enlarge, equip, erect, exfoliate, furnish, garland, gash, incise, inlay, lacerate, lube, mangle, mold, mould, moisten, mutilate, notch, overfill, overstuff, palpate, pare, perforate, pulverize, pulverise, redecorate, refit, refurbish, remodel, renovate, replant, resize, reuse, rework, sandblast, sanitize, sanitise, secure, shorten, squeegee, stabilize, stipple, strop, swathe, tamp, tamp down, tamper ~with, troubleshoot, vandalize, veil, velcro, weatherproof, whiten, wreck, muffle, clip on, clip ~to, snap ~around, lock ~around, cinch ~around,
      ice, caramelize, caramelise, blanch, parboil, tenderize, tenderise, brine, julienne, zest, hull, shuck, devein, deseed, pit, core, froth, froth up, infuse, muddle, flavour, spice, spice up,
      pepper, sugar, powder, butter up, sponge, sponge off, sponge down, hollow out, dish, fork, squash, squish, splatter, smudge, scuff, rumple, crinkle, unfasten, unclamp, unhitch, hitch up,
      uncouple, unblock, dislodge, sever, saw off, saw through, hack off, lop off, snap off, chip, chip off, chip away ~at, hew, cleave, split up, lasso, truss, truss up, caulk, grout, plaster, cement, pave, tile, wallpaper, repaint,
      paint over, touch up, refinish, restore, restain, stain, gild, enamel, emboss, stencil, airbrush, reassemble, rebuild, rig up, wire up, hotwire, hot-wire, defuse, rewind, unreel, reel out, winch, winch up, trundle, hoist ~with,
      swat, swat ~with, club, club ~with, bludgeon, cudgel, thrash ~with, flog ~with, lash ~with, pummel ~with, shampoo, lather up, scent, perfume, powder ~with, floss, tweeze, pluck ~with, trim off, snip off, shave off, shear off,
      upholster, quilt, weave, embroider, tack, tack up, baste ~with, pleat, hem up, tailor, tag, thumbtack, nail up, pin up, tape ~to, tape shut, nail shut, board up, shore up, reinforce, insulate, caulk up,
      medicate, vaccinate, inoculate, anesthetize, anaesthetize, sedate, cauterize, salve, dose, drip ~onto, dab on, smear on, rub in, rub on, slap on, spread on, pat on, spoon ~over, ladle ~over, shake ~over,
      sharpen up, straighten out, smooth, smooth out, smooth down, iron out, fold over, fold back up, roll back up, rewrap, wrap back up, unbundle, unbind, uncurl, untwist, unsnarl, disentangle, entwine, intertwine ~with, twine, plait up,
      irrigate, compost, till up, graft, thin out, deadhead, hoe up, dig over, plow, plough, thresh, stook, bale, muck out, rub down, brush down, hose out, slop out, swab down, holystone, caulk ~with, tar, furl, reef, splice ~to,
      photocopy, xerox, collate, shred ~in, feed through, run through, typeset, proof ~on, wallop ~with, whack ~with, thump ~with, pen, pencil in, ink, ink in, shade in, colour, colour in, color in, crosshatch, trace over, retouch,
      sift together, fold in, stir in, beat in, whisk in, whisk together, blend in, drizzle on, rice, mince up, grind down, crush ~with, scrunch, scrunch up, wad up, ball, squeeze ~over, dust ~with, dredge ~in, roll ~in, toss ~with, dress ~with,
      cast on, cast off ~from, purl, unpick, restitch, resew, rethread, rewax, reseal ~with, shim, bevel, plane, plane down, sand down, file down, buff out, burnish, tarnish, patinate, temper ~in, anneal, quench ~in, hammer out, beat out`,
  },
  {
    intent: 'PUT',
    verb: 'put',
    object: 'needs',
    frame:
      'on=target onto=target in=target into=target inside=target under=target beneath=target near=target beside=target by=target behind=target at=target against=target over=target to=target between=target before=target atop=target upon=target through=target within=target from=source out-of=source off=source with=skip for=skip',
    words: `plonk, plonk down, conceal, secrete, affix, ensconce, install ~on, sock away, squirrel away, lock away, file away, tidy away, pack away, clear away, stack away, prop back up, stand back up, hang back up, slot back, tuck back, fit back, slide back in, drop back in, set back down, place back down, lay back down, put back down, put back up, set back up`,
  },
  {
    intent: 'GET',
    verb: 'take',
    object: 'needs',
    frame:
      'from=source off=source out-of=source out=source in=source on=source under=source inside=source behind=source beneath=source near=source beside=source at=source with=tool by=skip to=carry into=carry onto=carry toward=carry',
    words: `haul in, drag in, pull in, peel off, tug off, yank off, strip off, nick, snaffle, lift down, reach down, bring down, haul up, pull loose, yank free, tug free, wrench free, wrench out, wrest, prise out, prise off, tease out, ease out, ferret out`,
  },
];
