// The closed classes of English: determiners, pronouns, auxiliaries, prepositions, conjunctions.

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Articles, demonstratives and quantifiers that open a noun phrase. */
export const DETERMINERS = set(`
  a an the this that these those some any another each every either neither no both all half several
  many much few more most enough such what which whatever whichever`);

/** Possessive determiners. */
export const POSSESSIVES = set('my your his her its our their whose one’s');

/** Subject pronouns that can mean the speaker or another person. */
export const SUBJECT_PRONOUNS = set('i he she they we you it ya');

/** Pronouns for people when they are not the subject. */
export const PERSON_PRONOUNS = set('me him her them us you he she they we i whom');

/** Pronouns that stand for a thing named before. */
export const THING_PRONOUNS = set(
  'some more it them this that these those one ones both all everything each either another mine hers theirs yours ours others',
);

/** Words for nothing in particular. */
export const INDEFINITE_PRONOUNS = set('something anything whatever somethin');

/** Pronouns for nobody in particular. */
export const VAGUE_PERSONS = set(
  'someone somebody anyone anybody everyone everybody no-one nobody',
);

export const REFLEXIVES = set(
  'myself yourself himself herself itself ourselves themselves yourselves themself oneself',
);

export const BE = set("be am is are was were been being 'm 're ain");
export const HAVE = set("have has had having 've");
export const DO = set('do does did');
export const MODALS = set(
  "will would shall should can could may might must ought 'll 'd ca wo sha gonna wanna gotta lemme cannot",
);

export const NEGATIONS = set("not n't never hardly scarcely barely nt");

/** Words that join clauses or list items. */
export const CONJUNCTIONS = set('and but or nor then & yet plus');

/** Subordinators whose clause is not a report of what happens now. */
export const UNREAL_SUBORDINATORS = set(
  'if unless when whenever until till once because although though whether lest since wherever whereas',
);

/** Subordinators whose clause happens alongside. */
export const REAL_SUBORDINATORS = set('while as after before');

export const RELATIVES = set('who which whom where whose that why how what');

export const PREPOSITIONS = set(`
  about above across after against along alongside amid among amongst around as at atop before behind below
  beneath beside besides between beyond by despite during for from in inside into like near of off on onto
  out outside over past per round since through throughout to toward towards under underneath until unto up
  upon via with within without down aboard`);

/** Words that can close off a phrasal verb. */
export const PARTICLES = set(
  'up down out off on in over away back around about along aside apart together through forward forth by open shut closed ajar loose free rid hold go aloft overboard awake alive',
);

/** Two- and three-word prepositions and the one word they count as. */
export const COMPOUND_PREPOSITIONS: readonly (readonly [readonly string[], string])[] = [
  [['on', 'top', 'of'], 'on'],
  [['in', 'front', 'of'], 'near'],
  [['in', 'place', 'of'], 'without'],
  [['in', 'between'], 'between'],
  [['in', 'the', 'direction', 'of'], 'toward'],
  [['by', 'way', 'of'], 'through'],
  [['with', 'the', 'help', 'of'], 'with'],
  [['from', 'out', 'of'], 'out-of'],
  [['from', 'inside'], 'from'],
  [['from', 'within'], 'from'],
  [['from', 'under'], 'from'],
  [['from', 'underneath'], 'from'],
  [['from', 'behind'], 'from'],
  [['from', 'beneath'], 'from'],
  [['from', 'atop'], 'from'],
  [['from', 'off'], 'from'],
  [['from', 'between'], 'from'],
  [['out', 'of'], 'out-of'],
  [['off', 'of'], 'off'],
  [['away', 'from'], 'from'],
  [['inside', 'of'], 'inside'],
  [['outside', 'of'], 'out-of'],
  [['next', 'to'], 'near'],
  [['close', 'to'], 'near'],
  [['closer', 'to'], 'toward'],
  [['nearer', 'to'], 'toward'],
  [['instead', 'of'], 'without'],
  [['rather', 'than'], 'without'],
  [['because', 'of'], 'about'],
  [['due', 'to'], 'about'],
  [['according', 'to'], 'about'],
  [['ahead', 'of'], 'near'],
  [['along', 'with'], 'and-with'],
  [['together', 'with'], 'and-with'],
  [['as', 'well', 'as'], 'and-with'],
  [['on', 'to'], 'onto'],
  [['in', 'to'], 'into'],
  [['all', 'over'], 'over'],
  [['all', 'around'], 'around'],
];

/** Interjections and fillers that carry no act. */
export const INTERJECTIONS = set(`
  oh ah um uh uhm erm er hm hmm hmmm mm mmm well hey hi hello yes yeah yep yup no nope nah okay ok alright
  right sure please thanks sorry wow whoa ugh huh eh aha haha hehe lol heh tsk phew oops yay gosh geez damn
  anyway so now look listen see alas bah pfft ahem umm mhm ow ouch`);

export const NUMBERS = set(
  'one two three four five six seven eight nine ten eleven twelve dozen hundred couple pair first second third last next',
);
