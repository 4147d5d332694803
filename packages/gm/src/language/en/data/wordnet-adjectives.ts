// Adjectives that WordNet knows as little else, so that they are no part of a thing's name.

/** Words that are adjectives in most of their uses; those told by their ending (-ful, -ous) are left out. */
export const WORDNET_ADJECTIVES = `
  aberrant abject ablaze abnormal abrasive abrupt absent absolute absurd abundant abusive abysmal academic accurate achy acidic actual acute adamant
  addictive additional adept adequate adjacent administrative adoptive adverse aerodynamic aesthetic affectionate affirmative afire aflame afloat afraid
  african aged aggressive agile aglow agricultural airborne airsick airtight airy algerian alkaline allergic aloof alpine altruistic ambient american ample
  ancestral anecdotal anemic angelic annual antagonistic anterior antique antisocial antsy apathetic apocalyptic apologetic apparent appreciative
  apprehensive appropriate apt aquatic arbitrary arcane archaic architectural ardent argumentative arid aristocratic aromatic arrogant arterial artificial
  artistic arty ashen asinine assertive astral astute athletic atmospheric atomic attentive attractive auburn auditory auld austere authentic autistic
  automatic automotive averse avid aware awash awesome awful awkward bacterial baggy bald ballistic balmy banal barbaric barefoot baroque barren basal basic
  batty bawdy beady bedridden beefy beery behavioral beholden belgian belligerent beneficial benevolent benign bereft bigger bilateral bilingual bionic
  bipolar bittersweet bitty bizarre bland blatant bleak blessed blond bloodshot bloodthirsty bloody blurry bogus bonkers bonnie bonny bony boozy borderline
  bossy bothersome bouncy bovine brainy brash brawny brazen brazilian breezy bridal brilliant brisk brittle broadband broody brut brutal bulky bumpy buoyant
  bureaucratic burly burnt bushy byzantine cagey candid candlelit capitalistic cardiac cardiovascular carefree carsick casual cataclysmic catastrophic
  catatonic catchy cautionary celestial cellular celtic central centrifugal cerebral chaotic charismatic chaste chatty chauvinistic cheeky cheery cheesy
  chewy chic childlike chinese chipper choosy choppy christian chronic chubby chummy chunky cinematic circular circulatory circumstantial citywide civic
  civil clammy clandestine classy claustrophobic clement clever cloudy clumsy clunky coarse coastal cockamamie cocky cognitive coherent coincidental
  collateral collective collegiate colombian colonial colossal comatose combative comely comfy commercial communal comparative competent competitive
  complacent complex complimentary comprehensive compulsory concave concise conclusive conditional conducive confident confidential congenital congressional
  conjugal consecutive consensual conservative considerate consistent constant constitutional constructive consular contemporary continental continual
  contradictory controversial convenient conventional conversational convex cooperative copacetic cordial corky corny corporate corporeal correctional
  cosmic cosmopolitan cowardly cozy crabby crafty cranial cranky crass craven crazy creaky creative creepy crooked crucial cruddy crude cruel crummy crusty
  cryogenic cryptic crystalline cuban cubic culinary cultural cumbersome cursed cursory curt curvy cushy custodial customary cybernetic daft dainty dank
  dapper dastardly deaf debonair decadent decent deceptive decisive decorative decrepit deductive defective defensive defiant deficient definite definitive
  deft defunct deliberate delicate delinquent delusional deluxe democratic demonic demure dense dental departmental dependent derelict derogatory
  descriptive desolate desperate despondent destitute destructive detrimental developmental deviant devoid devout dewy diagonal dicey dietary different
  difficult digital diligent dimensional diminutive dimly-lit dingy diplomatic dire directional disciplinary discordant discreet discrete discretionary
  dishonest disloyal dismal dismissive disorderly disruptive dissociative distant distinct distinctive distraught diverse diversionary divine divisional
  dizzy docile doctoral dodgy dogged domestic dominant dopey dormant dorsal dotty doughy dour downtrodden downy drab drafty dramatic drastic dreamlike
  dreamy dreary dressy drippy droll droopy drowsy drunken dual dumb dumpy dusky dutch dynamic dysfunctional earnest earthbound earthly earthy eastbound
  eastern easy eccentric eclectic economic ecstatic edgy educational eerie effective effeminate efficient elaborate eldest electoral electric
  electromagnetic electronic elegant elemental elementary eloquent elusive elysian emergent eminent emotional emphatic energetic enigmatic enthusiastic
  environmental ephemeral equatorial errant erratic esoteric essential eternal ethereal ethnic euphoric european evasive eventual everyday evident
  evidentiary evolutionary exact excellent exceptional excessive exclusive exemplary exhaustive existential exorbitant exotic expectant expeditionary
  experimental explicit exploratory expressive exquisite extensive external extinct extracurricular extramarital extraordinary extravagant extreme exuberant
  fab factual fair fallen fallow fantastic faraway fatal fatherly fatty faulty faux fearsome feathery federal feeble feisty feline feminine feral fertile
  fervent festive fetal fewer fey fickle fictional fidgety fierce fiery filial filthy financial finer finicky finite firsthand fiscal fishy fizzy flabby
  flaccid flagrant flaky flamboyant flashy fleshy flighty flimsy flinty flippant floral florentine flowery fluent fluorescent foamy focal foggy fond
  foolhardy foolproof footloose foregone foreign foremost forensic forgotten forlorn formal former forthright fortunate foxy fragile fragrant frail frank
  frantic fraternal fraudulent fraught freaky frequent frigid frilly frisky frizzy frontal frothy frozen frugal fruity functional fundamental fungal funky
  funny furry furtive fussy futile futuristic fuzzy gabby gaelic gaga galactic gammy gargantuan gassy gastric gauche gaudy gaunt genetic genial genteel
  gentlemanly genuine geographic geometric geriatric ghastly giddy gigantic gilded gilt gimpy glassy glib global gloomy glum gnarled gnarly godforsaken
  godlike godly goodly gooey gory gossamer gothic governmental gradual grainy grand grandiose grassroots grassy gravitational greasy greater greatest
  grecian greedy grimy grisly gritty groggy groovy gross grotesque grouchy grubby gruesome gruff grumpy guatemalan guilty gummy gutsy guttural habitual
  haggard hairy hallowed hallucinogenic hammy handheld handmade handsome handwritten handy haphazard hardcore hardy harmonic harsh hasty haughty hazy
  headstrong heady healthier healthy heartbroken heartfelt hearty heavenly hectic hefty hemorrhagic hereditary heroic hesitant hippocratic historic hoarse
  hokey holistic holographic homely homemade homesick homespun homey homicidal homophobic honest honorary hormonal horrid horrific hostile housebroken huffy
  humane humanitarian humble humid hungry hydraulic hygienic hyperactive hypothermic icky iconic idealistic idiotic idyllic iffy ignorant illegal
  illegitimate illicit illiterate imaginary imaginative immaculate immaterial immature immediate immense imminent immobile immodest immoral immortal immune
  impartial impatient imperfect imperial impersonal impertinent implicit impolite important impotent impressive improper impudent impulsive impure
  inaccurate inactive inadequate inane inanimate inappropriate inbound incandescent incessant incidental incoherent incomplete inconclusive inconsequential
  inconsiderate inconsistent incontinent inconvenient incorrect indecent indecisive indelicate independent indeterminate indian indifferent indigent
  indignant indirect indiscreet indistinct indoor indulgent industrial ineffective ineffectual inefficient inept inert inertial inexpensive infantile
  inferior infernal infinite infirm inflammatory influential informal informative ingrown inherent inhuman inhumane inky innate inner innermost innocent
  innovative inoperative inordinate inquisitive insane insecure insensitive insignificant insincere insipid insistent insolent inspirational instinctive
  institutional instructive instrumental insubordinate insubstantial insufficient intact integral intelligent intense intensive intentional interactive
  intergalactic intermediate intermittent internal international interpretive interstate interstellar intestinal intolerant intracranial intrepid intricate
  introductory introspective intrusive intuitive invasive inventive inverse investigative involuntary irate irish ironic irrational irregular irrelevant
  italian itchy jagged jaunty jazzy jittery journalistic jovial jubilant judgmental judicial jumbo jumpy kaput keen kinetic kinky kooky kosher lacquered
  lacy laden ladylike lamplit languid lanky larger latent latest latter lax lazy leafy leaky learned leathery leery legendary legitimate lengthy lenient
  lesser lethal lethargic lewd lifelike lifelong linear linguistic lite literal literary literate littler livid loathsome local loco lofty lone lonesome
  longtime loopy lost lousy lovelorn lovesick lowly loyal lucid lucky lucrative lumpy lunar lurid lush lusty macabre mad magnetic magnificent majestic
  makeshift malevolent malign malignant managerial mandatory mangy maniacal manic manipulative marginal marital maritime martial masculine materialistic
  maternal matey matrimonial maudlin mauve meager measly meaty meddlesome medial medicinal medieval mediocre meek melodramatic menial mental merry metabolic
  metallic metropolitan micro microscopic midwestern mighty militant military milky minimal minor minty mislaid misshapen mistaken misty misunderstood
  moderate modest moist moldy molecular molten momentary monetary monumental moonlit moral morbid moroccan moronic morose motivational mousy mucky muddy
  multinational multiple mundane municipal murky muscular mushy musty mutual mystic mythic naive naked narcissistic nasal nasty national native natural
  naughty naval navigational necessary negative negligent neighborly nether neural newfound newsworthy nifty nimble nippy noble nocturnal noisy nomadic
  nominal nonchalant nondescript nonexistent nonfat nonviolent nordic normal northbound northeastern northern northwestern nosey nostalgic nosy nuclear null
  numb nutritional nutty obedient obese obligatory oblique obscene observant obsolete obstinate occasional occupational oceanic ocular offbeat olden older
  olfactory olympic omnipotent omniscient online operatic operational opposite oppressive optimal optimistic optional oral orbital ordinary organic
  organizational oriental original ornery orthodox orthopedic outbound outdoor outer outspoken overactive overall overdone overdue overgrown overprotective
  overshot overweight overwrought palatial pallid pally paltry panicky papal paramount paranoid paranormal parasitic parental parisian parochial partial
  particular passionate passive pasty patchy paternal pathetic patriotic peachy peculiar pedantic pediatric pelvic penal pensive peppy perceptive perennial
  perfect periodic perky permanent perpetual persistent persuasive pert pertinent pervasive perverse pesky pessimistic petite petty petulant phenomenal
  philanthropic phony photogenic photographic picky pictorial picturesque pious pithy pivotal placid planetary platonic pleasant plucky pneumatic poetic
  poignant polar politic popular posh positive postal posterior postpartum postwar potent pragmatic precautionary precise predatory preemptive preferential
  pregnant prehistoric prejudicial preliminary premarital premature prenatal prenuptial preparatory presidential prevalent pricey priestly primal primary
  primeval primitive primordial prior prissy pristine proactive probative problematic procedural productive profane professional proficient profound
  progressive prolific prominent promotional prone proper prophetic proportional prospective prosthetic protective proven proverbial provincial provisional
  provocative prudent psychedelic psychiatric psychopathic psychosomatic pudgy puffy pulmonary punctual pungent punitive puny pure pursuant pushy putrid
  quaint quarrelsome quasi queasy quintessential quirky rabid racial racy radial radiant radioactive ragged rainy rampant rancid random randy rapid rapt
  raspy rational ratty raunchy reactive realistic reborn recent receptive reciprocal reclusive reconstructive recreational rectangular redundant reflective
  regal regimental regional regular relative relevant reluctant remedial reminiscent remiss renal repetitive reproductive repugnant repulsive residential
  residual resilient resistant resolute respective respiratory resplendent responsive retroactive reverent revolutionary rhythmic rickety rife rigid risky
  ritualistic ritzy robotic robust rocky romantic rosy rotary rotten royal rubbery ruddy rude rudimentary rugged runaway runny rural rustic sacred
  sacrificial sadistic saintly salient sallow sandy sane sanitary sappy sarcastic sassy satanic satisfactory saucy savage scabby scaly scant scary scenic
  scented schematic scholarly scientific scrappy scratchy scrawny screwy scruffy seasick seasonal secondary secondhand secretarial secretive sectional
  secular sedate seductive seedy seismic selective seminal senile sensational sensitive sensory sensual sentient sentimental septic serene serial severe
  sexual shabby shadowy shady shaggy shaky shapely shifty shipshape shoddy showy shrewd shrill shrunken sickly significant silken silky silvery similar
  simplistic sincere sinewy sinister skeletal sketchy skimpy skinny sleazy slender slim slimy slippery sloppy smaller smart smitten smoky smug snappy snarky
  snazzy sneaky sneezy snide sniffy snooty snotty snowy snug soapy sober soggy solar solemn solid solitary somber sonic soot-black sordid sore sorry
  soundproof soupy southbound southern spacey sparkly sparse spartan spatial specific spectacular spectral speedy spiffy spiky spindly spiritual splashy
  splendid spoilt spongy spooky sporty spotty spousal spry spunky squalid squeaky squiggly squishy staccato stagnant stalwart stark starlit starry stately
  statewide stationary statutory staunch steadfast stealthy steep stellar sterile sticky stiff stillborn stingy stinky stocky stodgy stony stormy stout
  straightforward strategic stretchy stricken strict stringy strong structural stubborn stubby stuffy stumpy stupid sturdy suave subatomic subjective
  sublime subliminal submissive subsequent subservient substandard substantial substantive subterranean subtle suburban succinct sufficient sugary
  suggestive suicidal sulfuric sullen sultry sunken sunlit sunny superb superficial superhuman superior supersonic supervisory supple supplemental
  supportive supreme surly surreal swampy swanky swarthy swift swollen symbiotic symbolic sympathetic symptomatic synthetic syrian systematic tacky tactile
  talkative talky tangy tantamount tantric tardy tasty tattered taut tawdry tawny teenage teensy teeny telepathic telescopic telltale temperamental temporal
  temporary tentative tepid terrific territorial terse testy therapeutic thermal thirsty thorny thorough threadbare thready thrifty throaty tidal timid
  tippy tipsy tiresome titanic tolerant topnotch torrid totalitarian touchy tough toxic traditional tragic tranquil transatlantic transcendent
  transcontinental transitional translucent transparent transverse trashy traumatic trendy triangular tribal tricky trite triumphant trivial troublesome
  trustworthy tubby tubular turbulent tweedy twisty twofold ulterior ultimate ultra unafraid unattractive unaware unborn unbound unbroken uncanny uncertain
  unclean unclear uncommon unconditional unconstitutional unconventional uncool uncooperative uncouth uncut underage undercover underground undersea
  understood underwater underway undue unearthly uneasy uneven unfair unfit unforeseen unfortunate unfriendly ungodly unhappy unhealthy unheard unholy
  unilateral unimaginative unimportant unintentional unique unisex universal unjust unkempt unkind unknown unlikely unlucky unnatural unnecessary
  unobtrusive unofficial unorthodox unpaid unpleasant unpopular unprofessional unreal unrealistic unresponsive unromantic unruly unsafe unsaid unsanitary
  unsatisfactory unsavory unscented unseemly unseen unsightly unsound unspoken unsteady unsure unsympathetic untidy untold untoward untrue untrustworthy
  unwelcome unwell unwise unworthy unwritten upfront uppity upright upscale uptight urban urgent utilitarian utmost utopian vacant vain valiant valid
  vascular vast vegetative vehicular velvety venal verbal verdant versatile veterinary vibrant victorian vigilant vile vindictive violent viral virile
  virtual visceral visual vital vivid vocational volatile volcanic voluntary vulgar wacky wan wary watertight watery wavy waxy wayward weak wealthy weedy
  weepy weighty westbound western wheezy whiny wholesome wicked widespread wiggly wimpy windy wintry wiry wispy withdrawn witty wizened woodsy woody woozy
  worldly worldwide worrisome worthwhile worthy woven wrought yucky yummy zippy`;
