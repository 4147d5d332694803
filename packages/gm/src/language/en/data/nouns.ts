// Kinds of noun the resolver and the frames ask about: body, background, parts, measures, roles.

import { MORE_ROLES } from './roles.ts';

const set = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** Body parts, what comes out of them, and what is worn as body (pocket, sleeve). */
export const BODY_NOUNS = set(`
  hand, hands, arm, finger, thumb, thumbnail, hangnail, curl, tress, ringlet, fringe, fist, palm, wrist, elbow, shoulder, head, face, cheek, chin, jaw, forehead, brow,
  eyebrow, eye, eyelid, eyelash, lash, lid-of-eye, ear, nose, mouth, lip, tongue, tooth, teeth, throat, neck, nape, hair, bangs, ponytail,
  braid, beard, mustache, moustache, chest, breast, heart, stomach, belly, tummy, waist, hip, back, spine, rib, lap, leg, knee, thigh, calf,
  ankle, foot, feet, toe, heel, skin, body, nail, fingernail, fingertip, knuckle, temple, muscle, tail, paw, wing, claw, fur, whisker, snout, muzzle,
  voice, breath, tear, sweat, gaze, stare, glance, smile, grin, frown, expression, posture, stance, weight, feature, grip, bun-of-hair, fringe,
  pocket, sleeve, collar, cuff, hem, lapel, waistband, pockets, bosom, arm pit, armpit, bottom lip, lower lip, temples, lungs, lung,
  shin, forearm, curls, eyeball, iris, pupil, dimple, freckle, scalp, crown of the head, brain, mind, soul, stubble, gut, bicep, pinky, index finger, forefinger, half-smile, goosebump, goosebumps, hiccup, pulse, wrinkle, scar, bruise, scab, blister, lock of hair, dimples, complexion, adam's apple, lobe, earlobe, nostril, crease,
  belly button, navel, torso, abdomen, midriff, midsection, bosom, cleavage, buttock, buttocks, backside, rump, instep, toenail, cuticle, kneecap, hamstring, tendon, sinew, artery, rib cage, ribcage, collarbone, cheekbone, jawline, jowl, hairline, widow's peak, sideburn, sideburns, goatee, pigtail, pigtails, topknot, tress, tresses, eyelid, brow line, gums, molar, nape of the neck, small of the back, crook of the arm, laugh line, underarm, palm of the hand, pinkie, ring finger, middle finger, bicep, biceps, triceps, shoulder blade, windpipe, voicebox, larynx, vocal cord, nerve ending, flesh, limb, limbs, extremity, body heat, blush, flush, grimace, pout, scowl, smirk, sneer, drool, saliva, sniffle`);

/** Body words that are things unless someone's own: \`the chest\`, \`her chest\`. */
export const OWN_BODY_NOUNS = set(
  'chest, nail, temple, palm, calf, iris, pupil, heel, crown, tear, weight, feature, muscle, rib, wing, tail, claw, spine, braid, body, skin, fur, back, collar, grip, heart, bangs, lap, hip, foot, feet, leg, arm, shell, scale',
);

/** Everyday clothes: body when they are one's own (`her skirt`), a thing otherwise. */
export const GARMENTS = set(`
  shirt, blouse, skirt, dress, trousers, pants, jeans, shorts, clothes, clothing, kimono, uniform, robe, robes, tunic, sweater,
  hood, scrubs, hoodie, t-shirt, outfit, gown, pajamas, pyjamas, underwear, sock, stocking, overalls, yukata`);

