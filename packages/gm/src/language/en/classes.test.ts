// English sentences by the class they belong to: what carries the meaning is the frame, not the verb alone.
import { describe, expect, it } from 'vitest';
import type { TextAct } from '../types.ts';
import { createEnglish } from './index.ts';

const en = createEnglish();
const cast = { speaker: ['Ren'], people: ['Ayu', 'Yana'] };

const show = (act: TextAct): string =>
  [
    act.verb,
    act.object?.head ?? '-',
    act.target && `>${act.target.head}`,
    act.source && `<${act.source.head}`,
    act.tool && `+${act.tool.head}`,
    act.via && `~${act.via.head}`,
  ]
    .filter(Boolean)
    .join(' ');

const done = (text: string): string =>
  en
    .acts(text, cast)
    .acts.filter((act) => act.intent !== 'EMOTE')
    .map(show)
    .join(' | ') || 'none';

const CLASSES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'two qualities before one noun': [
    ['takes a long, slow sip of tea', 'drink tea'],
    ['takes a deep, steadying breath', 'none'],
    ['gives Ayu a long, searching look', 'none'],
    ['lets out a low, rumbling laugh', 'none'],
    ['lifts the heavy, rusted lid', 'open lid'],
    ['takes a sip of her now lukewarm coffee', 'drink coffee'],
    ['hands her slightly dented tin to Ayu', 'give tin >Ayu'],
    ['stays calm, opening the drawer', 'open drawer'],
    ['pushes her gently aside', 'none'],
  ],
  'set going rather than put down': [
    ['sets the globe spinning', 'use globe'],
    ['sends the ball rolling across the floor', 'use ball'],
    ['leaves the tap running', 'use tap'],
    ['sets the globe on the desk', 'put globe >desk'],
    ['taps the tablet awake', 'switch-on tablet'],
    ['coaxes the engine back to life', 'switch-on engine'],
    ['shakes Ayu awake', 'none'],
    ['nudges the dog awake', 'use dog'],
  ],
  'written on a thing, in a manner': [
    ['writes the date in neat, looping letters', 'none'],
    ['signs the ledger in red ink', 'use ledger'],
    ['scribbles a reminder on a sticky note', 'use sticky note'],
    ['jots it down in her notebook', 'use notebook'],
  ],
  'taken along or out': [
    ['sneaks his phone out under the desk', 'take phone <desk'],
    ['makes off with the ledger', 'take ledger'],
    ['slips the letter out', 'take letter'],
    ['his fingers close around the purse', 'hold purse'],
    ['her hand closes over his', 'none'],
  ],
  'brought by the preposition': [
    ['puffs thoughtfully on a pipe', 'use pipe'],
    ['works at the knot with her teeth', 'use knot'],
    ['presses play on the tape recorder', 'switch-on recorder'],
    ['beats a slow rhythm on a drum', 'use drum'],
    ['presses one eye to the telescope', 'use telescope'],
    ['presses her ear to the door', 'none'],
    ['digs at the soil with a trowel', 'use trowel'],
    ['waves at the waiter', 'none'],
    ['climbs up onto the roof', 'move - >roof'],
  ],
  'figures of speech': [
    ['hides behind a mask of indifference', 'none'],
    ['puts the pieces together in her mind', 'none'],
    ['mimes locking her lips and throwing away the key', 'none'],
    ['imagines herself on a beach with a cold drink', 'none'],
    ['plays with a loose thread on her sleeve', 'none'],
    ['paces the room, hands clasped behind her back', 'none'],
    ['backs away, hands raised', 'none'],
    ['throws Ayu a towel', 'throw towel >Ayu'],
    ['throws in the towel', 'none'],
  ],
  'names of things': [
    ['waters the fern with a dented watering can', 'use fern +watering can'],
    ['pushes the old creaking door open', 'open door'],
    ['strums a lazy, off-key chord', 'none'],
    ['ices the cupcakes one by one', 'use cupcake'],
    ['laces up a pair of muddy boots', 'use boot'],
    ['hammers a nail into the beam', 'use nail'],
    ['bites her nail', 'none'],
    ['ladles steaming stew into two bowls', 'pour stew >bowl'],
  ],
  'vehicles that are started': [
    ['hauls himself up onto the tractor and turns the key', 'use tractor'],
    ['hops on the motorbike and kicks the engine to life', 'use motorbike | switch-on motorbike'],
  ],
  'ways past and off': [
    ['makes her way along the corridor to the dining car', 'move - >dining car ~corridor'],
    ['roars out onto the highway', 'move - >highway'],
    ['wanders out into the shop front', 'move - >front'],
    ['roars with laughter', 'none'],
  ],
  'a pinch of something, a tart': [
    ['sprinkles a pinch of something into the bowl', 'use something >bowl'],
    ['picks up the strawberry tart', 'take tart'],
    ['hums the opening bars of something sad', 'none'],
    ["refills everyone's glass from the decanter", 'pour - >glass <decanter'],
  ],
  'walks told leg by leg': [
    ['goes out into the corridor, on to the library', 'move - >corridor | move - >library'],
    ['walks through the gate and into the garden', 'move - ~gate | move - >garden'],
    [
      'steps into the hall, then up the stairs to the attic',
      'move - >hall | move - >attic ~stairs',
    ],
    ['walks to the door, to the delight of Ayu', 'move - >door'],
  ],
  'ways of going': [
    ['pads into the kitchen', 'move - >kitchen'],
    ['crosses from the kitchen straight into the guest room', 'move - >guest room <kitchen'],
    ['galumphs into the taproom', 'move - >taproom'],
    ['climbs down into the hold', 'move - >hold'],
    ['climbs into bed', 'sit - >bed'],
    ['ducks into the back room', 'move - >back room'],
    ['melts into laughter', 'none'],
    ['takes a step back', 'none'],
  ],
  wearing: [
    ['snaps on a pair of latex gloves', 'use glove'],
    ['slips into the coat', 'use coat'],
    ['plops the hat on her head', 'use hat >head'],
    ['wraps herself in the quilt', 'use quilt'],
    ['tucks the blanket around Ayu', 'use blanket >Ayu'],
  ],
  'instruments and voices': [
    ["listens to Ayu's heart with the stethoscope", 'use stethoscope >heart'],
    ['studies the painting through her magnifying glass', 'use magnifying glass'],
    ['speaks into the microphone', 'use microphone'],
    ['radios for backup on his walkie-talkie', 'use walkie-talkie'],
    ['snaps a picture with the camera', 'use camera +camera'],
    ['jots a note with the pen', 'use pen'],
  ],
  'writing on things': [
    ['types on the laptop', 'use laptop'],
    ['scribbles on the chart', 'use chart'],
    ['scribbles an entry in the logbook', 'use logbook'],
    ['carves a notch in the table', 'use table'],
    ['taps on the tablet', 'use tablet'],
    ['drums on the desk', 'none'],
  ],
  'amounts of things': [
    ['tears a chunk off the bread and chews', 'take bread | eat bread'],
    ['takes a long swig from the rum bottle', 'drink - <bottle'],
    ['ladles a bowl from the stew pot', 'pour bowl <pot'],
    ['pops a date into his mouth', 'eat date'],
    ['chews thoughtfully', 'none'],
    ['gulps', 'none'],
  ],
  'bodies and what clings to them': [
    ['pinches the bridge of his nose', 'none'],
    ['shakes the snow out of her hair', 'none'],
    ['stomps the snow off his boots', 'none'],
    ['wipes the blood off the knife', 'use knife'],
    ['looks at the photo of her face', 'none'],
  ],
  'directions, results and settings': [
    ['spins the wheel to starboard', 'use wheel'],
    ['spins the valve hard to the left', 'use valve'],
    ['slices the biscuit in two with the knife', 'use biscuit +knife'],
    ['turns up the volume on the monitor', 'switch-on monitor'],
    ['sweeps the beam of his flashlight across the floor', 'use flashlight >floor'],
  ],
  'set phrases': [
    ['spills the beans', 'none'],
    ['makes room for Ayu', 'none'],
    ['reads the room', 'none'],
    ['brushes it off', 'none'],
    ['leaves it at that', 'none'],
    ['picks herself up off the floor', 'none'],
    ['draws a circle in the air', 'none'],
    ['picks at a loose thread on her sleeve', 'none'],
    ['tucks a lock of hair behind her ear', 'none'],
  ],
  'things left, bought, shifted': [
    ['leaves the vase exactly where it is', 'none'],
    ['buys a postcard', 'take postcard'],
    ['trades the key to her left hand', 'hold key >hand'],
    ['checks nothing in particular', 'none'],
    ['slips the purse up her sleeve', 'take purse'],
    ['plucks a string on the lute', 'use string'],
    ['takes the elevator down to the lobby', 'move - >lobby ~elevator'],
    ['pops open the till', 'open till'],
  ],
};

