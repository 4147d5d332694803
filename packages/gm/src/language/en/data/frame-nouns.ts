// Nouns that change what a verb does: dirt on a body, directions, results, settings, measures, things one speaks into.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/[,\n]\s*/));

/** What clings to things and people: to wipe it off handles what it was on. */
export const SUBSTANCE_NOUNS = set(`
  snow, dust, dirt, wet, damp, rainwater, burr, chaff, splash, mud, sand, flour, water, rain, rainwater, raindrop, sweat, tear, blood, crumb, lint, soot, ash, ink, oil, grease, paint, sleep, sawdust, straw, hay, leaf, leaves, petal, droplet, drop, frost, ice, salt,
  foam, suds, soap, lather, chalk, grit, grime, cobweb, web, dew, moisture, condensation, glitter, confetti, splinter, seaweed, spray, seawater, rust, slime, goo, gunk, filth, dirt, debris, residue, stain, smudge, spot, spill, mess,
  puddle, smear, fingerprint, shaving, wood shaving, sugar, powder, icing, batter, dough, sauce, ketchup, jam, saliva, drool, spit, snot, makeup, mascara, lipstick, fog, steam, hair, fur, feather, dandruff, ember, spark, plaster, pollen, moss, dried mud, scrap`);

/** What one does to get dirt off. */
export const CLEANING_VERBS = set(`
  shake, wipe, brush, dust, rub, pick, pluck, scrape, wash, rinse, blink, towel, dab, knock, flick, sweep, comb, scrub, clean, clear, mop, swipe, blot, shake off, shake out, wipe off, wipe away, wipe up, brush off, brush away, brush out,
  dust off, knock off, kick, stamp, stomp, beat, pat, peel, scratch, squeeze, wring, lick, suck, polish, buff, sponge, sop up, mop up, clean up, clean off, sweep up, sweep away`);

/** Directions, which are no things: \`turns the wheel to port\`. */
export const DIRECTION_NOUNS = set(`
  starboard, port, left, right, north, south, east, west, larboard, side, one side, the side, leeward, windward, upright, center, centre, middle, vertical, horizontal, max, maximum, minimum, full, low, high, medium, zero, off, on, degree, northeast, northwest, southeast, southwest,
  standby, neutral, reverse, drive, idle, manual, auto, automatic, silent, vibrate, mute, boil, simmer, setting, channel, frequency, station, speed, halt, stop, attention, perfection, taste, size, life, safety, completion, point, test, use, rest, death, shreds`);

/** What a thing is cut, folded or torn into. */
export const RESULT_NOUNS = set(`
  two, three, four, five, six, eight, half, halves, third, thirds, quarter, piece, strip, cube, slice, chunk, wedge, ball, shape, knot, bow, bun, braid, pile, row, line, circle, square, triangle, crumb, powder, paste, shred, section, segment, splinter, bit, portion,
  ring, disc, tube, cone, crane, plane, loop, coil, bundle, figure, smithereens, foam, froth, roll, spiral, heap, stack, smoke, flame, flames, dust, pulp, mush, puree, place, position, sync, rhythm, time, unison, turn, midair, mid-air, motion, alphabetical order, order, direction`);

/** What a device is set by: it stands for the device it belongs to. */
export const SETTING_NOUNS = set(`
  volume, brightness, temperature, heat, speed, channel, frequency, flame, power, gain, level, contrast, dose, rate, bass, treble, setting, timer, tension, focus, zoom, magnification, pressure, thermostat, settings, flow, drip, fader, tempo, beam, light, ray, glow`);

/** Amounts taken off a thing rather than things: with \`from\` they stand for it. */
export const AMOUNT_NOUNS = set(`
  slice, piece, chunk, hunk, bit, bite, lump, sliver, wedge, scoop, dollop, handful, pinch, splash, drop, strip, scrap, crumb, morsel, sprig, portion, helping, serving, length, mouthful, spoonful, forkful, corner, bunch, few, couple, some, swig, sip, gulp, nibble, taste, shred, ladleful, cupful, fistful, armful, swipe, dab, smear, heel, end`);

/** Layers and trails that stand for what they are made of: \`a coat of varnish\`. */
export const LAYER_NOUNS = set(
  'coat, layer, coating, film, bead, blob, glob, streak, daub, lick, dusting, sheen, squirt, spritz, trickle, ribbon, swirl, line',
);

/** Counts that are no vessels: \`a pair of gloves\`. */
export const COUNT_NOUNS = set(
  'pair, couple, dozen, number, lot, plenty, kind, sort, type, variety, few, amount, assortment, collection, selection, set',
);

