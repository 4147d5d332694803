// Nouns that are plainly things one handles, and verbs that plainly handle whatever they are said of.

import { singular } from '../lemma.ts';
import { CREATURES } from './creatures.ts';
import { KEYED_NOUNS, SCREEN_NOUNS, VOICE_NOUNS } from './frame-nouns.ts';
import { FARE_NOUNS, FOOD_NOUNS } from './light-verbs.ts';
import { DRAWN_NOUNS, INSTRUMENT_NOUNS, WEARABLE_NOUNS } from './nouns.ts';
import { TRADE_THINGS } from './things-by-trade.ts';
import { WORDNET_THINGS } from './wordnet-things.ts';

const list = (words: string): readonly string[] => words.trim().split(/[,\n]\s*/);

const PLAIN_THINGS = list(`
  pack, goat, cow, horse, sheep, pig, chicken, hen, cat, dog, rabbit, bird, parrot, mule, camel, key, keys, keycard, card, coin, money, cash, bill, banknote, wallet, purse, bag, backpack, satchel, suitcase, briefcase, umbrella, cane, stick, staff, rod, rope, chain, cord, wire, cable, string, thread, yarn, needle, pin, button-box, tape, duct tape, glue, paint,
  book, notebook, notepad, journal, diary, ledger, logbook, magazine, newspaper, letter, envelope, postcard, stamp, package, parcel, box, crate, chest, trunk, barrel, basket, bucket, pail, jar, bottle, flask, vial, cup, mug, glass, goblet, tankard, plate, bowl, dish, tray,
  saucer, kettle, teapot, pot, pan, skillet, frying pan, wok, spoon, fork, knife, chopsticks, ladle, spatula, whisk, tongs, rolling pin, cutting board, grater, peeler, corkscrew, can opener, blender, toaster, microwave, oven, fridge, refrigerator, freezer, dishwasher, mixer,
  pen, pencil, marker, crayon, chalk, eraser, ruler, compass, protractor, scissors, stapler, paperclip, folder, binder, file, document, contract, form, map, chart, scroll, parchment, paper, sheet, poster, photograph, painting, canvas, easel, brush, paintbrush, palette,
  hammer, wrench, spanner, screwdriver, pliers, saw, drill, axe, hatchet, crowbar, chisel, nail, screw, bolt, shovel, spade, rake, hoe, broom, mop, dustpan, sponge, rag, cloth, towel, dishrag, napkin, handkerchief, tissue, soap, shampoo, toothbrush, toothpaste, razor, comb,
  hairbrush, mirror, lipstick, perfume, pillow, blanket, quilt, sheet, mattress, cushion, curtain, carpet, candle, lantern, lamp, flashlight, torch, lighter, match, matches, matchbox, cigarette, cigar, pipe, ashtray, clock, alarm clock, watch, wristwatch, pocket watch, timer, stopwatch, hourglass,
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
  gramophone, record, cassette, cd, dvd, usb stick, flash drive, hard drive, tie clip, cufflink, parasol, fan, tea set, incense, bonfire-log, trophy, medal, statue, figurine, globe, sundial, crucifix, rosary, bible, cigarette case, hip flask, canteen, compass, sextant, spyglass,
  teaspoon, tablespoon, chopstick, pitcher, jug, carafe, tupperware, cling film, teacup, saucepan, juicer, dishcloth, pancake batter, dough, marmalade, granola, oats, creamer, teabag, tea bag, coffee beans, coffee bean, coffee filter, planner, bookmark, duvet, lanyard, watering can, trowel, placemat, tablecloth, baking tray, baking sheet, muffin tin, timer, egg carton, milk carton, grocery bag, groceries, lunch bag, tea towel, oven glove, paper towel, kitchen roll, bin bag, sticky note, to-do list, shopping list, recipe book, recipe card,
  bulb, tulip, daffodil, lily, daisy, seedling, sapling, tulip bulb, rice ball, meatball, snowball,
  penlight, antiseptic, ointment, disinfectant, tourniquet, gurney sheet, tweezers, clipboard, otoscope, tongue depressor, cotton swab, cotton ball, painkiller, aspirin, vitamin, inhaler, eye drops, cough drop, vaccine, catheter, splint, plaster cast, hearing aid, denture,
  trout, salmon, tuna, cod, carp, crab, lobster, oyster, clam, squid, eel, anchovy, fishing line, lure, worm, fishing net, harpoon, life preserver, flare, flare gun, life ring, buoy,
  antler, pelt, trap, snare, slingshot, javelin, lance, halberd, gauntlet, chainmail, catapult, dart, throwing star, shuriken, nunchucks, katana, machete, pocketknife, penknife, jackknife, switchblade, cutlass, musket, cannonball, gunpowder,
  notecard, index card, sticky note, post-it, memo, leaflet, pamphlet, brochure, booklet, textbook, workbook, sketchbook, sketchpad, scrapbook, cookbook, songbook, comic, comic book, manga, novel, dictionary, encyclopedia, atlas, manuscript, blueprint, certificate, diploma, business card, greeting card, birthday card, tarot card, playing card, cheque, checkbook, voucher, coupon, lottery ticket,
  highlighter, ballpoint, fountain pen, quill, inkwell, ink, glue stick, paper clip, thumbtack, rubber band, hole punch, calculator, abacus, compasses, whiteboard marker, crayon box, pencil case, pencil sharpener, lunchbox, lunch bag, water bottle, thermos, tumbler, straw, coaster, placemat, tablecloth, oven mitt, potholder, colander, strainer, sieve, whetstone, meat tenderizer, mortar, pestle, measuring cup, measuring spoon, measuring tape, tape measure, kitchen scale, rice cooker, slow cooker, waffle iron, blowtorch, griddle, baking sheet, baking tray, cake tin, muffin tin, casserole, cookie cutter, piping bag, ice pick, ice cube, ice tray, bottle opener, nutcracker, toothpick, foil, plastic wrap, paper towel, trash bag, garbage bag,
  cinnamon, vanilla, paprika, oregano, basil, thyme, rosemary, ginger, chili, curry powder, soy sauce, mayonnaise, mayo, relish, pickle, olive, almond, walnut, peanut, cashew, raisin, date palm, fig, apricot, mango, pineapple, coconut, kiwi, blueberry, raspberry, blackberry, cranberry, avocado, spinach, broccoli, celery, radish, turnip, beet, pea, lentil, tofu, miso, seaweed, sushi, tempura, ramen, udon, soba, dumpling, bagel, pretzel, baguette, scone, brownie, cupcake, macaron, eclair, tart, trifle, pudding, custard, whipped cream, syrup, maple syrup, caramel, toffee, fudge, lollipop, jelly bean, gummy bear, marshmallow, granola bar, protein bar, cereal bar, energy drink, lemonade, cola, iced tea, milkshake, smoothie, cocktail, martini, bourbon, scotch, brandy, tequila, gin, sherry, port wine, prosecco, cider, mead,
  sandpaper, varnish, paint can, paint roller, nail gun, staple gun, soldering iron, multimeter, voltmeter, flashbulb, lightbulb, light bulb, extension cord, power strip, adapter, usb cable, headset, webcam, mousepad, tripod, selfie stick, camcorder, polaroid, film roll, walkman, mp3 player, boombox, synthesizer, keytar, ukulele, mandolin, bass guitar, drumstick, drumsticks, maracas, triangle bell, xylophone, glockenspiel, oboe, clarinet, tuba, trombone, bugle, bagpipes, kazoo, music box, metronome, tuning fork,
  backgammon board, checkers, monopoly, jigsaw, yo-yo, frisbee, jump rope, hula hoop, skipping rope, marbles, slinky, rubik's cube, action figure, plush, stuffed animal, water gun, squirt gun, beach ball, volleyball, tennis ball, golf ball, golf club, hockey stick, puck, ski, skis, snowboard, sled, surfboard, skates, roller skates, dumbbell, barbell, yoga mat, treadmill, punching bag, boxing gloves,
  hairdryer, hair dryer, curling iron, hairpin, bobby pin, hair tie, hairband, scrunchie, barrette, nail polish, nail file, mascara, eyeliner, foundation powder, lip balm, moisturizer, sunscreen, lotion, deodorant, cologne, mouthwash, dental floss, bath bomb, loofah, bathrobe, toilet paper, plunger, laundry, detergent, bleach, clothespin, hanger, sewing kit, thimble, knitting needle, knitting needles, crochet hook, loom, spool, zipper pull, patch kit,
  car key, car keys, house key, house keys, keychain, key ring, chain lock, bike lock, helmet, license plate, tire, jumper cable, jumper cables, spark plug, gas can, jerrycan, tow rope, map case, walking stick, trekking pole, tent peg, sleeping bag, camp stove, cooler, picnic blanket, picnic basket, bug spray, firecracker, firework, sparkler, glow stick, flare`);

