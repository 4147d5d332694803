// Rooms, surfaces, furniture and synonyms, for telling a place from a thing.

const set = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** Areas of a house, town or ship: to go there is to leave the room. */
export const AREAS = set(`
  outside, outdoors, hallway, corridor, stairs, staircase, stairwell, upstairs, downstairs, balcony, roof, rooftop, attic, basement, cellar, garden, backyard, yard, courtyard, porch, patio, terrace, street, road, alley, town, city, village,
  park, square, plaza, market, forest, woods, beach, shore, station, school, office, shop, store, cafe, restaurant, bar, pub, tavern, inn, library, hospital, bathroom, bedroom, living room, dining room, kitchen, study, garage, pantry, laundry room,
  lobby, reception, conference room, meeting room, break room, storage room, storeroom, warehouse, classroom, gym, cafeteria, canteen, infirmary, lab, laboratory, greenhouse, bridge, engine room, cargo hold, cargo bay, galley, cabin, quarters,
  brig, crow's nest, lower deck, upper deck, main deck, deck, throne room, great hall, dungeon, tower, chapel, armory, stable, stables, castle, cave, ruins, temple, next room, other room, hall, entrance hall, foyer, elevator, lift, parking lot, car park, bus, train, car, airlock, medbay, hangar, observatory, vault, workshop, ward, farmyard, barnyard, stable yard, schoolyard, playground, churchyard, graveyard, meadow, field, pasture, orchard, clearing, dock, docks, pier, wharf, harbor, harbour, driveway, highway, motorway, freeway, avenue, lane, station platform, railway platform, train platform, subway platform, metro platform, bus stop, taxi rank`);

/** Bare surfaces: there to be wiped, knocked on and leant against. */
export const SURFACES = set(`
  floor, floorboard, floorboards, ground, wall, ceiling, counter, countertop, table, desk, tabletop, window, windowpane, window sill, windowsill, sill, railing, rail, guardrail, handrail, banister, ledge, doorjamb, doorway, door frame, bunk, cot, gurney, hole, trench, furrow, snow, sand, mud, dirt, soil, grass, sidewalk, pavement, rock, boulder, fence, dashboard, mast, gunwale, pew, podium, lectern, dock, witness stand, stage, curtain, headboard, armrest, lamppost, barre, pillar, column, deck, hull, bulkhead, board, blackboard, whiteboard, worktop, workbench,
  bench, sink, shelf, shelves, chair, room, doorframe, mantel, mantelpiece, bar, surface, steps, stairs, path, post, tree`);

/** Furniture and fittings: used where they stand. */
export const FIXTURES = set(`
  sofa, couch, television, tv, telly, fridge, refrigerator, freezer, bookshelf, bookcase, shelf, desk, table, bed, bunk, cot, fireplace, oven, stove, range, microwave, toaster, coffee maker, coffee machine, espresso machine, maker, machine, dishwasher, washing machine, dryer, sink,
  counter, window, curtain, curtains, blinds, door, gate, closet, wardrobe, dresser, drawer, cabinet, cupboard, filing cabinet, chest, safe, locker, vault, mirror, blackboard, whiteboard, bulletin board, piano, organ, altar, statue, fountain, well, shrine, server, printer, copier, photocopier,
  vending machine, air conditioner, radiator, stairs, elevator, helm, ship's wheel, anchor, cannon, mast, console, control panel, panel, terminal, computer terminal, mainframe, bench, throne, painting, poster, calendar, sign, faucet, tap, shower, bathtub, tub, toilet, centrifuge, fume hood, incubator, reactor, furnace, kiln, forge, anvil, hammock, hatch, airlock, engine, generator, safe, jukebox, pinball machine, dartboard, notice board, clock, grandfather clock, wall clock, aquarium, fish tank, tank, chandelier, workbench, trunk, sea chest, cash register, register`);

/** Words for the same thing. */
export const SPELLING_GROUPS: readonly (readonly string[])[] = [
  ['tv', 'television', 'telly', 'television set', 'tv set'],
  ['sofa', 'couch', 'settee'],
  ['fridge', 'refrigerator', 'icebox'],
  ['phone', 'telephone', 'handset', 'receiver'],
  ['smartphone', 'cell phone', 'cellphone', 'mobile phone', 'mobile', 'phone'],
  ['laptop', 'notebook computer', 'computer', 'laptop computer'],
  ['pc', 'computer', 'desktop'],
  ['mug', 'coffee mug', 'coffee cup', 'cup'],
  ['glasses', 'spectacles', 'eyeglasses'],
  ['remote', 'remote control', 'clicker', 'tv remote'],
  [
    'bin',
    'trash can',
    'garbage can',
    'wastebasket',
    'trash',
    'dustbin',
    'rubbish bin',
    'waste basket',
  ],
  ['bag', 'handbag', 'purse'],
  ['backpack', 'rucksack', 'knapsack'],
  ['torch', 'flashlight'],
  ['lantern', 'lamp', 'oil lamp'],
  ['key', 'keys'],
  ['book', 'tome', 'volume'],
  ['notebook', 'notepad', 'note pad', 'memo pad'],
  ['pen', 'ballpoint', 'ballpoint pen'],
  ['couch', 'sofa'],
  ['stove', 'cooker', 'hob', 'cooktop'],
  ['cupboard', 'cabinet'],
  ['coffee maker', 'coffee machine', 'coffeemaker', 'percolator'],
  ['kettle', 'teakettle', 'tea kettle'],
  ['cookie', 'biscuit', 'cookies'],
  ['soda', 'pop', 'soft drink'],
  ['jumper', 'sweater'],
  ['tap', 'faucet'],
  ['elevator', 'lift'],
  ['blade', 'sword'],
  ['dagger', 'knife'],
  ['potion', 'vial', 'elixir'],
  ['gun', 'pistol', 'handgun', 'revolver'],
  ['rifle', 'gun'],
  ['chest', 'trunk', 'coffer'],
  ['scroll', 'parchment'],
  ['letter', 'note'],
  ['letter', 'envelope'],
  ['photo', 'photograph', 'picture'],
  ['ale', 'beer', 'tankard of ale'],
  ['microscope', 'scope'],
  ['corridor', 'hallway', 'hall'],
  ['passage', 'passageway'],
  ['living room', 'lounge', 'sitting room', 'parlor', 'parlour', 'front room'],
  ['bathroom', 'restroom', 'washroom', 'lavatory'],
  ['cellar', 'basement'],
  ['attic', 'loft', 'garret'],
  ['lab', 'laboratory'],
  ['shop', 'store'],
  ['till', 'cash register', 'register', 'cash till', 'cash drawer', 'till drawer'],
  ['roof', 'rooftop'],
  ['infirmary', 'sickbay', 'sick bay', 'medbay', 'med bay', 'medical bay'],
  ['foyer', 'lobby', 'entryway', 'entrance hall', 'vestibule', 'entrance'],
  ['pantry', 'larder'],
  ['storeroom', 'storage room', 'stockroom', 'supply room'],
  ['greenhouse', 'glasshouse', 'conservatory', 'hothouse'],
  ['cargo hold', 'cargo bay', 'hold'],
  ['garden', 'yard', 'backyard', 'back garden'],
  ['porch', 'veranda', 'verandah'],
  ['stairs', 'staircase', 'stairwell', 'stairway'],
  ['break room', 'staff room', 'breakroom'],
  ['street', 'road'],
  ['woods', 'forest', 'wood'],
];