/** Acts, sounds and abstractions: as an object they make the act a gesture. */
export const ABSTRACT_NOUNS = set(`
  password, information, directions, instructions, dark, darkness, shock, horror, disbelief, delight, dismay, awe, panic, gulp, swoop, act, unison, total, clink, contact, accident, purpose, agreement, response,
  moment, second, minute, while, time, breath, breather, pause, beat, pace, turns, chance, opportunity, risk, care, advantage, effort, notice, pity,
  pride, comfort, refuge, interest, pleasure, liberty, offense, stock, heed, aim, look, glance, peek, peep, stare, gaze, glare, smile, grin, smirk,
  frown, laugh, chuckle, giggle, sigh, groan, moan, nod, shrug, wink, curtsy, hug, kiss, squeeze, nudge, push, tug, poke, stretch, yawn, gasp, cough,
  hum, snort, sniff, shiver, shudder, salute, clap, silence, quiet, distance, gap, conversation, talk, topic, subject, question, answer,
  reply, idea, thought, word, words, sentence, remark, joke, voice, tone, attention, focus, mood, atmosphere, tension, temper, patience, courage,
  nerve, hope, fear, anger, joy, feeling, emotion, frustration, curiosity, composure, balance, resolve, confidence, dignity, cool, decision, choice,
  promise, offer, suggestion, proposal, request, apology, excuse, greeting, farewell, goodbye, thanks, compliment, advice, help, sound, noise, fuss,
  difference, sense, way, progress, mistake, attempt, point, deal, cheer, cheers, prayer, wish, rest, sleep, walk, stroll, dive, swim, dance, hint,
  cue, bait, blame, credit, shape, view, sight, sunset, sunrise, sunlight, moonlight, scent, smell, aroma, fragrance, warmth, chill, heat, breeze,
  wind, weather, melody, tune, song, lullaby, chord, rhythm, memory, memories, dream, past, future, truth, lie, meaning, reason, situation, problem,
  issue, matter, fact, detail, details, option, options, possibility, result, effect, news, rumor, rumour, gossip, name, day, night, morning,
  afternoon, evening, hour, year, week, tradition, rule, rules, permission, duty, job, task, chore, responsibility, favor, favour, debt, respect,
  trust, love, friendship, relationship, company, presence, absence, surprise, amusement, satisfaction, eye contact, small talk, sideways glance,
  cold shoulder, gesture, motion, movement, pose, position, stance, approach, entrance, retreat, escape, return, bluff, trick, prank, fit, tantrum,
  celebration, speech, lecture, monologue, explanation, description, argument, debate, protest, complaint, objection, warning, threat, command, slap,
  beating, grudge, vow, oath, wager, sum, math, calculation, calculations, headcount, shift, leave, height, depth, route, outline, network, system,
  internet, account, website, site, deadline, meeting, budget, schedule, agenda, strategy, theory, hypothesis, temperature, volume, pressure, speed,
  direction, angle, pattern, color, colour, texture, flavor, flavour, reflection, echo, doubt, guilt, grief, sorrow, tears, laughter, applause,
  blessing, curse, spell, incantation, magic, mana, glow, sleepiness, exhaustion, fatigue, hunger, thirst, pain, ache, itch, sneeze, urge, instinct,
  habit, ritual, clue, clues, lesson, score, victory, defeat, surrender, peace, war, battle, fight, duel, life, death, soul, destiny, fate, luck,
  fortune, work, music, snap, click, thud, clang, creak, flourish, grunt, ease, force, delicacy, hurry, hiss, rustle, clatter, bang, thump, mixture,
  combination, lack, practice, precision, caution, determination, enthusiasm, excitement, relief, concern, worry, gratitude, affection, tenderness,
  kindness, skill, swiftness, reverence, urgency, action, conclusion, beam, ray, brightness, glare, air, thin air, dread, rage, envy, jealousy, terror, shame, embarrassment, hatred, remorse, longing, melancholy, nostalgia, anxiety, unease, contempt, disgust, scorn, glee, mirth, bravado, indignation, dismissal, resignation, anticipation, impatience, boredom, pretense, facade, footwork, aim, bearing, bearings, pulse, heartbeat, limp, accent, gait, verdict, sentence, oath, objection, plea, testimony, rhythm, tempo, take, cue`);

/** Nouns that are things, but not after a light verb: `takes note`, `makes a call`. */
export const LIGHT_ABSTRACT_NOUNS = set(
  `whistle, note, notes, bow, tap, case, game, wave, cover, line, lines, plan, order, orders, snow, story, tale, step, steps, place, round, shake, punch, shot, light, bath, shower, watch, turn, break, part, charge, pull, drag, swing, photo, picture, selfie, call, phone-call, list, hold, nap, side, sides, lead, bet, vote, count, test, exam, trip, tour, ride, drive, toast, match, hike, secret, face, space, air, lap, scene, guess, blow, strike, kick, hit, pat, ground, footing, phone call`,
);

