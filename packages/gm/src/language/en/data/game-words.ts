// English words by which something is asked of the game: what stands for what, and what may stand around it.
import type { GameWords } from '../../played-clauses.ts';

const list = (words: string): readonly string[] =>
  words
    .split(/[,\n]/u)
    .map((word) => word.trim())
    .filter(Boolean);

const PLAY = '(?:game|session|adventure|play|playing)';
const UNTIL = '(?:for (?:now|today|tonight|the day|the night)|here|there|now)';
const WORK = '(?:quest|mission|objective|task|goal|job|assignment|errand|to-?do)s?';
const OWN =
  '(?:inventory|belongings|possessions|items?|stuff|things|bags?|backpack|pack|pockets?|gear|equipment|purse|wallet|satchel|money|gold|coins?)';
const FORM =
  '(?:stats?|status|hp|mp|health|level|xp|condition|character sheet|sheet|score|skills?|hit points|points|vitals)';

export const englishGame: GameWords = {
  gap: ' ',
  asks: {
    help: [
      'help(?: menu| page| screen)?|commands?|controls|instructions|tutorial|manual|rules|options|how to play',
      'how (?:do|does|can|should) (?:i|you|one|we|this|it)(?: game)?(?: even)? (?:play|work|use|do|interact|type)(?: this| it| here| anything| something)?(?: game)?',
      'what can (?:i|we|you)(?: even)? (?:do|type|say|write|try)(?: here| now)?|what (?:are|were) (?:my|the) (?:options|commands|choices|controls)',
      `how (?:do|does|can|could|should|would) (?:i|we|you|one) (?:even )?[a-z]+ (?:my |the |an? )?(?:${WORK}|${OWN}|${FORM}|commands?)`,
      "i (?:need|want|could use) (?:some )?help|i don't (?:get|understand)(?: it| this| how this works)?",
    ],
    quests: [
      `${WORK}(?: log| list| journal| book)?|todo list`,
      `what(?:'s| is| are| was| were) (?:my|the|our)(?: current| active| open| main)? ${WORK}`,
      'what (?:am|was|were|are) (?:i|we) (?:supposed|meant|trying|asked|told) to (?:do|be doing)|what do (?:i|we) (?:still )?(?:have|need) to do',
      "what(?:'s| is) (?:left|still)(?: left)? to do|what was i doing|why am i here",
    ],
    bag: [
      `(?:my )?${OWN}|inv`,
      'what (?:do|have|am|did|all do|else do) i (?:have|got|carry|carrying|hold|holding|own|wear|wearing|bring|brought)(?: got)?(?: (?:on|with|in) (?:me|my \\w+))?',
      "what(?:'s| is) in my \\w+|what i(?:'m| have|'ve)(?: got| carrying| holding)?|how much (?:money|gold|cash|coin) (?:do|have) i (?:have|got)",
    ],
    status: [
      `(?:my )?${FORM}`,
      `how am i(?: doing| feeling| holding up)?|how(?:'s| is) my ${FORM}|what(?:'s| is) my ${FORM}|who am i(?: again)?|am i (?:hurt|ok|okay|injured|tired|hungry|dead|alive|well)`,
    ],
    hint: [
      'hints?|clues?|tips?|suggestions?|advice|walkthrough',
      "what (?:should|do|can|could|must|would) (?:i|we) do(?: now| next| first| here)?|what (?:now|next|to do)(?: now| next)?|now what|what(?:'s| is) next",
      "(?:i'm |i am |we're )?(?:stuck|lost|clueless)|i (?:don't know|have no idea|'ve no idea)(?: what to do| where to go| what i should do)?(?: now| next)?|any (?:ideas?|suggestions?|hints?|tips?|clues?)",
      'where (?:should|do|must) (?:i|we) go(?: now| next| from here)?|who (?:should|do) i (?:talk|speak) to(?: next| now)?|how do i (?:continue|proceed|go on|progress)',
    ],
    undo: [
      'undo|undo (?:that|it|this|last|the last|my last)(?: (?:last|thing|one|move|step|bit|turn|action|part))*|revert|rewind|roll back|redo|cancel(?: that| this| it)?|scratch that|oops',
      '(?:i )?take (?:that|it|this) back|(?:go|step|back|move)(?: back)? (?:a|one) (?:turn|move|step)(?: back)?|one (?:turn|move|step) back|forget (?:i did )?that|let me (?:redo|retry|try again)|(?:wait )?no undo|never did that|retry(?: that)?|do that over',
    ],
    stop: [
      `(?:i'm |i am |we're |we are |let's |let us |please )?(?:stop|quit|exit|end|finish|done|log ?(?:out|off)|save|pause)(?: (?:and|then) (?:quit|exit|stop|close|leave))?(?: (?:the|this|my|our))?(?: ${PLAY})?(?: ${UNTIL})*`,
      `(?:leave|close)(?: (?:the|this))? ${PLAY}|(?:stop|leave|end) it ${UNTIL}`,
      `that(?:'s| is|'ll be| will be| was)(?: all| it| enough)(?: from me)?(?: ${UNTIL})*|(?:that's )?enough(?: ${UNTIL})+|enough`,
      "(?:let's |i'll |i will )?call it (?:a|the) (?:day|night)|(?:i )?(?:gotta|have to|need to|got to|must) (?:go|run|stop|sleep|log off)(?: now| to bed| irl)?|to be continued|(?:let's )?continue (?:tomorrow|later|another time)|i'm (?:off|going) to (?:bed|sleep)",
    ],
    look: [
      'l|look|(?:take |have )?(?:a )?(?:good |quick )?(?:look|glance|peek) (?:around|about|round)(?: me| us| here)?(?: (?:the|this|my) \\w+(?: \\w+)?)?|survey(?: (?:the|my) \\w+)?|surroundings|observe|scan (?:the|this) \\w+',
      "where (?:am i|are we|is this)(?: now| exactly| right now)?|what(?:'s| is) this(?: place| room)?|what (?:place|room) is this|what(?:'s| is) (?:here|around|nearby|around (?:me|here|us)|in (?:here|this (?:room|place)))",
      "what (?:do|can) (?:i|we) see(?: here| around)?|who(?:'s| is| else is)(?: all)? (?:here|around|with me|in (?:here|the room))|describe (?:the|this|my) (?:room|place|scene|area|surroundings)|exits?|map|where can (?:i|we) go(?: from here)?|what (?:exits|ways out) are there|look at (?:my|the) surroundings",
    ],
  },
  before:
    list(`i, me, my, the, a, an, some, please, show, check, open, list, see, view, display, give, tell, want, need,
    would, like, to, can, could, let, let's, us, of, in, inside, through, look, at, now, just, ok, okay, well, so, hey, um, uh, hmm, game,
    current, i'd, i'm, i'll, wait, sec, second, moment, actually, no, oh, and, quick, quickly, one, more, review, read, do, have, any, then, first,
    sorry, oops, all, full, go, over, tired, maybe, will, think, guess, alright, right, you, go through, get, for, hang on, another, small, little,
    what, what's, which, what kind of, how many, how much, do i have, have i got, are there, is there, i have no idea, i have no clue, no idea,
    no clue, i don't know, don't know, not sure, i'm not sure, dunno, i forgot, i forget, remind me, i wonder, about, really, again, yeah, got, hold, on, man, ugh, god, damn`),
  after:
    list(`please, pls, plz, now, again, game, menu, today, tonight, thanks, everyone, guys, for, on, me, person, carefully, quickly,
    slowly, list, screen, right, then, first, i, guess, think, a, moment, the, last, move, turn, action, step, command, ok, so far, currently,
    everybody, folks, page, check, exactly, anyway, though, lol, haha, do i have, have i got, i have got, i have, i've got, do i still have, do we have, am i on, am i doing, are there, is there, are, is, are left, left, open,
    active, so far, or something, real quick, you, thank you`),
};
