// Things by the trade they belong to: bar, kitchen, clinic, laboratory, workshop, garden, ship, stage, armoury, starship.

/** What kitchens, workshops and adventures are full of, beyond the everyday things. */
export const TRADE_THINGS: readonly string[] = `
  pad, writing pad, compact, compress, birdseed, tarot deck, card deck, poker, fire poker, peppermint, mint, tin robot, toy robot, celery stick, breadstick, hockey stick, matchstick,
  cocktail shaker, muddler, growler, keg, stockpot, cooling rack, cleaver, zester, mandoline, pepper mill, salt shaker, sugar cube, tea cozy, tea caddy, tea
  tin, coffee grinder, milk frother, ramekin, platter, cake stand, scouring pad, dish rack, drying rack, doily, sourdough, flatbread, breadcrumb,
  breadstick, truffle, praline, nougat, marzipan, fondant, yeast, baking powder, cornstarch, treacle, tahini, hummus, kimchi, sauerkraut, sardine, herring,
  mackerel, haddock, prawn, scallop, mussel, lasagna, spaghetti, macaroni, risotto, paella, sashimi, edamame, bento, mochi, dango, taiyaki, senbei, crepe,
  omelette, omelet, quiche, frittata, gruel, cornflakes, zucchini, courgette, leek, shallot, scallion, asparagus, parsnip, yam, jalapeno, chickpea, sprout,
  bean sprout, nectarine, persimmon, pomegranate, papaya, guava, lychee, tangerine, clementine, lime, grapefruit, cantaloupe, gooseberry, prune, chestnut,
  hazelnut, pecan, pistachio, popcorn kernel, absinthe, cognac, moonshine, sangria, seltzer, mocha, macchiato, cortado, americano, frappe, chai, earl grey,
  kombucha, kefir, first-aid kit, prescription pad, hypodermic, iv stand, saline, cotton pad, gauze pad, band-aid, plaster, sling, heating pad, blood
  pressure cuff, clamp, suture kit, epipen, antacid, throat lozenge, lozenge, antibiotic, smelling salts, tincture, salve, balm, bedsheet, x-ray film,
  graduated cylinder, burette, test-tube rack, tripod stand, cover slip, centrifuge tube, sample tube, fume extractor, ammeter, breadboard, pendulum, prism,
  geiger counter, telescope lens, astrolabe, orrery, planisphere, staple remover, binder clip, pushpin, legal pad, letter opener, paperweight, ink pad,
  sealing wax, felt-tip, set square, adding machine, typewriter ribbon, sellotape, box cutter, shears, rolodex, name tag, keyring, hard disk, floppy disk,
  laser pointer, power bank, earbud, earplug, router, mouse pad, trackpad, e-reader, smartwatch, fitness tracker, thesaurus, phrasebook, catalogue, catalog,
  typescript, sheet music, vellum, papyrus, floor plan, billboard, plaque, warrant, permit, visa, luggage tag, telegram, x-ray, wire cutters, bolt cutters,
  drill bit, sander, rasp, pry bar, dipstick, oil can, funnel, hubcap, spirit level, plumb line, chalk line, carpenter's square, washer, bracket,
  two-by-four, plywood, sheet metal, gasket, sealant, caulk, spackle, turpentine, lacquer, acrylics, pastel, clay, potter's clay, mold, sculpture, mosaic
  tile, pruning shears, secateurs, hedge trimmer, seed packet, fertilizer, compost, mulch, potting soil, bird feeder, beehive, honeycomb, scarecrow,
  hayfork, reins, halter, stirrup, hoof pick, feed sack, trough, lasso, lariat, sheep shears, spinning wheel, spindle, distaff, pincushion, embroidery hoop,
  ribbon, lace, velvet, linen, mannequin, steamer, lint roller, fabric softener, marlinspike, lifebuoy, foghorn, quadrant, depth sounder, tiller,
  fishing pole, fishing reel, sinker, bobber, gaff, waders, snorkel, flippers, wetsuit, boogie board, sandcastle, seashell, conch, driftwood, carry-on,
  ginger snap, gingersnap, hatbox, handbag, money clip, rucksack, attache case, zippo, cigar cutter, fedora, beanie, headscarf, bandana, wig, hair ribbon, hairspray, conditioner,
  aftershave, lip gloss, eyeshadow, nail clippers, cotton bud, floss, bathmat, spectacles, monocle, contact lens, pendant, brooch, medallion, mittens,
  anorak, jumper, tunic, ball gown, stockings, leggings, flip-flops, trainers, loafers, high heels, clogs, galoshes, ski pole, kneepad, shin guard,
  mouthguard, comforter, hammock, tent, tent pole, headlamp, firestarter, kindling, multitool, mess kit, skewer, insect repellent, smoke detector,
  stepladder, deckchair, stuffed bear, plushie, puppet, marionette, toy train, toy soldier, building blocks, lego, puzzle piece, chess piece, dominoes, domino, poker chip, boomerang, tricycle, jack-in-the-box, pinwheel, catcher's mitt, dartboard, pool cue, kettlebell, pom-pom, guitar pick, capo,
  guitar strap, amp, guitar case, violin case, rosin, cymbal, bongo, accordion, shamisen, viola, double bass, organ, music stand, vinyl, lp, mixtape,
  turntable, phonograph, mic stand, mixing desk, reel-to-reel, longsword, shortsword, greatsword, rapier, saber, dirk, battleaxe, morning star, flail,
  warhammer, nunchaku, scabbard, sheath, ammo clip, silencer, landmine, spellbook, cauldron, philter, runestone, pentacle, idol, totem, chalice, grail,
  scepter, sceptre, broomstick, mandrake, nightshade, wolfsbane, toadstool, censer, thurible, prayer beads, candle snuffer, tapestry, fingerprint kit, tape
  recorder, dictaphone, film reel, light meter, lockpick, padlock, piggy bank, topaz, gold bar, ingot, nugget, urn, amphora, candelabrum, feather duster,
  feather boa, wig stand, teleprompter, playbill, holo-projector, data chip, communicator, cryo pod, nutrient paste, ration bar, hydrospanner, power cell,
  warp coil, circuit breaker, sensor array, probe, carabiner, trolley, duster, air freshener, mothball, mousetrap, birdcage, dog collar, dog bed, scratching
  post, cat carrier, fishbowl, saddlebag, garland, carnation, hydrangea, lavender, fern, succulent, cactus, bonsai, ivy, holly, mistletoe, pinecone, acorn,
  four-leaf clover, party popper, streamer, confetti, gift, stocking, ornament, tinsel, christmas tree, menorah`
  .split(',')
  .map((word) => word.trim().replace(/\s+/g, ' '));