describe.each(Object.entries(CLASSES))('[G-EN9] %s', (_, rows) => {
  it.each(rows)('%s → %s', (text, expected) => {
    expect(done(text)).toBe(expected);
  });
});

describe('[G-EN10] claims clause by clause', () => {
  const spoken = (text: string): string =>
    en
      .speech(text, cast)
      .claims.filter((claim) => claim.perceivedNow)
      .map(({ about, value }) => `${about} ${value}`)
      .join(', ');
  const narrated = (text: string): string =>
    en
      .acts(text, cast)
      .claims.map(({ about, value }) => `${about} ${value}`)
      .join(', ');

  it.each([
    ["It's high noon right now, and you haven't even opened!", 'time noon'],
    ["It's past midnight, Ayu.", 'time night'],
    ["Midnight already, and the cow still isn't milked.", 'time night'],
    ["The afternoon sun is streaming in, I can't see.", 'time afternoon'],
    ['Such a clear sky tonight, not a single cloud.', 'weather clear'],
    ["It's two in the afternoon, where are the visitors?", 'time afternoon'],
    ["The snow's really piling up out there.", 'weather snow'],
    ["Beautiful sunny morning out there, isn't it?", 'time morning, weather clear'],
    ['The first rays are coming through the skylight.', 'time dawn'],
    ['The sun was shining the day we left. Not a cloud.', ''],
    ['Long night, huh?', ''],
    ["What if it's raining, what then?", ''],
    ["When I was a boy, it's raining every day.", ''],
  ])('%s → %s', (text, expected) => {
    expect(spoken(text)).toBe(expected);
  });

  it.each([
    ['shields his eyes from the moonlight', 'time dark'],
    ['watches the rain', 'weather rain'],
    ['watches the rain on the screen', ''],
    ['stares at the painting of the sunset', ''],
  ])('%s → %s', (text, expected) => {
    expect(narrated(text)).toBe(expected);
  });

  it('asks the same question whoever is called', () => {
    const core = en.core('When can I go home?', cast);
    for (const text of [
      'So when can I go home?',
      'When can I go home, doc?',
      'And when can I go home?!',
      'But Mr. Finch, when can I go home?',
      'When can I go home, Dr. Ward?',
    ])
      expect(en.core(text, cast)).toBe(core);
  });
});