/** Things one speaks, sings or listens through. */
export const VOICE_NOUNS = set(`
  mic, microphone, radio, intercom, phone, telephone, cellphone, smartphone, megaphone, bullhorn, loudspeaker, walkie-talkie, walkie, headset, receiver, handset, communicator, comm, comms, comlink, transmitter, pa, tannoy, stethoscope, headphones, earphones, earpiece, recorder, dictaphone, hydrophone, speaking tube, talkback, earbuds, voice recorder, tape recorder`);

/** Verbs of voice and hearing that such a thing serves. */
export const VOICE_VERBS = set(`
  say, speak, talk, whisper, murmur, mumble, mutter, shout, yell, scream, call, announce, declare, bark, bellow, sing, rap, hum, breathe, listen, reply, answer, respond, report, order, chat, order ~around, ask, tell, hiss, growl, drawl, croon, cough, blow, laugh, mouth, page, hail, broadcast, dictate, warn, repeat, signal, transmit`);

/** Gestures that may be made with a thing in hand. */
export const POINTING_VERBS = set(
  'listen, point, gesture, motion, signal, beckon, salute, indicate, shave, look, peer, watch, study, observe, write, scribble, sketch, draw, doodle, jot, scrawl, threaten',
);

/** Pictures of a body are no body. */
export const DEPICTIONS = set(
  'photo, photograph, picture, drawing, painting, sketch, portrait, scan, x-ray, statue, cast, mold, mould, print, model, diagram, image, sculpture, bust, mask',
);

/** Wearing by a verb and \`on\` or \`into\`: \`snaps on the gloves\`, \`slips into the coat\`. */
export const DONNING_VERBS = set(
  'snap, pull, put, slip, slide, tug, yank, shrug, throw, draw, clip, buckle, strap, button, zip, get, climb, change, wriggle, squeeze, struggle, step, pop, jam, shove, work, fasten, tie, lace, clap, stick, hook, ease, roll, bundle, squirm, wiggle, try, fling, drop, belt, crawl, shimmy, belt, plop, cinch',
);

/** Where one carries things on the body, when they are one's own. */
export const WORN_PLACES = set('belt, holster, scabbard, sheath, bodice, bra, girdle, sash');

/** What is played or typed on by its keys. */
export const KEYED_NOUNS = set(
  'typewriter, piano, organ, keyboard, computer, laptop, synth, synthesizer, calculator, harpsichord, accordion, terminal, console',
);

/** Rooms that are named by a quality: \`the back room\`, \`the upper deck\`. */
export const ROOM_HEADS = set(
  'room, deck, hall, office, tower, wing, ward, chamber, house, gate, yard',
);
export const ROOM_QUALITIES = set(
  'back, front, great, common, upper, lower, main, inner, outer, white, red, green, blue, black, grand, cold, clean, hot, dry, wet, high, low, old, new, dark, rear, spare, secret, hidden',
);

/** What shows pages, pictures and figures. */
export const SCREEN_NOUNS = set(
  'screen, monitor, tablet, pad, datapad, data pad, laptop, computer, phone, smartphone, cellphone, terminal, console, display, touchscreen, tv, television, projector, e-reader, holoscreen, viewscreen',
);

/** What is done to such pages. */
export const SCREEN_VERBS = set(
  'scroll, swipe, read, skim, browse, review, check, recheck, double-check, study, consult, pull, bring, call, look, flip, flick, watch, play, type, open, enlarge, zoom, highlight, scan, inspect, examine, run, start, close, load, edit, update, plot, chart, track, order, book, reserve, google, search, stream, download, upload, pay, look up, research',
);

/** Things that are often figures of speech: \`a mask of indifference\`, \`a thread of hope\`. */
export const FIGURES = set(
  'mask, veil, cloak, blanket, shroud, mantle, web, thread, shield, armor, armour, wall, wave, flood, storm, spark, flame, ghost, mountain, sea, dagger, knife, arrow, chain, bolt, knot, crumb, cocktail, bundle, ball, pool, net, tapestry, curtain, cushion, pillar, well, fountain, string, bag',
);

/** What there is a piece of: `a loop of it`. */
export const PIECE_NOUNS = set(
  'bight, loop, coil, fold, page, leaf, end, edge, corner, side, back, front, top, bottom, tip, rim, handle, lid, cover, half, piece, slice, strip, inside, outside, face, length, stretch, turn',
);