/** Nouns which alone are a gesture: `*a soft smile*`. */
export const GESTURE_NOUNS = set(`
  smile, grin, smirk, frown, laugh, laughter, chuckle, giggle, sigh, groan, moan, nod, shrug, wink, bow, curtsy, pause, silence, beat, glance, look, stare,
  gaze, glare, yawn, gasp, cough, hum, whistle, snort, sniff, shiver, blush, breath, whisper, voice, tone, gesture, wave, hug, kiss, pat, salute, clap, hesitation,
  expression, pout, scoff, squeal, sob, tear, tears, eyes, shoulders, posture, headshake, facepalm, eye-roll, thumbs-up`);

/** Room surfaces and fixtures: background unless the world lists them. */
export const BACKGROUND_NOUNS = set(`
  floor, floorboard, ground, wall, ceiling, corner, room, stove, stovetop, cooktop, radiator, workstation, worktable, vanity, stretcher, operating table, canvas, tabletop, barstool, tile, tiles, cobblestone, cobblestones, pavement, platform, catwalk, counter, countertop, window, windowsill, window sill, sill, window frame, doorway, door, doorframe, door frame, threshold,
  entrance, exit, hallway, hall, corridor, stair, stairs, staircase, stairway, step, steps, landing, railing, banister, handrail, rail, guardrail, hole, trench, furrow, doorjamb, pedestal, plinth, stand, rack, hook, peg, coat rack, hat stand, nightstand, bedside table, side table, coffee table, end table, easel, altar, cubicle, booth, island, barrier, partition, parapet, bleachers, crash barrier, dais, rostrum, pulpit, bandstand, scaffold, display, sideboard, dresser, bookcase, cabinet top, hatch cover, skylight, chimney, trellis, arch, ramp, curb, kerb, gutter, puddle, stairwell, gurney, cot, bunk, snow, mud, dirt, soil, rock, boulder, dune, dashboard, gunwale, podium, lectern, dock, stage, headboard, pew, balcony, roof, rooftop, shelf, shelves, bookshelf,
  table, desk, bench, chair, stool, seat, couch, sofa, armchair, armrest, bed, rug, carpet, mat, doormat, sink, mantel, mantelpiece, hearth, fireplace, ledge, edge, pillar, column, beam,
  board, blackboard, whiteboard, curtain, curtains, blinds, worktop, workbench, bar, bar counter, surface, nook, aisle, path, street, road, sidewalk, pavement, yard, lawn, garden, deck,
  bulkhead, hatch, hull, gangway, porch, patio, fence, gate, post, lamppost, tree, trunk of the tree, grass, sand, water's edge, shore, bush, air, sky, horizon, center, centre, middle, side, front, back, end, distance, spot, place, area, space, outside, inside, shade, shadow, shadows, sunlight, light, darkness, cushion`);

/** Parts that stand for the thing they belong to. */
export const PART_NOUNS = set(`
  line, sentence, paragraph, passage, chapter, verse, title, label, headline, section, entry, column, inscription, spine, switch, lever, lid, handle, knob, doorknob, door handle, page, pages, key-of-piano, piano keys, keyboard, screen, display, button, dial, cap, cork, stopper, top, bottom, cover, flap, latch, lock, keyhole,
  hinge, drawer handle, door, tray-slot, slot, plug, cord, cable, wire, pedal, string, strings, trigger, hilt, pommel, blade, tip, nozzle, spout, tap, faucet, valve, wheel, crank, spine, binding, strap,
  zipper, clasp, buckle, rim, brim, edge, side, surface, back, front, leg, arm, armrest, base, stand, panel, control, controls, control panel, console, touchscreen, power button, start button, on button, off button, power switch, light switch, ringer, clapper, bell-pull, wick, burner, receiver, mouthpiece, eyepiece, lens, dials, knobs, contents, wrapper, wrapping, seal, ribbon, shutter, focus ring, zoom ring, pull ring, bellows, rope, chain, pull, cuff-link, filter, chamber, barrel, magazine-slot, bolt, fuse, bars, needle, stylus, tonearm, fader, slider, keypad, joystick, throttle, mouthguard, visor, gearshift, hood, tailgate, windshield, headlight, flashbulb, flash, speaker, jack, socket, grille, grate, flue, drawstring, sheet, dipstick, hubcap, bumper, fender, padlock, shoelace, tuning peg, pegs, fretboard, snare, cymbal, bow string, bowstring, flint, safety, pin, nib`);

