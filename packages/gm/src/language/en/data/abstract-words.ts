// Nouns that name no thing, told by their ending or listed here: measures taken, programs run, blows, sounds, lights.

import { WORDNET_ABSTRACT } from './wordnet-abstract.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/[,\n]\s*/));

/** Endings that make a quality or a process out of a word. */
const ABSTRACT_ENDING =
  /(?:.{3}[ts]ion|.{3}ment|.{3}ness|.{3}ity|.{2}ance|.{2}ence|.{3}ism|.{3}hood|.{3}ology|.{2}lysis|nosis|.{3}ancy|.{3}ency)$/;

/** Things that happen to end so. */
const THINGS_SO_ENDING = set(`
  potion, lotion, ration, station, workstation, playstation, solution, portion, extension, ammunition, concoction, invitation, decoration, application, prescription, collection, television, munition, provision, confection,
  publication, edition, transmission, petition, citation, medication, infusion, emulsion, mansion, partition, cushion, instrument, ornament, parchment, garment, document, pigment, ointment, cement, fragment, segment, filament,
  implement, apartment, compartment, basement, pavement, monument, condiment, liniment, undergarment, supplement, attachment, equipment, armament, harness, witness, fortress, city, electricity, utility, commodity, cavity, curiosity, fence, lance, ambulance,
  appliance, entrance, substance, essence, evidence, residence, audience, licence, license, prism, mechanism, organism, hood, childhood, falsehood, adulthood, neighborhood, reference, currency, ordnance, conveyance, contrivance, refreshment, embellishment, tournament, balance, insurance, statement, agreement, advertisement, announcement, assignment, experiment, element, correction, inscription, flotation, reception, department, settlement, establishment, encampment, junction, intersection, institution, university, facility, section, engine section, suspension, tincture, identification, illustration, donation, testament, shipment, vestment, wilderness, governess, baroness, embankment, battlement, plantation, infection, function key, projection, condition report, security, science, constitution`);

/** What is done, heard, seen or measured rather than handled. */
export const DEED_WORDS: ReadonlySet<string> = new Set([
  ...WORDNET_ABSTRACT,
  ...set(`
  high five, high-five, fist bump, fistbump, bump, diagnostic, diagnostics, scan, simulation, sequence, numbers, figures, vitals, stats, reading, readings, status, update, loop, lap, errand, rap,
  errands, margin, tally, beeline, U-turn, swallow, snore, mumble, whisper, murmur, cry, howl, wail, yelp, squeak, squeal, roar, growl, cackle, curse, scoff, tsk, tut, twitch, wince, flinch, blink, squint, scowl, grimace, pout, headshake,
  lean, crouch, kneel, spin, twirl, leap, jump, hop, skip, stumble, trip, roll of the eyes, eye roll, rumble, buzz, beep, chime, ping, hush, din, clamor, racket, footstep, footsteps, draft, draught, gust, flicker, glimmer, glint, gleam, sparkle, shimmer,
  daylight, starlight, lamplight, candlelight, firelight, twilight, gloom, haze, stench, stink, whiff, tang, throb, cramp, ache, tingle, numbness, rush, adrenaline, momentum, gravity, orbit, altitude, latitude, longitude, heading,
  reservation, appointment, interview, negotiation, bargain, price, cost, discount, fee, alibi, motive, suspicion, hunch, theory, mystery, riddle, secret, crime, murder, robbery, sentence, trial, lesson, class, exam,
  exercise, grade, grades, recess, detention, lunch break, coffee break, overtime, promotion, deadline, shift, weekend, vacation, holiday, birthday, party, festival, wedding, funeral, ceremony, toast to, welcome, send-off, cheerio, introduction,
  minimum, maximum, limit, size, length, width, weight, dosage, ratio, percentage, average, amount, quantity, degree, degrees, fahrenheit, celsius, mile, miles, meter, meters, metre, metres, feet, inch, inches, yard, yards, blocks,
  truce, alliance, treaty, deadlock, standoff, stalemate, ambush, raid, attack, volley, parry, feint, lunge, dodge, punch, uppercut, jab, headbutt, shove, backhand, strategy, tactic, formation, wingspan`),
]);

/** Whether a word names no thing by its ending. */
export const endsAbstract = (word: string): boolean =>
  ABSTRACT_ENDING.test(word) && !THINGS_SO_ENDING.has(word);

/** Parts that are nothing by themselves: pointed out, they belong to something at hand. */
export const BOUND_PARTS = set(`
  receiver, dial, knob, handle, lever, switch, button, lid, latch, hinge, keyhole, lock, trigger, screen, display, page, pages, spout, nozzle, rim, brim, eyepiece, zipper, clasp, buckle, flap, hilt, pommel, tip, edge, side, surface, bottom, top,
  base, label, title, line, sentence, paragraph, passage, chapter, headline, wick, burner, keypad, power button, wrapper, pedal, strap, nib, slot, seal, drawstring, shoelace, margin, spine, cover, hem, seam, corner, flame, setting, volume, power, gear, brake, clutch,
  throttle, ignition, gas, engine, dashboard, steering wheel, wheel, hull, panel, beam, focus, lights, light, light switch, doorknob, doorbell, peephole`);
