// Words that can be verbs but are nouns unless the sentence insists, and catenative and posture verbs.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Lemmas which, in a list or before a preposition, are nouns. */
export const NOUN_FIRST = set(`
  auger bead candy caption cloak clog crumb crust decal dock dowel fresco imprint indent jumble poison shingle silver soot speckle splat splinter stucco
  supplement tattoo watermark update upgrade banter chatter fib frolic gab gripe hoot lament lisp marvel moo oink panic pirouette quiver retort revel romp
  screech shush spasm squawk tattle twitter warble whimper whoop wisecrack wobble yelp yip scarper waffle toad vibrate belch drawl drool droop caper crate
  scarf cup plate book card note key tool hand face eye head back finger pocket palm shoulder elbow nail tape iron saw hammer pin clip
  string wire rope chain bolt bar cap cork bin can net box fence plant water milk salt butter paint oil glue wax chalk fax phone radio
  mail post ship stamp spoon ladle mop rake brush harness anchor cart rack park mark label match sound ring file staple zip fan time
  name order train plug cover blanket frost pitch bowl dish spear whip whistle sample matter sign fish light lock latch seal pad film
  record copy trail tail circle lead board mount sand dress drill screw sling scrap trash dump lounge perch look market station email
  tweet message text report question answer word number need love fear care mind dream smile sigh laugh frown grin breath blink nod
  glance gaze stare step walk dance fall rise rest sleep nap work play show talk speech tear kiss hug cough snack taste bite sip drink
  swing spray steam smoke toast roast grill crack dust dirt polish garnish glaze cut slice dice map lace thread cuff gag leash hose
  shovel row paddle sail drive ride pilot man moor wheel crank pump trip rock shine flash glow gleam spark cook bake brew supply rap
  tongue nurse guard scale weight pile stack rope stock picture figure sort pack charge wind land coat paper wave storm pound down
  point press stick spill splash beam echo whisper murmur shadow wonder hope shower bath chat joke laugh count bet deal pair cast buzz
  purse knot hook rim candle page patch block box cross duel guess pass race run sense set shape shift shock signal spell spot start
  stay stop store strike stroke sweep switch swap tap throw tie tip touch tow turn twist view visit wash watch wipe wrap
  thumb proof pipe flour top till shoe curry bag temper mic laser tab motor jet bike cycle ski surf skate taxi troop barrel snake parade edge inch clamp wrench prime hoe trowel bridle yoke bookmark crate
  peck pad zip file score staple crowd pile
  pepper sugar powder sponge fork squash plaster cement tile tag quilt pen ink tar reef plane ball rice core pit spice stencil splatter scent perfume shampoo floss chip club smudge stain dose graft compost bale
  twine hull tack tailor colour nick salve truss cudgel zest brine wallpaper rig scuff ice`);

interface Happens {
  readonly to: boolean;
  readonly ing: boolean;
}

const each = (words: string, happens: Happens): readonly (readonly [string, Happens])[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => [word, happens]);

/** Verbs that take another verb, and whether the second one happens: `to` form, then `-ing` form. */
export const CATENATIVES: ReadonlyMap<string, Happens> = new Map<string, Happens>([
  ...each(
    'begin start continue proceed try attempt manage rush hurry help set hasten get resume come',
    { to: true, ing: true },
  ),
  ...each('keep finish go commence busy spend', { to: false, ing: true }),
  ...each(
    `
    want imitate mime mimic simulate fake need wish hope plan intend decide refuse decline hesitate prepare offer threaten forget fail promise agree wait expect mean like love hate prefer remember imagine consider avoid stop quit suggest recommend pretend long yearn choose learn seem appear pause ask beg dare propose resist regret mind enjoy miss think dream contemplate debate vow swear aim motion turn move struggle opt volunteer happen use have discuss delay postpone resolve demand ready stand bother feel risk picture recall mention`,
    { to: false, ing: false },
  ),
]);

/** Verbs that only begin something: what follows may be broken off. */
export const INCEPTIVES = set('begin start try attempt go move make reach get prepare struggle');

/** Verbs that break something off when they come after it. */
export const STOPPERS = set(
  'stop pause halt hesitate freeze falter refrain reconsider withdraw retract relent catch abort recoil balk think change fail',
);

/** Bending and reaching: `leans over to grab it` grabs it. */
export const POSTURES = set(
  'lean bend crouch kneel reach stoop stretch squat hunch hunker duck dip swoop',
);

/** Verbs whose object is the one who acts next: `watches Ayu open the door`. */
export const CAUSERS = set(
  'watch see hear notice feel let make have help observe spot find get catch leave keep ask tell want allow urge beg order invite force cause order remind teach expect wait',
);

/** Positions a thing, not a person, is described in: `the book lying on the desk`. */
export const STATIVES = set(
  'lie sit stand hang rest wait lean gather sleep glow shine belong contain show lead cover float drip remain stay live work wear point face surround overlook depict adorn flank line read bear say mark label steam simmer bubble boil brew burn flicker hum buzz cool dry collect mount sizzle smoulder gleam glisten shimmer peek poke stick tower loom dangle spill overflow tick ring blink flash swirl rise waft drift fall concern involve include consist resemble look smell taste sound match stream slant filter crackle sputter chirp clank pulse billow whine clatter jingle roar howl gurgle ripple glint glitter dim fade chime clink pour trickle creep crash lap dance play hit run',
);

/** What a thing goes on doing once it is set going. */
export const SET_GOING = set(
  'spin roll whirl rock swing sway bounce bob wobble turn tumble slide skitter skid fly sail rattle tremble vibrate clatter crash run tick ring play hum buzz burn steam simmer boil smoke blink flash dangle float drip',
);

/** Of the noun-first words, those that are verbs even without an object: `heads to the door`. */
export const VERB_ALONE = set(
  `head back walk step turn look reach rise run dance glance gaze stare nod smile rest wait stop pass race sail drive ride point wave wonder visit work talk start set stay play tap pound rap sip drink bite stroke touch tug sigh laugh frown grin blink whisper murmur shift lounge perch spill nap sleep whistle charge storm cook sweep wash watch wipe snack flash beam chat cough kiss hug press push mop switch twist throw strike fall count answer joke rock shower dream`,
);
