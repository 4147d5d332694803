// English words by which acts, things and speech are told apart; what each list asks stands in ../../word-lists.ts.
import type { WordLists } from '../../word-lists.ts';

const DRAWS = ['draw', 'scoop', 'ladle'];

const ACTS = {
  dips: ['dip', 'dunk', 'soak', 'swish', 'rinse'],
  addsFrom: 'add,splash,drizzle,sprinkle,shake,squeeze,dab,spray'.split(','),
  ladles: [...DRAWS, 'dip'],
  draws: DRAWS,
  sprays: ['spray', 'squirt', 'water'],
  fillsUp: ['fill', 'fill up', 'refill', 'top up'],
  sips: ['sip', 'nibble', 'taste', 'lick', 'chew', 'gnaw', 'suck', 'mouth', 'sample', 'sniff'],
  worksIn:
    'clamp,play,print,type,cook,boil,fry,toast,roast,heat,heat up,microwave,grind,scan,copy,photocopy,brew,sharpen,saw,sew,drill,tune'.split(
      ',',
    ),
  fetches: [
    'get down',
    'take down',
    'bring down',
    'bring up',
    'fetch',
    'retrieve',
    'collect',
    'bring',
    'bring over',
    'bring back',
  ],
  rummages: 'rummage,rifle,riffle,ransack,dig,root,sift,snoop,paw'.split(','),
  fingers: ['tap', 'touch', 'poke', 'pat', 'brush', 'nudge', 'stroke'],
  goesBack: [' back'],
  steers: [
    'wheel',
    'helm',
    'tiller',
    'rein',
    'reins',
    'control',
    'controls',
    'rudder',
    'throttle',
    'joystick',
    "ship's wheel",
    'steering wheel',
  ],
  allHeld: ['everything', 'both', 'all', 'things', 'thing', 'stuff', 'lot'],
  letsDown: ['lower', 'drop', 'release', 'set'],
  clutches: ['hold', 'clutch', 'grip', 'grasp', 'squeeze'],
  grips: ['grab', 'seize', 'catch', 'snag'],
  setsUp: ['lean', 'prop', 'prop up', 'set up', 'position'],
  stamps: ['stamp'],
  attaches: 'stick,pin,clip,tie,tape,add,sprinkle,attach,hang,drape'.split(','),
  operates: 'use,operate,run,activate,start,start up,boot,boot up,fire,shoot,spray'.split(','),
  splashes: 'throw,toss,fling,dump,splash,slosh,upend'.split(','),
  flips:
    'press,press down,push,push down,push in,flip,flick,toggle,hit,throw,click,punch,pull,pull down,jab,poke,prod,tug,yank,thumb,nudge,thump,knock,bump,smack,slap,thwack,bash,elbow,shove,snap,squeeze,depress,stab,trip,twist'.split(
      ',',
    ),
  offers: ['offer', 'present', 'proffer', 'extend'],
  handles:
    `hold,carry,lift,lug,haul,drag,move,shift,push,pull,turn,turn over,turn around,tilt,tip,swing,twirl,spin,roll,slide,nudge,lean,rest,prop,raise,lower,weigh,balance,
      heft,wave,brandish,toss,juggle,fiddle,fiddle with,toy,toy with,play with,fidget,twist,bend,shake,rattle,jiggle,whack,smack,slap,thump,bang,hit,kick,knock,poke,prod,tap,
      pat,stroke,touch,feel,rub,scratch,squeeze,caress,hug,cradle,clutch,grip,grasp,finger,brush,sniff,smell,kiss,lick,look,inspect,examine,study,check,show,
      point,hide,bury,cover,drape,wrap,unwrap,tie,bind,hang,pin,stack,pile,arrange,straighten,adjust,position,clean,wipe,wipe down,wash,rinse,dust,polish,scrub,dry,buff,
      mend,fix,repair,glue,tape,patch,oil,tighten,loosen,unscrew,take apart,dismantle,disassemble,charge,reset,refill,fill,fill up,load,stuff,pack,top up,
      shove,thrust,heave,hoist,jam,cram,wedge,jab,tap,knead,shuffle,stroke,swirl,swish,flourish,fan,flap,dangle,twiddle,thumb,steady,press,flatten,smooth,fold,unfold,stretch,peel,strip,trace,drum,drum on,tease,cup,
      break,smash,tear,rip,crumple,crush,snap,burn,bury,paint,decorate,label,mark`.split(/,\s*/),
  pats: 'tap,pat,touch,smack,thump,kick,nudge,poke,prod,stroke,slap,bang,hit,rattle,jiggle,shove,rub,scratch,bump,strike,tilt,tip,pet,tickle,knock over,tip over,tug,yank,move,shift'.split(
    ',',
  ),
  mends: 'plug in,charge,recharge,charge up,reconnect,unjam,unclog,plug,repair,fix,mend'.split(','),
  writes: ['(?:write|scribble|sketch|draw|doodle|jot|scrawl|sign|underline|mark)\\b'],
  boards: ['board', 'get on', 'get in', 'climb'],
  walksOut: ['leave', 'exit', 'walk', 'step', 'head', 'storm', 'slip'],
  kicks: ['kick', 'stamp'],
  reaches: ['reach\\b'],
  calls: ['call', 'call up'],
  dials: ['dial', 'punch', 'punch in', 'key in', 'tap in', 'type in', 'enter', 'tap'],
} satisfies WordLists;

