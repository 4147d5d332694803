// Nouns that are plainly things one handles, and verbs that plainly handle whatever they are said of.

import { KEYED_NOUNS, SCREEN_NOUNS, VOICE_NOUNS } from './frame-nouns.ts';
import { FARE_NOUNS, FOOD_NOUNS } from './light-verbs.ts';
import { DRAWN_NOUNS, INSTRUMENT_NOUNS, WEARABLE_NOUNS } from './nouns.ts';

const list = (words: string): readonly string[] => words.trim().split(/\s*[,\n]\s*/);

const PLAIN_THINGS = list(`
  pack, goat, cow, horse, sheep, pig, chicken, hen, cat, dog, rabbit, bird, parrot, mule, camel, key, keys, keycard, card, coin, money, cash, bill, banknote, wallet, purse, bag, backpack, satchel, suitcase, briefcase, umbrella, cane, stick, staff, rod, rope, chain, cord, wire, cable, string, thread, yarn, needle, pin, button-box, tape, duct tape, glue, paint,
  book, notebook, notepad, journal, diary, ledger, logbook, magazine, newspaper, letter, envelope, postcard, stamp, package, parcel, box, crate, chest, trunk, barrel, basket, bucket, pail, jar, bottle, flask, vial, cup, mug, glass, goblet, tankard, plate, bowl, dish, tray,
  saucer, kettle, teapot, pot, pan, skillet, frying pan, wok, spoon, fork, knife, chopsticks, ladle, spatula, whisk, tongs, rolling pin, cutting board, grater, peeler, corkscrew, can opener, blender, toaster, microwave, oven, fridge, refrigerator, freezer, dishwasher, mixer,
  pen, pencil, marker, crayon, chalk, eraser, ruler, compass, protractor, scissors, stapler, paperclip, folder, binder, file, document, contract, form, map, chart, scroll, parchment, paper, sheet, poster, photograph, painting, canvas, easel, brush, paintbrush, palette,
  hammer, wrench, spanner, screwdriver, pliers, saw, drill, axe, hatchet, crowbar, chisel, nail, screw, bolt, shovel, spade, rake, hoe, broom, mop, dustpan, sponge, rag, cloth, towel, dishrag, napkin, handkerchief, tissue, soap, shampoo, toothbrush, toothpaste, razor, comb,
  hairbrush, mirror, lipstick, perfume, pillow, blanket, quilt, sheet, mattress, cushion, curtain, carpet, candle, lantern, lamp, flashlight, torch, lighter, match, matches, matchbox, cigarette, cigar, pipe, ashtray, clock, alarm clock, watch, timer, stopwatch, hourglass,
  calendar, phone, telephone, smartphone, cellphone, radio, tv, television, remote, camera, laptop, computer, tablet, keyboard, mouse, monitor, printer, scanner, projector, speaker, headphones, microphone, charger, battery, console, game, controller, joystick, guitar, piano,
  violin, flute, drum, harp, lute, trumpet, harmonica, saxophone, banjo, cello, tambourine, bell, whistle, horn, gun, pistol, revolver, rifle, shotgun, bullet, ammo, grenade, bomb, sword, dagger, blade, spear, shield, bow, arrow, quiver, crossbow, club, mace, whip, wand,
  staff, orb, crystal, gem, diamond, ruby, emerald, pearl, jewel, necklace, ring, bracelet, earring, amulet, talisman, crown, tiara, potion, elixir, antidote, poison, herb, mushroom, flower, rose, bouquet, vase, seed, plant, leaf, branch, log, firewood, stone, rock, pebble, brick,
  shell, feather, bone, skull, egg, apple, orange, banana, lemon, grape, berry, strawberry, peach, pear, plum, cherry, melon, watermelon, tomato, potato, carrot, onion, garlic, pepper, cucumber, lettuce, cabbage, bean, corn, pumpkin, bread, loaf, toast, cake, pie, cookie,
  biscuit, donut, croissant, muffin, pastry, sandwich, burger, pizza, pasta, noodles, rice, soup, stew, salad, steak, bacon, sausage, ham, chicken, fish, shrimp, cheese, butter, milk, cream, yogurt, honey, sugar, salt, flour, oil, vinegar, sauce, ketchup, mustard, jam, chocolate,
  candy, gum, ice cream, popcorn, chips, snack, coffee, tea, juice, water bottle, soda, beer, wine, whiskey, rum, vodka, champagne, medicine, pill, tablet, syrup, bandage, gauze, syringe, scalpel, forceps, stethoscope, thermometer, iv, stretcher, wheelchair, crutch, mask, gloves,
  microscope, telescope, binoculars, magnifying glass, beaker, test tube, petri dish, pipette, bunsen burner, centrifuge, burner, goggles, helmet, armor, boots, hat, cap, scarf, glove, belt, sunglasses, glasses, badge, ticket, passport, id card, license, receipt, menu, flyer,
  ball, basketball, football, baseball, bat, racket, net, kite, doll, teddy bear, toy, puzzle, dice, die, chessboard, deck, balloon, bicycle, bike, skateboard, scooter, motorcycle, car, truck, van, tractor, boat, canoe, oar, paddle, anchor, sail, net, fishing rod, hook, ladder,
  wheelbarrow, cart, wagon, saddle, bridle, harness, leash, collar-tag, cage, tank, aquarium, generator, engine, motor, pump, valve-wheel, hose, extinguisher, fire extinguisher, first aid kit, medkit, toolbox, toolkit, tool, welder, welding torch, blowtorch, plasma cutter,
  scanner, tricorder, blaster, phaser, laser, drone, robot arm, hologram projector, data pad, datapad, spacesuit, jetpack, oxygen tank, canister, fuel cell, circuit board, fuse, wrench set, handcuffs, nightstick, baton, taser, walkie-talkie, megaphone, evidence bag, case file,
  dossier, safe, strongbox, vault, locker, cabinet, cupboard, drawer, wardrobe, closet, dresser, typewriter, fan, heater, air conditioner, vacuum, vacuum cleaner, iron, ironing board, sewing machine, washing machine, dryer, coffee maker, coffee machine, jukebox, record player,
  gramophone, record, cassette, cd, dvd, usb stick, flash drive, hard drive, tie clip, cufflink, parasol, fan, tea set, incense, bonfire-log, trophy, medal, statue, figurine, globe, sundial, crucifix, rosary, bible, cigarette case, hip flask, canteen, compass, sextant, spyglass`);

