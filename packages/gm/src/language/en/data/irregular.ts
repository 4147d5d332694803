// Irregular verb and noun forms, as data.

/** base past participle, one verb per line; several forms are split by a slash. */
export const IRREGULAR_VERBS = `
arise arose arisen
awake awoke awoken
bear bore borne/born
beat beat beaten
become became become
begin began begun
bend bent bent
bet bet bet
bind bound bound
bite bit bitten
bleed bled bled
blow blew blown
break broke broken
breed bred bred
bring brought brought
build built built
burn burnt/burned burnt/burned
burst burst burst
buy bought bought
cast cast cast
catch caught caught
choose chose chosen
cling clung clung
come came come
creep crept crept
cut cut cut
deal dealt dealt
dig dug dug
dive dove/dived dived
draw drew drawn
dream dreamt/dreamed dreamt/dreamed
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
flee fled fled
fling flung flung
fly flew flown
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got/gotten
give gave given
go went gone
grind ground ground
grow grew grown
hang hung/hanged hung/hanged
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
keep kept kept
kneel knelt/kneeled knelt/kneeled
know knew known
lay laid laid
lead led led
lean leant/leaned leant/leaned
leap leapt/leaped leapt/leaped
leave left left
lend lent lent
let let let
lie lay lain
light lit/lighted lit/lighted
lose lost lost
make made made
mean meant meant
meet met met
pay paid paid
put put put
quit quit quit
read read read
rid rid rid
ride rode ridden
ring rang rung
rise rose risen
run ran run
saw sawed sawn
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
sew sewed sewn
shake shook shaken
shed shed shed
shine shone shone
shoot shot shot
show showed shown
shrink shrank shrunk
shut shut shut
sing sang sung
sink sank sunk
sit sat sat
sleep slept slept
slide slid slid
sling slung slung
slit slit slit
sneak snuck/sneaked snuck/sneaked
sow sowed sown
speak spoke spoken
spend spent spent
spill spilt/spilled spilt/spilled
spin spun spun
spit spat spat
split split split
spread spread spread
spring sprang sprung
stand stood stood
steal stole stolen
stick stuck stuck
sting stung stung
stride strode stridden
strike struck struck
string strung strung
strive strove striven
swear swore sworn
sweep swept swept
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
throw threw thrown
thrust thrust thrust
tread trod trodden
unbind unbound unbound
undo undid undone
unwind unwound unwound
wake woke woken
wear wore worn
weave wove woven
weep wept wept
win won won
wind wound wound
wring wrung wrung
write wrote written
overhear overheard overheard
withdraw withdrew withdrawn
`;

/** plural singular. */
export const IRREGULAR_NOUNS = new Map<string, string>([
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['people', 'people'],
  ['feet', 'foot'],
  ['teeth', 'tooth'],
  ['geese', 'goose'],
  ['mice', 'mouse'],
  ['knives', 'knife'],
  ['wives', 'wife'],
  ['lives', 'life'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['shelves', 'shelf'],
  ['halves', 'half'],
  ['scarves', 'scarf'],
  ['wolves', 'wolf'],
  ['thieves', 'thief'],
  ['elves', 'elf'],
  ['dwarves', 'dwarf'],
  ['potatoes', 'potato'],
  ['tomatoes', 'tomato'],
  ['matches', 'match'],
  ['boxes', 'box'],
  ['axes', 'axe'],
  ['dice', 'die'],
  ['oxen', 'ox'],
  ['hooves', 'hoof'],
  ['calves', 'calf'],
  ['selves', 'self'],
  ['movies', 'movie'],
  ['cookies', 'cookie'],
  ['brownies', 'brownie'],
  ['pies', 'pie'],
  ['ties', 'tie'],
  ['shoes', 'shoe'],
  ['toes', 'toe'],
  ['hoes', 'hoe'],
  ['smoothies', 'smoothie'],
  ['selfies', 'selfie'],
  ['buses', 'bus'],
  ['gases', 'gas'],
  ['vases', 'vase'],
  ['cases', 'case'],
  ['roses', 'rose'],
  ['hoses', 'hose'],
  ['houses', 'house'],
  ['horses', 'horse'],
  ['noses', 'nose'],
  ['purses', 'purse'],
  ['suitcases', 'suitcase'],
  ['mousses', 'mousse'],
  ['axles', 'axle'],
  ['caches', 'cache'],
  ['briefcases', 'briefcase'],
  ['quiches', 'quiche'],
]);

/** Nouns that end in s and are not plurals, or have no singular. */
export const KEEP_S = new Set(
  `glasses scissors bellows trousers pants jeans shorts binoculars headphones earphones goggles tweezers pliers tongs
   news gas bus lens glass grass brass class mass pass dress press cross boss canvas compass mattress
   atlas cactus octopus apparatus status iris chess bass abyss virus campus census corpus bonus circus
   shears clippers forceps overalls pajamas pyjamas sunglasses spectacles clothes stairs upstairs downstairs
   outdoors indoors series species swiss moss toss kiss hiss loss mess actress waitress hostess princess
   sorceress abbess countess duchess goddess stewardess mistress seamstress fortress wilderness harness
   witness business address process access progress success darkness silence his this its us yes thus plus
   christmas texas paris james thanks congratulations stress asparagus hummus gps os ios sis focus bus
   platypus rhinoceros hippopotamus walrus cutlass windlass looking-glass hourglass stethoscopes-`.split(
    /\s+/,
  ),
);