/** Measures and vessels: `a cup of tea` stands for the tea. */
export const VESSEL_NOUNS = set(`
  teacup, tumbler, snifter, flute, demitasse, thimble, pail, tub, vat, urn, cauldron, pan, skillet, saucepan, decanter, carton, tureen, ramekin, crock, churn, trough, gourd, drinking horn, shaker, sachet, pot-full, panful, potful, bucketful, boxful, jarful, canful, tin can, six-pack, crateful, forkful, ladleful, shovelful,
  swallow, slurp, draft, nibble, lick, morsel, finger, hold, pull, slug, draught, cup, mug, glass, bottle, can, jar, jug, pitcher, carafe, flask, canteen, tankard, goblet, flagon, pot, kettle, teapot, bowl, plate, dish, tray, saucer, platter, box, carton, pack, packet,
  package, bag, sack, pouch, basket, bucket, barrel, keg, crate, case, tin, tube, vial, beaker, test tube, thermos, shot, pint, serving, portion, helping, slice, piece, chunk, hunk, bit, bite, lump, cube,
  spoonful, teaspoon, tablespoon, spoon, ladle, pinch, dash, splash, drop, handful, mouthful, sip, gulp, swig, sliver, wedge, scoop, dollop, pat, stick, bar, loaf, block, sheet, strip, scrap, roll, spool, reel, ball, coil, length, stack, pile, heap,
  bunch, bundle, set, pair, cluster, bouquet, string, deck, ream, batch, round, tankful, armful, armload, load, bowlful, cupful, glassful, plateful, copy, volume, row, stitch, couple, dozen, number, lot, plenty, amount, assortment, collection, selection, drink, taste, crumb, grain, sprig, leaf, clove, head, measure, kind, sort, type, variety, wad, fistful, phial, ampoule, syringe, tankard, skin, wineskin, draught, mug-full, pinchful, stein, chalice`);

/** Regions and quantities that stand for what follows `of`. */
export const REGION_NOUNS = set(`
  thread, stalk, tuft, clump, fleck, mote, sprinkling, tendril, blade, shaft, tangle, mound, mass, swath,
  fragment, shard, flake, speck, splinter, sliver, margin, margins, end, edge, side, top, bottom, back, front, middle, center, centre, corner, rest, remainder, remains, last, half, part, most, some, all, one, both, none, each, any, several, few, many, much, more, either, two, three, four, rim, foot, head, base, inside, outside, surface, lip, mouth, interior, depths, direction, contents, shower, cloud, plume, puff, burst, stream, flurry, cascade, curl, swirl, strand, wisp, bead, trace, milligram, microliter, microlitre, mg, cc, teaspoonful, ml, milliliter, millilitre, liter, litre, gram, kilo, kilogram, ounce, inch, drop, handful`);

/** Nouns too general to name a thing. */
export const GENERIC_NOUNS = set(`
  thing, things, stuff, item, object, place, room, area, spot, floor, wall, ceiling, way, side, one, something, anything, everything, whatever, bit, lot, kind, sort, type, rest, piece, belongings, supplies, equipment, tools, ingredients, materials, gear, possessions, food, drink, drinks, snack, snacks, contents`);

/** Things one looks through: looking through them is using them. */
export const INSTRUMENT_NOUNS = set(`
  microscope, telescope, binoculars, magnifying glass, magnifier, lens, scope, rifle scope, spyglass, viewfinder, eyepiece, camera, periscope, monocle, loupe, sextant, kaleidoscope, spectroscope, opera glasses, field glasses, goggles, sight, crystal ball`);

