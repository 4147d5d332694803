// Adjectives that WordNet knows as nothing else, so that they are no part of a thing's name.

/** Words that are neither noun nor verb nor adverb; those told by their ending (-ful, -ous) are left out. */
export const WORDNET_ADJECTIVES = `
  abject ablaze abnormal abrupt abundant abusive abysmal accurate achy actual addictive additional adequate adjacent administrative adoptive adverse
  aerodynamic affectionate afire aflame afloat afraid aggressive agile aglow agricultural airborne airsick airtight airy alkaline allergic alpine altruistic
  ambient ample ancestral anecdotal anemic angelic antagonistic antisocial antsy apathetic apocalyptic apologetic apparent appreciative apprehensive apt
  arbitrary arcane archaic architectural ardent argumentative arid aristocratic arrogant arterial artificial artistic arty asinine assertive astral astute
  athletic atmospheric atomic attentive attractive auburn auditory auld authentic autistic automotive averse avid aware awash awesome awkward bacterial
  baggy ballistic balmy barbaric basal batty beady bedridden beefy beery behavioral beholden beneficial benevolent benign bereft bigger bilateral bionic
  bipolar bitty bizarre bland blatant bleak bloodshot bloodthirsty blurry bogus bonkers bonnie bonny bony bossy bothersome bouncy brainy brash breezy
  brilliant broadband brut brutal bulky bumpy bureaucratic burly bushy cagey candid capitalistic cardiac cardiovascular carefree carsick casual cataclysmic
  catastrophic catatonic catchy cautionary celestial cellular centrifugal cerebral chaotic charismatic chaste chatty chauvinistic cheeky cheery cheesy chewy
  childlike chipper choosy chronic chubby chummy chunky cinematic circulatory circumstantial citywide civic civil clammy clandestine classy claustrophobic
  clement clever clumsy clunky coarse coastal cockamamie cocky cognitive coherent coincidental collegiate colossal comatose combative comely comfy communal
  competent competitive complacent complimentary compulsory concise conclusive conditional conducive confident confidential congenital congressional
  conjugal consensual considerate consistent constructive consular continental continual controversial convenient conventional conversational copacetic
  corky corny corporate corporeal correctional cosmic cowardly crabby crafty cranial cranky crass creative creepy crucial cruddy cruel crummy crusty
  cryogenic cryptic crystalline cubic culinary cultural cumbersome cursory curt cushy custodial customary cybernetic daft dank dapper dastardly debonair
  deceptive decisive decorative decrepit deductive defective defiant deficient definite definitive deft defunct delicate delusional deluxe democratic
  demonic demure dense departmental derogatory descriptive despondent destitute destructive detrimental developmental devoid devout dicey different
  difficult digital diligent dimensional dingy diplomatic dire directional disciplinary discordant discreet discrete discretionary dishonest disloyal dismal
  dismissive disorderly disruptive dissociative distant distinct distinctive distraught diverse diversionary divisional docile doctoral dodgy dopey dormant
  dorsal dotty doughy downtrodden downy drafty dramatic drastic dreamy dreary dressy droll droopy drowsy drunken dual dusky dysfunctional earthbound earthly
  earthy eastbound eastern economic ecstatic edgy educational eerie effective effeminate efficient electoral electromagnetic electronic elegant elemental
  elementary eloquent elusive elysian emergent eminent emotional emphatic energetic enthusiastic environmental errant erratic esoteric eternal ethereal
  euphoric evasive eventual evident evidentiary evolutionary excellent exceptional excessive exemplary exhaustive existential exorbitant exotic expectant
  expeditionary experimental explicit exploratory expressive exquisite extensive extinct extracurricular extramarital extraordinary extravagant fab factual
  fantastic faraway fatal fatherly faulty faux fearsome feeble feisty fertile fervent festive fetal fewer fey fickle fictional fidgety fierce fiery filial
  filthy financial finer finite fiscal fishy flabby flaccid flagrant flaky flashy fleshy flighty flippant floral flowery fluent focal fond foolhardy
  footloose foregone foreign forensic forlorn fortunate foxy fragile fragrant frantic fraternal fraudulent fraught freaky frigid frilly frisky frizzy fruity
  functional fungal funky furry furtive fussy futile futuristic fuzzy gabby gaga galactic gammy gargantuan gassy gastric gauche genetic genteel gentlemanly
  genuine geographic geometric geriatric ghastly giddy gigantic gimpy glassy glib global gloomy glum gnarly godforsaken godlike godly goodly gooey gory
  governmental grandiose grassroots grassy gravitational greasy greater greatest greedy grimy grisly gritty groggy groovy grouchy gruesome gruff grumpy
  guilty gutsy habitual hairy hallucinogenic hammy handheld handmade handsome handwritten hardcore harsh hasty haughty hazy headstrong heady healthier
  healthy heartbroken heartfelt hearty heavenly hectic hefty hemorrhagic hereditary hesitant hippocratic historic hoarse hokey holistic holographic homely
  homemade homesick homey homicidal homophobic honest honorary hormonal horrid horrific housebroken huffy humane humid hungry hydraulic hygienic hyperactive
  hypothermic icky idealistic idiotic idyllic iffy ignorant illegal illicit imaginative immaculate immaterial immature immediate immense imminent immobile
  immodest immoral impartial impatient impersonal impertinent implicit impolite important impotent impressive improper impudent impulsive impure inaccurate
  inactive inadequate inane inanimate inappropriate inbound incandescent incessant incoherent incomplete inconclusive inconsequential inconsiderate
  inconsistent incontinent inconvenient incorrect indecent indecisive indelicate indeterminate indifferent indigent indignant indirect indiscreet indistinct
  indoor indulgent industrial ineffective ineffectual inefficient inept inert inertial inexpensive infantile infirm inflammatory influential informal
  informative ingrown inherent inhuman inhumane innate innermost innovative inoperative inordinate inquisitive insane insecure insensitive insignificant
  insincere insipid insistent insolent inspirational instinctive institutional instructive instrumental insubordinate insubstantial insufficient intact
  intelligent intense intentional interactive intergalactic intermittent internal interpretive interstellar intestinal intolerant intracranial intrepid
  intricate introductory introspective intrusive intuitive invasive inventive investigative involuntary irate ironic irrelevant itchy jazzy jittery
  journalistic judgmental judicial jumbo jumpy kaput kinetic kinky kooky lacy ladylike lanky larger latent lax lazy leafy leaky leery legendary lengthy
  lenient lesser lethal lethargic lewd lifelike lifelong linear linguistic lite literary littler livid loathsome loco lofty lone lonesome longtime loopy
  lousy lovelorn lovesick lowly loyal lucid lucky lucrative lumpy lunar lurid lusty macabre mad magnetic magnificent majestic malevolent malignant
  managerial mangy maniacal manic manipulative marginal marital maritime materialistic maternal matey matrimonial maudlin meager measly meaty meddlesome
  medial medicinal medieval mediocre meek melodramatic mental metabolic micro microscopic midwestern milky minimal minty mislaid misshapen mistaken
  misunderstood modest moist moldy molecular molten momentary monetary monumental moonlit morbid moronic morose motivational mousy multinational mundane
  municipal murky muscular mushy musty mutual mythic naive narcissistic nasty naughty naval navigational negligent neighborly nether neural newfound
  newsworthy nifty nimble nippy nocturnal noisy nomadic nonchalant nonexistent nonfat nonviolent northbound northeastern northwestern nosey nostalgic nosy
  nuclear nutritional nutty obedient obese obligatory obscene observant obsolete occasional occupational olden older olfactory olympic omnipotent omniscient
  online operational oppressive optimal optimistic optional orbital organizational oriental ornery orthodox orthopedic outbound outdoor outspoken overactive
  overdone overdue overgrown overprotective overshot overwrought palatial pally paltry panicky papal paramount paranormal parasitic parental parochial
  passionate paternal pathetic patriotic peachy peculiar pedantic pediatric pelvic penal pensive peppy perceptive periodic perky perpetual persistent
  persuasive pert pertinent pervasive perverse pesky pessimistic petulant phenomenal philanthropic photogenic photographic picky picturesque pious pithy
  pivotal placid planetary platonic pleasant plucky pneumatic poetic poignant polar politic popular posh postal postpartum postwar potent precautionary
  precise predatory preemptive preferential pregnant prehistoric prejudicial premarital premature prenatal prenuptial preparatory presidential prevalent
  pricey priestly primal primeval primordial prissy pristine proactive probative problematic procedural productive proficient profound prolific prominent
  promotional prone proper prophetic prospective prosthetic protective proven proverbial provisional provocative prudent psychedelic psychiatric
  psychopathic psychosomatic pudgy puffy pulmonary punctual pungent punitive puny pure pursuant pushy putrid quaint quasi queasy quintessential quirky rabid
  racial racy radiant radioactive rampant rancid random randy ratty raunchy reactive realistic reborn receptive reclusive reconstructive recreational
  rectangular redundant reflective regal regimental regional relevant reluctant remedial reminiscent remiss renal repetitive reproductive repugnant
  repulsive residential resilient resistant resolute respective respiratory responsive retroactive rhythmic rickety rife rigid risky ritualistic ritzy
  robotic robust rocky rosy rotten ruddy rude rudimentary runny rural sacrificial sadistic saintly sandy sane sanitary sappy sarcastic sassy satanic
  satisfactory saucy scabby scaly scary scenic scholarly scientific scrappy scratchy scrawny screwy scruffy seasick secretarial secretive seductive seedy
  seismic selective seminal senile sensational sensory sensual sentient sentimental septic serene severe sexual shabby shadowy shady shaggy shaky shapely
  shifty shipshape showy shrewd shrunken sickly significant silken silky silvery similar simplistic sincere sinister skeletal sketchy skimpy sleazy slender
  slimy slippery sloppy smaller smitten smoky smug snappy snazzy sneaky sneezy snide sniffy snooty snotty soapy soggy solar solemn somber sonic sordid
  southbound southern spacey sparkly spatial spectral speedy spiffy spindly splendid spoilt spooky sporty spotty spousal spry spunky squalid squeaky
  squiggly squishy starry stately statewide stationary statutory steadfast stealthy stellar sterile stillborn stingy stinky stony straightforward strategic
  stretchy stricken strict stringy strong structural stubborn stubby stuffy stumpy suave subatomic subjective subliminal submissive subsequent subservient
  substandard substantial subterranean subtle suburban sufficient sugary suggestive suicidal sulfuric sullen sunken superb superficial superhuman supersonic
  supervisory supplemental supportive supreme surly surreal swarthy swollen symbiotic symbolic sympathetic symptomatic systematic tacky tactile talkative
  talky tangy tantamount tantric tardy tasty taut tawdry tawny teenage teensy teeny telepathic temperamental tentative terrific testy thirsty thorny
  thorough thready thrifty tidal tippy tipsy tiresome titanic tolerant topnotch torrid touchy toxic traditional tragic tranquil transatlantic transcendent
  transcontinental transitional transparent transverse trashy traumatic trendy tribal tricky trite triumphant trivial troublesome trustworthy tubby
  turbulent tweedy ulterior ultra unafraid unattractive unaware unborn unbroken uncanny uncertain unclean unclear uncommon unconditional unconstitutional
  unconventional uncool uncooperative uncouth uncut underage undercover undersea understood underwater underway undue unearthly uneasy uneven unfair
  unforeseen unfriendly ungodly unhappy unhealthy unheard unholy unilateral unimaginative unimportant unintentional unique unisex unjust unkind unlikely
  unlucky unnatural unnecessary unobtrusive unofficial unorthodox unpaid unpleasant unpopular unprofessional unrealistic unresponsive unromantic unruly
  unsafe unsaid unsanitary unsatisfactory unsavory unseemly unsightly unsound unspoken unsteady unsure unsympathetic untidy untold untoward untrue
  untrustworthy unwelcome unwell unwise unworthy unwritten upfront uppity upscale uptight urban urgent vacant vain valiant valid vascular vast vegetative
  vehicular venal verbal versatile vibrant vigilant vile vindictive violent viral virile virtual visual vital vivid vocational volcanic vulgar wacky wary
  watertight watery wavy waxy wayward weak wealthy weedy weepy westbound whiny wholesome widespread wiggly wimpy wiry witty woody woozy worldly worldwide
  worthwhile wrought yucky yummy zippy`;
