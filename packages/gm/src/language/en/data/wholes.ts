// What a part belongs to where the text does not say: the needle to the turntable, the shell to the egg.
import { readWholes } from '../../wholes.ts';

const LINES = `
needle, stylus, tonearm: turntable, record player, gramophone, phonograph, jukebox
receiver, handset: telephone, phone, payphone, landline
viewfinder, shutter, shutter button, flashbulb: camera
pedal, treadle, presser foot: sewing machine, piano, organ, spinning wheel, potter's wheel
wick: candle, lantern, lamp, oil lamp
burner, hob, pilot light: stove, cooker, range, camp stove
eyepiece: telescope, microscope, periscope, binoculars
shell: egg, nut, walnut, clam, oyster, mussel, crab, lobster, snail, turtle, tortoise, pistachio
eggshell, yolk, white: egg
peel, rind, pip, zest: orange, lemon, lime, apple, banana, melon, grapefruit, tangerine
crust: bread, loaf, pie, toast, pizza, sandwich
fishing line, bobber, lure: fishing rod, fishing pole, rod
beam: flashlight, torch, lantern, headlamp, searchlight, spotlight
foam: fire extinguisher, extinguisher
steering wheel, ignition, glovebox, glove compartment, gas pedal, accelerator, windshield wiper: car, truck, van, jeep
handlebar, handlebars, kickstand, saddlebag: bicycle, bike, motorcycle, motorbike, scooter
mouthpiece: trumpet, flute, saxophone, clarinet, trombone, telephone, pipe
piano keys, keys, fallboard: piano, organ, harpsichord, keyboard
reins, bridle, stirrup, saddle: horse, mare, pony, mule, donkey
petal, stem, thorn: rose, flower, tulip, lily, daisy
key, winding key: music box, musical box, clockwork toy, toy soldier, clock, wind-up toy, automaton, carousel
paddle wheel, tiller, rudder: boat, ship, sailboat, yacht`;

/** Parts that are things of their own unless their whole is named with them. */
export const OWN_THINGS: ReadonlySet<string> = new Set(['key', 'winding key']);

/** Each part with the names of the things it may belong to. */
export const WHOLES = readWholes(LINES, ', ');