/** Things one looks, reaches or rummages into. */
export const CONTAINER_NOUNS = set(`
  drawer, fridge, refrigerator, freezer, icebox, box, chest, cupboard, cabinet, bag, backpack, satchel, trunk, closet, wardrobe, safe, locker, oven, microwave, pot, crate, barrel, basket, bin, suitcase, briefcase, case, toolbox, purse, handbag, jar, tin, desk drawer, filing cabinet, strongbox, coffer, sack, pouch, pantry, larder, vault, container, cooler, hamper, mailbox, letterbox, package, envelope, kit, medkit, first aid kit, pocketbook, pail, bucket, vending machine, dishwasher, washing machine, dryer, glovebox, glove compartment, crawlspace, cauldron, urn, casket, coffin, jewelry box, lunchbox, bento box, quiver, holdall, duffel bag, rucksack, knapsack, tackle box, sea chest, footlocker, console, desk, dresser, nightstand, sideboard, bureau, tray, till, cash register, register, glove box, hatbox, cash box, cashbox, tackle box, sewing box, breadbox, bread bin, tool chest, tin, canister, locker, flight case, picnic basket, hutch`);

/** Seats, which a verb of pulling only moves. */
export const SEAT_NOUNS = set(
  'chair, stool, seat, bench, armchair, barstool, bar stool, ottoman, recliner, pew, throne',
);

/** Passages one goes through. */
export const PASSAGE_NOUNS = set(
  'door, doorway, gate, gateway, entrance, exit, hatch, hatchway, airlock, portal, archway, arch, window, tunnel, passage, passageway, corridor, hallway, hall, opening, curtain, gap, crowd, turnstile, trapdoor, bulkhead, hole, front door, back door, side door, rear door, main door, main gate, back gate, front gate, inner door, outer door, inner hatch, outer hatch, double doors, vent, threshold, street, streets, alley, market, forest, woods, garden, lobby, kitchen, room, house, building',
);

/** Curtains and the like: to draw them is to close them. */
export const CURTAIN_NOUNS = set('curtain, drape, blind, shade, shutter, veil, bolt');

/** What one draws to have in hand. */
export const DRAWN_NOUNS = set(
  'sword, longsword, shortsword, broadsword, greatsword, backsword, claymore, scimitar, falchion, foil, epee, stiletto, dirk, machete, tomahawk, handgun, six-shooter, musket, flintlock, crossbow, quill, blade, dagger, knife, gun, pistol, revolver, weapon, rapier, katana, bow, card, wand, cutlass, sabre, saber, scalpel, arrow, cleaver, shiv, sidearm, phaser, blaster, lot, straw',
);

/** What is written, drawn, played or typed: made in the act, so it need not exist. */
export const PRODUCED_NOUNS = set(`
  note, notes, message, letter-draft, email, e-mail, reply, text, word, words, line, lines, circle, picture, sketch, doodle, drawing, diagram, figure, name, signature, number, numbers, list, report, song, tune, melody, chord, piece-of-music, music,
  scale, code, command, password, passcode, query, poem, verse, story, entry, observation, observations, result, reminder, symbol, rune, rune-circle, sigil, pattern, arrow-mark, mark, equation, formula, calculation, something, sentence, paragraph, comment, thought, thoughts, plan, outline, summary, response, answer, key-combination, combination, map-sketch, tweet, photo, photograph, selfie, shot, game, data, coordinates, course, recipe, order, few notes, idea, ideas, date, warning, speech, lullaby, hymn, ballad, jig, waltz, notch, tally, tally mark, groove, initial, initials, cross, dot, check mark, checkmark, tick, hole, shape, star, spiral, arrow, smiley, smiley face, scratch, furrow, trench, heart, x, asterisk, diagram, caption, measurement, reading, prescription, verdict, riff, tune, solo, lick, beat, bassline, harmony, rhythm, tattoo, march, fanfare, drumroll, cadence, take, track`);