const SPEECH = {
  continues: [
    "[,;]?\\s*(?:that(?:['’]s| is| was)?|which|what|is|are|was|were|isn['’]t|wasn['’]t|means?|meant|would|will|or|and then it|my (?:foot|ass)|indeed|huh|right|yeah|no|yes|oh|well|hmm?|ugh)\\b",
  ],
  tells: ['(?:he|she|they|his|her|their)\\b'],
  nameEndings: ["['’]s"],
  thoughtMarks: ['thoughts?', 'thinking'],
  outputMarks: ['output', 'response', 'reply', 'speech', 'dialogue', 'utterance'],
  thoughtKeys: ['thought', 'thoughts', 'thinking', 'inner'],
  speechKeys:
    'speech,output,say,dialogue,dialog,utterance,text,content,message,response,reply,line'.split(
      ',',
    ),
  actKeys: ['action', 'actions', 'act', 'acts', 'action_intents', 'narration'],
  speakerKeys: ['speaker', 'character', 'name'],
} satisfies WordLists;

const THINGS = {
  skies: 'sky,skies,heaven,heavens,moon,star,sun,cloud,space,outer space,stratosphere'.split(','),
  outings: 'walk,stroll,run,jog,drive,ride,hike,trip,errand,shopping,picnic,swim'.split(','),
  homes: ['house', 'home', 'building', 'apartment', 'flat', 'mansion', 'manor'],
  outdoors:
    'outside,garden,yard,street,road,lane,path,town,city,village,forest,woods,hill,beach,shore,river,park,square,plaza,market,station,field,bridge,harbour,harbor'.split(
      ',',
    ),
  rooms:
    'kitchen,bedroom,bathroom,classroom,gymnasium,gym,hallway,corridor,cellar,attic,rooftop,lobby,garage'.split(
      ',',
    ),
  ownRooms: ['room', 'bedroom', 'study', 'office', 'cabin', 'quarters'],
  selves: ['own'],
  floors: ['upstairs', 'downstairs'],
  doorSides: 'front,back,side,rear,main,inner,outer,fire,emergency'.split(','),
  mouths: ['mouth'],
  hands: ['hand', 'palm', 'finger', 'fist'],
  underfoot: ['foot', 'feet', 'ankle', 'heel', 'toe'],
  beside: ['beside', 'behind', 'near', 'under', 'beneath', 'by'],
  water: ['water'],
  springs: 'faucet,tap,sink,well,fountain,stream,river,pump,shower,water cooler,cooler'.split(','),
  waterers: ['watering can', 'hose'],
  flasks:
    'canteen,water bottle,waterskin,flask,jug,pitcher,carafe,ewer,glass,bucket,pail,basin,trough'.split(
      ',',
    ),
  mouthfuls: [
    'bite',
    'sip',
    'taste',
    'crumb',
    'morsel',
    'nibble',
    'lick',
    'corner',
    'edge',
    'end of',
    'mouthful',
    'pinch',
    'drop of',
  ],
  phones: ['phone', 'radio', 'intercom', 'communicator'],
  numbers: ['number', 'digit', 'digits', 'extension', 'frequency', 'phone number'],
  pens: ['pen', 'marker', 'quill', 'ballpoint', 'crayon', 'highlighter', 'brush'],
  seals: ['stamp', 'seal'],
  lids: ['battery (?:cover|compartment|lid|case)', 'back (?:cover|panel)'],
  drives: ['trigger'],
  pressed:
    'button,switch,lever,key,keyboard,screen,dial,knob,trigger,pedal,handle,touchscreen,crank,power switch,throttle,cord,pull cord,accelerator'.split(
      ',',
    ),
  drawers: ['^(?:.* )?(?:drawer|compartment|shelf|tray)$'],
  software: ['app', 'browser', 'software'],
  fragments: withPlurals('piece,bit,rest,half,scrap,shard,chunk,contents,lot,side'),
  plumage: withPlurals(
    'feather,plumage,mane,beak,hoof,antler,horn,shell,scale,fleece,coat,whisker',
  ),
  bears: ['bush', 'tree', 'vine', 'shrub'],
  plants: ['bush', 'tree', 'vine', 'plant', 'shrub'],
  tagJoints: ['\\s(?:to|into|onto|in|on|with)\\s'],
  needs: ['needs?'],
  closedHeads:
    `brush book box bag pack pad board light pot card chair knife gun case bottle glass stick spoon bow ball coat boat bar cloth lamp pin
    pan paper blade suit shirt bell basket cart tube cup robe cake bread rope net hammer weight`.split(
      /\s+/,
    ),
} satisfies WordLists;

function withPlurals(words: string): string[] {
  return words.split(',').flatMap((word) => [word, `${word}s`]);
}

export const englishWords: WordLists = { ...ACTS, ...THINGS, ...SPEECH };
