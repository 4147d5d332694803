// Adjectives that WordNet knows as little else, so that they are no part of a thing's name.

/** Words that are adjectives in most of their uses; those told by their ending (-ful, -ous) are left out. */
export const WORDNET_ADJECTIVES = `
  aberrant abject ablaze abnormal abrupt absent absolute absurd abundant abusive abysmal academic accurate achy actual acute adamant addictive additional
  adept adequate adjacent administrative adoptive adverse aerodynamic aesthetic affectionate affirmative afire aflame afloat afraid african aggressive agile
  aglow agricultural airborne airsick airtight airy algerian alkaline allergic aloof alpine altruistic ambient american ample ancestral anecdotal anemic
  angelic annual antagonistic anterior antique antisocial antsy apathetic apocalyptic apologetic apparent appreciative apprehensive apt arbitrary arcane
  archaic architectural ardent argumentative arid aristocratic arrogant arterial artificial artistic arty asinine assertive astral astute athletic
  atmospheric atomic attentive attractive auburn auditory auld authentic autistic automotive averse avid aware awash awesome awful awkward bacterial baggy
  bald ballistic balmy barbaric baroque barren basal basic batty bawdy beady bedridden beefy beery behavioral beholden belgian belligerent beneficial
  benevolent benign bereft bigger bilateral bilingual bionic bipolar bittersweet bitty bizarre bland blatant bleak blond bloodshot bloodthirsty bloody
  blurry bogus bonkers bonnie bonny bony borderline bossy bothersome bouncy bovine brainy brash brazen brazilian breezy brilliant brisk brittle broadband
  brut brutal bulky bumpy bureaucratic burly bushy byzantine cagey candid capitalistic cardiac cardiovascular carefree carsick casual cataclysmic
  catastrophic catatonic catchy cautionary celestial cellular celtic central centrifugal cerebral chaotic charismatic chaste chatty chauvinistic cheeky
  cheery cheesy chewy chic childlike chinese chipper choosy christian chronic chubby chummy chunky cinematic circular circulatory circumstantial citywide
  civic civil clammy clandestine classy claustrophobic clement clever clumsy clunky coarse coastal cockamamie cocky cognitive coherent coincidental
  collateral collective collegiate colombian colonial colossal comatose combative comely comfy commercial communal comparative competent competitive
  complacent complex complimentary comprehensive compulsory concise conclusive conditional conducive confident confidential congenital congressional
  conjugal consecutive consensual conservative considerate consistent constant constitutional constructive consular contemporary continental continual
  contradictory controversial convenient conventional conversational cooperative copacetic cordial corky corny corporate corporeal correctional cosmic
  cosmopolitan cowardly crabby crafty cranial cranky crass craven crazy creative creepy crucial cruddy crude cruel crummy crusty cryogenic cryptic
  crystalline cuban cubic culinary cultural cumbersome cursory curt cushy custodial customary cybernetic daft dainty dank dapper dastardly deaf debonair
  decadent decent deceptive decisive decorative decrepit deductive defective defensive defiant deficient definite definitive deft defunct deliberate
  delicate delinquent delusional deluxe democratic demonic demure dense departmental dependent derogatory descriptive desolate desperate despondent
  destitute destructive detrimental developmental deviant devoid devout diagonal dicey dietary different difficult digital diligent dimensional diminutive
  dingy diplomatic dire directional disciplinary discordant discreet discrete discretionary dishonest disloyal dismal dismissive disorderly disruptive
  dissociative distant distinct distinctive distraught diverse diversionary divine divisional dizzy docile doctoral dodgy domestic dominant dopey dormant
  dorsal dotty doughy downtrodden downy drab drafty dramatic drastic dreamy dreary dressy droll droopy drowsy drunken dual dusky dutch dynamic dysfunctional
  earthbound earthly earthy eastbound eastern easy eclectic economic ecstatic edgy educational eerie effective effeminate efficient elastic eldest electoral
  electric electromagnetic electronic elegant elemental elementary eloquent elusive elysian emergent eminent emotional emphatic energetic enthusiastic
  environmental ephemeral equatorial errant erratic esoteric essential eternal ethereal ethnic euphoric european evasive eventual evident evidentiary
  evolutionary exact excellent exceptional excessive exclusive exemplary exhaustive existential exorbitant exotic expectant expeditionary experimental
  explicit exploratory expressive exquisite extensive external extinct extracurricular extramarital extraordinary extravagant extreme fab factual fallow
  fantastic faraway fatal fatherly fatty faulty faux fearsome federal feeble feisty feline feminine fertile fervent festive fetal fewer fey fickle fictional
  fidgety fierce fiery filial filthy financial finer finite firsthand fiscal fishy flabby flaccid flagrant flaky flashy fleshy flighty flimsy flippant
  floral florentine flowery fluent fluorescent focal fond foolhardy foolproof footloose foregone foreign foremost forensic forlorn formal former forthright
  fortunate foxy fragile fragrant frail frank frantic fraternal fraudulent fraught freaky frequent frigid frilly frisky frizzy frontal fruity functional
  fundamental fungal funky funny furry furtive fussy futile futuristic fuzzy gabby gaelic gaga galactic gammy gargantuan gassy gastric gauche gaudy genetic
  genteel gentlemanly genuine geographic geometric geriatric ghastly giddy gigantic gilt gimpy glassy glib global gloomy glum gnarly godforsaken godlike
  godly goodly gooey gory gossamer governmental gradual grandiose grassroots grassy gravitational greasy greater greatest grecian greedy grimy grisly gritty
  groggy groovy gross grotesque grouchy gruesome gruff grumpy guatemalan guilty gutsy guttural habitual haggard hairy hallucinogenic hammy handheld handmade
  handsome handwritten handy hardcore hardy harmonic harsh hasty haughty hazy headstrong heady healthier healthy heartbroken heartfelt hearty heavenly
  hectic hefty hemorrhagic hereditary heroic hesitant hippocratic historic hoarse hokey holistic holographic homely homemade homesick homespun homey
  homicidal homophobic honest honorary hormonal horrid horrific hostile housebroken huffy humane humanitarian humid hungry hydraulic hygienic hyperactive
  hypothermic icky idealistic idiotic idyllic iffy ignorant illegal illegitimate illicit illiterate imaginary imaginative immaculate immaterial immature
  immediate immense imminent immobile immodest immoral immortal immune impartial impatient imperfect imperial impersonal impertinent implicit impolite
  important impotent impressive improper impudent impulsive impure inaccurate inactive inadequate inane inanimate inappropriate inbound incandescent
  incessant incidental incoherent incomplete inconclusive inconsequential inconsiderate inconsistent incontinent inconvenient incorrect indecent indecisive
  indelicate independent indeterminate indian indifferent indigent indignant indirect indiscreet indistinct indoor indulgent industrial ineffective
  ineffectual inefficient inept inert inertial inexpensive infantile inferior infernal infinite infirm inflammatory influential informal informative ingrown
  inherent inhuman inhumane innate innermost innovative inoperative inordinate inquisitive insane insecure insensitive insignificant insincere insipid
  insistent insolent inspirational instinctive institutional instructive instrumental insubordinate insubstantial insufficient intact integral intelligent
  intense intensive intentional interactive intergalactic intermediate intermittent internal international interpretive interstate interstellar intestinal
  intolerant intracranial intrepid intricate introductory introspective intrusive intuitive invasive inventive inverse investigative involuntary irate irish
  ironic irrational irrelevant italian itchy jazzy jittery journalistic judgmental judicial jumbo jumpy kaput keen kinetic kinky kooky kosher lacy laden
  ladylike lanky larger latent latest latter lax lazy leafy leaky leery legendary legitimate lengthy lenient lesser lethal lethargic lewd lifelike lifelong
  linear linguistic lite literal literary literate littler livid loathsome local loco lofty lone lonesome longtime loopy lousy lovelorn lovesick lowly loyal
  lucid lucky lucrative lumpy lunar lurid lush lusty macabre mad magnetic magnificent majestic makeshift malevolent malign malignant managerial mandatory
  mangy maniacal manic manipulative marginal marital maritime martial masculine materialistic maternal matey matrimonial maudlin mauve meager measly meaty
  meddlesome medial medicinal medieval mediocre meek melodramatic menial mental metabolic metallic metropolitan micro microscopic midwestern mighty militant
  military milky minimal minor minty mislaid misshapen mistaken misunderstood moderate modest moist moldy molecular molten momentary monetary monumental
  moonlit moral morbid moroccan moronic morose motivational mousy muddy multinational multiple mundane municipal murky muscular mushy musty mutual mystic
  mythic naive narcissistic nasal nasty national native naughty naval navigational necessary negative negligent neighborly nether neural newfound newsworthy
  nifty nimble nippy nocturnal noisy nomadic nominal nonchalant nondescript nonexistent nonfat nonviolent nordic normal northbound northeastern northern
  northwestern nosey nostalgic nosy nuclear null numb nutritional nutty obedient obese obligatory oblique obscene observant obsolete obstinate occasional
  occupational oceanic ocular offbeat olden older olfactory olympic omnipotent omniscient online operational opposite oppressive optimal optimistic optional
  oral orbital ordinary organic organizational oriental original ornery orthodox orthopedic outbound outdoor outspoken overactive overall overdone overdue
  overgrown overprotective overshot overweight overwrought palatial pally paltry panicky papal paramount paranoid paranormal parasitic parental parisian
  parochial partial passionate passive pasty paternal pathetic patriotic peachy peculiar pedantic pediatric pelvic penal pensive peppy perceptive perennial
  perfect periodic perky permanent perpetual persistent persuasive pert pertinent pervasive perverse pesky pessimistic petite petty petulant phenomenal
  philanthropic phony photogenic photographic picky pictorial picturesque pious pithy pivotal placid planetary platonic pleasant plucky pneumatic poetic
  poignant polar politic popular posh positive postal posterior postpartum postwar potent pragmatic precautionary precise predatory preemptive preferential
  pregnant prehistoric prejudicial preliminary premarital premature prenatal prenuptial preparatory presidential prevalent pricey priestly primal primary
  primeval primitive primordial prior prissy pristine proactive probative problematic procedural productive profane professional proficient profound
  progressive prolific prominent promotional prone proper prophetic proportional prospective prosthetic protective proven proverbial provincial provisional
  provocative prudent psychedelic psychiatric psychopathic psychosomatic pudgy puffy pulmonary punctual pungent punitive puny pure pursuant pushy putrid
  quaint quasi queasy quintessential quirky rabid racial racy radial radiant radioactive rampant rancid random randy rapid rational ratty raunchy reactive
  realistic reborn recent receptive reciprocal reclusive reconstructive recreational rectangular redundant reflective regal regimental regional regular
  relative relevant reluctant remedial reminiscent remiss renal repetitive reproductive repugnant repulsive residential resilient resistant resolute
  respective respiratory responsive retroactive revolutionary rhythmic rickety rife rigid risky ritualistic ritzy robotic robust rocky romantic rosy rotary
  rotten royal ruddy rude rudimentary runny rural rustic sacrificial sadistic saintly salient sandy sane sanitary sappy sarcastic sassy satanic satisfactory
  saucy savage scabby scaly scant scary scenic schematic scholarly scientific scrappy scratchy scrawny screwy scruffy seasick seasonal secondary secretarial
  secretive sectional secular seductive seedy seismic selective seminal senile sensational sensitive sensory sensual sentient sentimental septic serene
  serial severe sexual shabby shadowy shady shaggy shaky shapely shifty shipshape showy shrewd shrill shrunken sickly significant silken silky silvery
  similar simplistic sincere sinister skeletal sketchy skimpy skinny sleazy slender slim slimy slippery sloppy smaller smart smitten smoky smug snappy
  snazzy sneaky sneezy snide sniffy snooty snotty snug soapy soggy solar solemn solitary somber sonic sordid sore soundproof southbound southern spacey
  sparkly spartan spatial specific spectacular spectral speedy spiffy spindly spiritual splendid spoilt spooky sporty spotty spousal spry spunky squalid
  squeaky squiggly squishy staccato stalwart stark starry stately statewide stationary statutory steadfast stealthy stellar sterile stillborn stingy stinky
  stony stout straightforward strategic stretchy stricken strict stringy strong structural stubborn stubby stuffy stumpy stupid suave subatomic subjective
  sublime subliminal submissive subsequent subservient substandard substantial substantive subterranean subtle suburban sufficient sugary suggestive
  suicidal sulfuric sullen sunken superb superficial superhuman superior supersonic supervisory supple supplemental supportive supreme surly surreal swarthy
  swift swollen symbiotic symbolic sympathetic symptomatic synthetic syrian systematic tacky tactile talkative talky tangy tantamount tantric tardy tasty
  taut tawdry tawny teenage teensy teeny telepathic telltale temperamental temporal temporary tentative terrific territorial testy therapeutic thermal
  thirsty thorny thorough thready thrifty tidal timid tippy tipsy tiresome titanic tolerant topnotch torrid totalitarian touchy tough toxic traditional
  tragic tranquil transatlantic transcendent transcontinental transitional transparent transverse trashy traumatic trendy tribal tricky trite triumphant
  trivial troublesome trustworthy tubby turbulent tweedy twofold ulterior ultimate ultra unafraid unattractive unaware unborn unbroken uncanny uncertain
  unclean unclear uncommon unconditional unconstitutional unconventional uncool uncooperative uncouth uncut underage undercover undersea understood
  underwater underway undue unearthly uneasy uneven unfair unfit unforeseen unfortunate unfriendly ungodly unhappy unhealthy unheard unholy unilateral
  unimaginative unimportant unintentional unique unisex universal unjust unkind unknown unlikely unlucky unnatural unnecessary unobtrusive unofficial
  unorthodox unpaid unpleasant unpopular unprofessional unrealistic unresponsive unromantic unruly unsafe unsaid unsanitary unsatisfactory unsavory unseemly
  unseen unsightly unsound unspoken unsteady unsure unsympathetic untidy untold untoward untrue untrustworthy unwelcome unwell unwise unworthy unwritten
  upfront uppity upscale uptight urban urgent utilitarian utmost utopian vacant vain valiant valid vascular vast vegetative vehicular venal verbal versatile
  veterinary vibrant victorian vigilant vile vindictive violent viral virile virtual visual vital vivid vocational volatile volcanic voluntary vulgar wacky
  wary watertight watery wavy waxy wayward weak wealthy weedy weepy westbound western whiny wholesome widespread wiggly wimpy wiry witty woody woozy worldly
  worldwide worthwhile worthy wrought yucky yummy zippy`;