/** What is worn on top: putting it on or off is using it. */
export const WEARABLE_NOUNS = set(`
  glasses, spectacles, sunglasses, goggles, hat, cap, coat, jacket, scarf, glove, gloves, mitten, apron, shoe, shoes, boot, boots, sandal, slipper, slippers, helmet, mask, cloak, cape, hood, vest, tie, bow tie, belt, watch, ring, necklace, bracelet, earring, earrings, lab coat, raincoat, headphones, earphones, headset, backpack, armor, armour, gauntlet, robe, sweater, cardigan, hoodie, shirt, dress, skirt, kimono, uniform, wig, crown, badge, spacesuit, suit, shawl, veil, earbuds, hairnet, headband, headscarf, turban, bonnet, tiara, life jacket, life vest, oven mitt, oven mitts, trousers, pants, socks, blazer, poncho, brooch, pendant, amulet, harness, sling, bandana, beanie, monocle, gown, respirator, hard hat`);

/** Kin and forms of address: always someone already known. */
export const KIN_NOUNS = set(`
  sister, brother, mother, father, mom, mum, dad, mommy, daddy, grandmother, grandfather, grandma, grandpa, aunt, uncle, cousin, son, daughter, wife, husband, twin, sibling, sis, bro, friend, partner, companion, roommate, colleague, boss, darling, dear, honey, love, master, madam, sir, ma'am, miss, mister, lady, lord, kid, captain, friend's, other, boyfriend, girlfriend, fiance, spouse, niece, nephew, elder sister, younger sister, big sister, little sister, crewmate, teammate, classmate, coworker, co-worker, lover, beloved, comrade, buddy, pal, rival, mentor, apprentice, assistant, commander, skipper, chief`);

/** Roles of people: one who enters and acts brings in a person. */
export const ROLE_NOUNS = set(`${MORE_ROLES.join(',')},
  goon, thug, henchman, hitman, gangster, mobster, mugger, brute, crook, teenager, teen, toddler, kid, biker, trucker, man, woman, boy, girl, child, person, people, figure, stranger, guy, lady, gentleman, couple, crowd, visitor, guest, customer, client, patron, passerby, passer-by, bystander, tourist, traveler, traveller, neighbor, neighbour, intruder, burglar, thief, robber, bandit, pirate, assassin,
  postman, mailman, mail carrier, courier, delivery man, deliveryman, delivery driver, delivery guy, delivery person, messenger, waiter, waitress, server, barista, bartender, barkeep, barmaid, innkeeper, cook, chef, baker, butcher, clerk, cashier, shopkeeper, storekeeper, merchant, vendor, salesman, saleswoman, manager, receptionist, secretary, janitor, cleaner, maid, butler, servant, housekeeper,
  landlord, landlady, policeman, policewoman, police officer, officer, police, cop, detective, inspector, constable, sheriff, guard, security guard, bouncer, soldier, knight, sergeant, general, admiral, sailor, crewman, deckhand, bosun, first mate, navigator, pilot, stewardess, steward, engineer, mechanic, technician, electrician, plumber, carpenter, repairman, doctor, nurse, surgeon, medic, paramedic, dentist, pharmacist, scientist, researcher, professor, teacher, tutor, student, pupil, librarian, intern, lawyer, judge, priest, monk, nun, wizard, witch, mage, sorcerer, sorceress, king, queen, prince, princess, duke, baron, noble, nobleman, bard, minstrel, hunter, ranger, farmer, fisherman, blacksmith, peddler, beggar, drunk, old man, old woman, kid, kids, children, men, women, driver, taxi driver, conductor, porter, bellhop, doorman, concierge, usher, photographer, reporter, journalist, musician, singer, actor, actress, artist, painter, dancer, magician, clown, robot, android, ghost, spirit, monster, goblin, orc, elf, dwarf, troll, dragon, vampire, demon, angel, fairy, creature, alien, astronaut, cosmonaut, mayor, senator, president, agent, spy, hacker, technomancer, alchemist, healer, cleric, paladin, rogue, mercenary, villager, townsperson, peasant, page boy, squire, herald, prisoner, inmate, warden, jailer, patient, volunteer, firefighter, fireman, lifeguard, coach, referee, ally, enemy, rescuer, foreman, supervisor, inspector general, accountant, auditor, consultant, salesperson, shop assistant, store clerk, shop clerk, dog walker, gardener, groundskeeper, caretaker, nanny, babysitter, grandchild, elder, shaman, oracle, sage, hermit, widow, scout, sentry, archer, swordsman, warrior, barbarian, wanderer, pilgrim, bailiff, defendant, juror, jury, attorney, prosecutor, plaintiff, witness, stenographer, orderly, radiologist, helmsman, sonarman, crew, cameraman, producer, drummer, bassist, guitarist, vocalist, roadie, nomad, camel driver, trader, smuggler, archaeologist, lieutenant, ensign, corporal, major, colonel, ambassador, bride, groom, teller, busboy, sous-chef, sommelier, hostess, host, zookeeper, trainer, vet, veterinarian, cowboy, ranch hand, stablehand, groom, jockey, umpire, goalkeeper, announcer, presenter, anchor, dj, tailor, seamstress, barber, hairdresser, florist, jeweler, jeweller, pawnbroker, locksmith, watchman, night watchman, curator, docent, ticket taker, flight attendant, co-pilot, copilot, stowaway, hitchhiker, trucker, biker, gangster, mobster, thug, henchman, kidnapper, hostage, sniper, ninja, samurai, geisha, shogun, emperor, empress, sultan, vizier, caravan master, zombie, werewolf, skeleton, imp, golem, ogre, giant, gnome, centaur, mermaid, trainee, recruit, cadet, inspector, mailwoman, plumber, roofer, builder, worker, workman, handyman, mover, salesclerk, dealer, croupier, gambler, principal, headmaster, headmistress, dean, custodian, registrar, counselor, counsellor, bellboy, valet, attendant, cabbie, chauffeur, ferryman, vicar, pastor, bishop, rabbi, imam, deacon, abbot, organist, realtor, broker, critic, chaplain, hiker, camper, jogger, cyclist, surfer, lumberjack, miner, trapper, poacher, crone, hag, lad, lass, teen, teenager, toddler, baby, infant, newcomer, cleaner, delivery boy, repairwoman, policewoman, firefighter, farmhand, villain, outlaw, rider, horseman, monk, abbess, chancellor, courtier, jester, advisor, minister, councillor, bodyguard, guardsman, patrolman, guards, soldiers, customers, guests, policemen, officers, villagers, students, nurses, doctors`);

