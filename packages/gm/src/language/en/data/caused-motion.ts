// Verbs and things by which a clause of moving something is read: what places, what fastens, what has a switch.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** With a place behind them, these put a thing there, however they do it. */
export const PLACING = set(`
  thump bang slam smack slap plonk plop plump plunk thud clap clatter clack clunk crash dump hook heave hoist ease lump slop
  swing nudge slide shuffle heft lug manhandle wrestle balance perch rest stand poise nestle snuggle bed loop sling drape hang
  lean prop wedge park station lodge ditch fling`);

/** With \`down\` these fasten, press, close or write a thing, or bring it low, where it stands. */
export const FASTENING = set(`
  press push hold pin nail screw bolt strap tie clamp tape glue stick weigh pat smooth tamp pack wind roll fold tear strip button
  zip close shut batten lock close wipe wash scrub hose mop sponge rub sand plane file brush rinse towel dry water oil damp
  write note jot scribble type copy scrawl put-down mark take track hunt chase trace pull drag haul look stare turn cut chop hack
  burn boil melt simmer cool slow calm quiet break knock smash kick beat batter gun shoot gulp drink swallow wolf bolt toss throw
  draw let lower bring carry run ride slide step come go walk climb back call shout talk play read count power shut stand sit
  flip crank dial tone water thin whittle grind file rein`);

/** What has a switch, or is one. */
export const SWITCHED_THINGS = set(`
  switch button lever knob dial toggle breaker lamp light lights lantern torch flashlight radio tv television telly kettle fan
  heater stove oven hob iron machine engine motor pump generator computer laptop monitor screen projector camera recorder
  speaker microphone mic amp amplifier boiler burner printer press mixer blender toaster telephone phone alarm torch headlamp
  spotlight floodlight chandelier jukebox gramophone turntable player tap faucet shower sprinkler siren buzzer beacon console
  terminal scanner copier drill saw sander grinder conveyor`);

/** `swings it in a wide arc`: how it goes, not where. */
export const SHAPES: ReadonlySet<string> = new Set(
  'arc circle loop spiral line curve figure-eight figure row rhythm sweep flourish motion blur zigzag'.split(
    ' ',
  ),
);
