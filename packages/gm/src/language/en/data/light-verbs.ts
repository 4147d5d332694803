// Light verbs and idioms: `takes a sip`, `gives the pot a stir`, `makes her way`, `takes a seat`.

const set = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(/[,\n]/)
      .map((w) => w.trim())
      .filter(Boolean),
  );

/** Verbs that lend themselves to a noun that says what is done. */
export const LIGHT_VERBS = set(
  'take, have, give, make, do, get, sneak, steal, grab, let out, perform, snatch, share, pay, throw, cast, shoot, offer, risk, draw, hazard, allow, crack, flash, heave, breathe, force, pull, put',
);

/** Nouns of drinking: `a sip of coffee`. */
export const DRINK_NOUNS = set(
  'sip, swig, gulp, drink, swallow, draught, draft, slurp, slug, pull, mouthful',
);

/** Nouns of eating: `a bite of the apple`. */
export const EAT_NOUNS = set(
  'bite, nibble, taste, lick, mouthful, forkful, spoonful, crumb, morsel',
);

/** Nouns of smoking. */
export const SMOKE_NOUNS = set('drag, puff');

/** Nouns of looking. */
export const LOOK_NOUNS = set('look, peek, peep, glance, gander, glimpse');

/** Nouns of going, when they lead somewhere. */
export const GO_NOUNS = set(
  'step, steps, way, walk, stroll, trip, detour, path, beeline, leave, run, dash, pace, paces, route, shortcut, turn, move',
);

/** Places to sit that are taken rather than carried. */
export const TAKE_SEAT_NOUNS = set('seat, place');

/** Nouns that are verbs of handling: `gives the pot a stir`. */
export const DEED_NOUNS = set(`
  swirl, tweak, tilt, roll, jostle, slosh, buff, brush, push, pull, shake, stir, kick, tap, wipe, polish, squeeze, tug, nudge, knock, twist, turn, spin, rub, pat, scrub, rinse, wash, clean, press, sweep, dust, whirl, poke, prod, toss, yank, shove, scratch, mix, whisk, crank, wiggle, jiggle, rattle, flick, flip, slap, thump, bang, stroke, read, sniff, once-over, inspection, check, examination, sip, taste, lick, try, whack, thwack, smack, pound, bash, thump, heave, jerk, squirt, spray, wring, sanding, dusting, tune, rinse, jab, swat, rap, ruffle, fluff, ring, honk, toot, dunk, rinsing, wiping, cleaning, polishing, scrubbing, trim, snip, comb, spritz, oiling, greasing, tap-tap, blow, tightening, stretch, dab, tickle, bounce, click, prune, trimming`);

/** What one gives a plant: \`gives the fern a drink\`. */
export const WATERING_NOUNS = set('drink, watering, soak, soaking, drenching, sprinkle, misting');

/** Whether a plain noun names food or drink, for `finishes her coffee`, `has some cake`. */
export const FARE_NOUNS = set(`
  coffee, tea, juice, orange juice, water, milk, beer, wine, ale, mead, cocoa, hot chocolate, soda, lemonade, cider, whiskey, whisky, rum, sake, cocktail, espresso, latte, cappuccino, drink, smoothie, broth, potion, brew, cola, champagne, vodka, gin, grog, matcha, mug, cup, glass, tankard, goblet, flask, pint, bottle`);

/** The same for food. */
export const FOOD_NOUNS = set(`
  cake, bread, toast, cookie, biscuit, sandwich, soup, stew, salad, rice, noodle, noodles, ramen, pasta, pizza, apple, orange, banana, fruit, cheese, chocolate, candy, pie, meal, breakfast, lunch, dinner, supper, snack, egg, eggs, bacon, steak, fish, meat, chicken, porridge, oatmeal, cereal, pancake, pancakes, waffle, muffin, croissant, donut, doughnut, pastry, tart, curry, onigiri, rice ball, dumpling, roll, bun, berry, berries, strawberry, grape, pear, peach, plum, jam, honey, ice cream, pudding, plate, bowl, dessert, ration, rations, jerky, hardtack, burger, taco, fries, chips, nuts, popcorn`);