/** Last words that do not say by themselves what the thing is: the compound stays whole. */
export const COMPOUND_HEADS = set(`
  ball, maker, machine, holder, board, stand, set, kit, rack, cream, opener, grinder, cleaner, dryer, washer, player, station, panel, system, device, unit, conditioner, extinguisher, dispenser, cooker, heater, processor,
  reader, projector, charger, pad, top, shaker, cutter, sharpener, tracker, detector, meter, gauge, gum, drive, works, room, house, stick, post, pack, press, mill, extractor, bay, wing, area, office, hall, deck, quarters, court, ground, field, shop, store, square, garden, park, tower, cellar, chamber, lab, engine, lock-box`);

/** Words in -ing that belong to the name of a thing: `watering can`, `magnifying glass`. */
export const NAMING_GERUNDS = set(
  'parking, magnifying, watering, frying, cutting, mixing, sleeping, rocking, walking, drinking, measuring, rolling, baking, chewing, dressing, swimming, washing, ironing, sewing, knitting, fishing, writing, cooking, serving, filing, vending, living, dining, waiting, operating, training, meeting, changing, tuning, reading, carving, steering, landing, shaving, wrapping, packing, hearing, diving, climbing, riding, hiking, spinning, loading, boarding, packaging, drawing',
);

/** Views rather than things: to scan or survey them is to look. */
export const SCENERY_NOUNS = set(
  'horizon, sky, room, crowd, area, street, surroundings, sea, ocean, landscape, darkness, shadows, scene, view, view outside, distance, perimeter, faces, face, hall, field, forest, coast, shore, stars, skyline, rooftop, water, corridor, hallway, ceiling, floor, footprints, footprint, scratches, marks, reflection',
);

/** What one lies or sits in: getting out of it is no journey. */
export const BERTH_NOUNS = set(
  'bed, couch, sofa, armchair, chair, seat, stool, bench, hammock, bathtub, tub, bunk, cot, futon, recliner, blanket, covers, sleeping bag, booth, pew',
);