/** Things beyond doubt; a compound counts by its last word. */
export const THINGS: ReadonlySet<string> = new Set([
  ...PLAIN_THINGS,
  ...[
    DRAWN_NOUNS,
    INSTRUMENT_NOUNS,
    WEARABLE_NOUNS,
    FARE_NOUNS,
    FOOD_NOUNS,
    KEYED_NOUNS,
    SCREEN_NOUNS,
    VOICE_NOUNS,
  ].flatMap((kind) => [...kind]),
]);

/** Said of anything, these handle it. */
export const CLEAR_VERBS: ReadonlySet<string> = new Set(
  list(`
  take, get, grab, fetch, pick up, retrieve, snatch, snatch up, seize, scoop up, swipe, steal, pilfer, pocket, remove, take out, get out, bring out, pull out, dig out, fish out, whip out, borrow, take down, bring, unhook, unclip, unsheathe, unholster, lift out, slide out, slip out,
  tug out, yank out, buy, put, place, set, lay, put down, set down, lay down, put back, put away, return, replace, deposit, drop, stash, stow, hide, shelve, hang, hang up, set out, lay out, set aside, put aside, tuck, stuff, cram, slot, put up, put in, slap down, slam down,
  give, hand, hand over, pass, hand back, give back, lend, toss, throw, hurl, fling, lob, chuck, toss over, throw away, throw out, discard, hold up, hold out, clutch, cradle, carry, brandish, hoist, heft, lug, haul, open, open up, uncork, unzip, unwrap, unfold, unscrew, uncap, unroll, unpack, unfurl,
  pop open, crack open, pull open, push open, slide open, flip open, tear open, rip open, fling open, close, shut, slam, unlock, lock, pry open, force open, break open, turn on, switch on, power on, power up, flip on, flick on, boot up, activate, ignite, light, fire up, turn off, switch off,
  power down, shut off, extinguish, blow out, unplug, plug in, read, reread, skim, leaf, flip, thumb, peruse, eat, munch, chew, nibble, bite, devour, gobble, swallow, taste, wolf down, drink, sip, gulp, slurp, swig, chug, drain, quaff, drink up, pour, decant, refill, fill, use, wield, wear, put on,
  don, pull on, slip on, take off, kick off, swing, load, reload, fire, strum, insert, sharpen, unbox, wave, twirl, stir, peel, chop, slice, dice, polish, sketch, inject, smoke, ride, drive, pilot, mount, saddle, sheathe, holster, juggle, strap on, bait, nock, cock, uncoil`),
);

/** Clothes one stands in. */
export const ATTIRE: ReadonlySet<string> = new Set(
  list(
    'tie, necktie, bow tie, coat, jacket, cloak, cape, vest, waistcoat, blazer, suit, cardigan, lab coat, scarf, shawl, boot, boots, shoe, shoes, belt, apron, hat, cap, glove, gloves, sandal, armor, armour, uniform, sash, corset, veil, sweater, hoodie, robe, poncho, raincoat, trench coat, helmet',
  ),
);

/** What lies about outdoors or runs from the wall: there without being listed, unless it is taken. */
export const NATURAL: ReadonlySet<string> = new Set(
  list(
    'stick, log, stone, rock, pebble, branch, twig, leaf, leaves, grass, plant, water, well, fountain, tap, faucet, sink, stream, river, lake, sea, spring, pump, shower, bath, ice, snow, sand, dirt, mud, fire, flame, bird, fish, mosquito, fly, bug, insect, spider, web, brick, beam, bush, vine, root',
  ),
);