/** Handcuffs and pliers, as a noun phrase calls them: by the one. */
const oneOf = (word: string): readonly string[] => {
  const one = /[^s]s$/.test(word) ? singular(word) : word;
  return one === word || /^(?:nut|chip|fry|jack|block)$/.test(one) ? [] : [one];
};

/** Things beyond doubt; a compound counts by its last word. */
export const THINGS: ReadonlySet<string> = new Set(
  [
    ...PLAIN_THINGS,
    ...TRADE_THINGS,
    ...WORDNET_THINGS,
    ...CREATURES,
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
  ].flatMap((word) => [word, ...oneOf(word)]),
);

/** Said of anything, these handle it. */
export const CLEAR_VERBS: ReadonlySet<string> = new Set(
  list(`
  take, sprinkle, drizzle, slide, knit, crochet, sew, stitch, darn, iron, get, grab, fetch, pick up, retrieve, snatch, snatch up, seize, scoop up, swipe, steal, pilfer, pocket, remove, take out, get out, bring out, pull out, dig out, fish out, whip out, borrow, take down, bring, unhook, unclip, unsheathe, unholster, lift out, slide out, slip out,
  tug out, yank out, buy, put, place, set, lay, put down, set down, lay down, put back, put away, return, replace, deposit, drop, stash, stow, hide, shelve, hang, hang up, set out, lay out, set aside, put aside, tuck, stuff, cram, slot, put up, put in, slap down, slam down,
  give, hand, hand over, pass, hand back, give back, lend, toss, throw, hurl, fling, lob, chuck, toss over, throw away, throw out, discard, hold up, hold out, clutch, cradle, carry, brandish, hoist, heft, lug, haul, open, open up, uncork, unzip, unwrap, unfold, unscrew, uncap, unroll, unpack, unfurl,
  pop open, crack open, pull open, push open, slide open, flip open, tear open, rip open, fling open, close, shut, slam, unlock, lock, pry open, force open, break open, turn on, switch on, power on, power up, flip on, flick on, boot up, activate, ignite, light, fire up, turn off, switch off,
  power down, shut off, extinguish, blow out, unplug, plug in, read, reread, skim, leaf, flip, thumb, peruse, eat, munch, chew, nibble, bite, devour, gobble, swallow, taste, wolf down, drink, sip, gulp, slurp, swig, chug, drain, quaff, drink up, pour, decant, refill, fill, use, wield, wear, put on,
  don, pull on, slip on, take off, kick off, swing, load, reload, fire, strum, insert, sharpen, unbox, wave, twirl, stir, peel, chop, slice, dice, polish, sketch, inject, smoke, ride, drive, pilot, mount, saddle, sheathe, holster, juggle, strap on, bait, nock, cock, uncoil, pull off, peel off, tug off, yank off, strip off, slip off, shrug on, shrug off, button up, zip up, lace up, snap shut, click shut, flip shut, slam shut, pull shut, push shut, zip`),
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
    'weed, weeds, stick, log, stone, rock, pebble, branch, twig, leaf, leaves, grass, plant, water, well, fountain, tap, faucet, sink, stream, river, lake, sea, spring, pump, shower, bath, ice, snow, sand, dirt, mud, fire, flame, bird, fish, mosquito, fly, bug, insect, spider, web, brick, beam, bush, vine, root, straw, hay, nest, gravel, soil, ash, ashes, ember, embers, coals, debris, rubble, foliage, seaweed, driftwood, pine needle, pinecone, acorn, petal, moss, ivy, fern',
  ),
);
