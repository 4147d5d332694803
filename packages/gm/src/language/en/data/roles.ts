// Roles of people by their trade, rank and story: one who enters and acts brings in a person.

/** Roles beyond the common ones: professions, ranks, crews, figures of tales. */
export const MORE_ROLES: readonly string[] = `
  director, governor, marine, passenger, employee, deputy, marshal, psychiatrist, commissioner, chairman, therapist, cheerleader, coroner, investigator,
  politician, businessman, businesswoman, athlete, architect, convict, physician, preacher, banker, congressman, trooper, rookie, fugitive, instructor,
  tenant, informant, contestant, swimmer, quarterback, comedian, scholar, analyst, refugee, diver, bridesmaid, eyewitness, schoolteacher, philosopher,
  commodore, archbishop, explorer, diplomat, skater, skier, bookie, parson, delegate, immigrant, commentator, inventor, ballerina, aide, filmmaker,
  correspondent, wrestler, translator, exterminator, dictator, guerrilla, entertainer, decorator, publicist, commando, chemist, missionary, monsignor,
  musketeer, weatherman, gunman, physicist, pedestrian, undertaker, pianist, rancher, friar, interpreter, assailant, attacker, newlywed, shopper, stoker,
  gladiator, seer, sheik, playwright, dispatcher, gynecologist, pediatrician, executioner, masseuse, magistrate, applicant, councilman, novelist, biologist,
  programmer, geologist, historian, hangman, puppeteer, stockbroker, songwriter, mathematician, hijacker, activist, priestess, mountaineer, warlord,
  spokesman, spokeswoman, prowler, paralegal, choreographer, stylist, exorcist, sculptor, protester, astronomer, envoy, mariner, brigadier, archduke,
  duchess, countess, marquis, viscount, paratrooper, lancer, quartermaster, fiddler, acrobat, pickpocket, neurosurgeon, milkman, laborer, labourer,
  adventurer, craftsman, purser, barrister, troubadour, typist, ruffian, pathologist, mortician, lecturer, bullfighter, vagrant, matron, matador, grocer,
  middleman, hypnotist, aviator, stagehand, gymnast, cardiologist, prospector, pauper, violinist, midshipman, hygienist, trespasser, storyteller, notary,
  druid, chambermaid, motorist, juggler, urchin, nursemaid, newscaster, dressmaker, shoemaker, cobbler, coachman, airman, midwife, orthodontist, pallbearer,
  rifleman, barman, auctioneer, landscaper, gunslinger, courtesan, surveyor, staffer, machinist, biographer, woodsman, sexton, paperboy, panhandler,
  milkmaid, interviewer, cellist, boatswain, salesgirl, parachutist, masseur, interrogator, ringmaster, botanist, apothecary, embalmer, onlooker, marauder,
  gravedigger, cartoonist, bodybuilder, postmaster, centurion, headwaiter, newsboy, verger, clergyman, cantor, projectionist, trumpeter, highwayman,
  manservant, housemaid, furrier, fortuneteller, fortune teller, caseworker, social worker, brigand, optician, optometrist, chiropractor, dermatologist,
  physiotherapist, paramedics, ambulance driver, bus driver, truck driver, van driver, cab driver, train driver, engine driver, ticket inspector, ticket
  collector, stationmaster, signalman, lamplighter, chimney sweep, town crier, night porter, night nurse, ward sister, head nurse, line cook, pastry chef,
  head waiter, maître d', maitre d', wine steward, tavern keeper, serving girl, serving boy, kitchen boy, kitchen maid, scullery maid, stable boy, stable
  hand, errand boy, altar boy, choir boy, choirmaster, schoolboy, schoolgirl, exchange student, classmates, headteacher, janitress, lab technician, lab
  assistant, research assistant, museum guide, tour guide, park ranger, mountain guide, ski instructor, swim coach, sheriff's deputy, bounty hunter, private
  eye, police inspector, traffic warden, tax collector, debt collector, bill collector, repo man, census taker, door-to-door salesman, paper boy, flower
  girl, newspaper boy, delivery woman, delivery driver, pizza boy, pizza guy, mail clerk, bank teller, loan officer, insurance agent, estate agent, real
  estate agent, travel agent, talent scout, stage manager, makeup artist, cameraman, camerawoman, soundman, sound engineer, floor manager, hairstylist,
  manicurist, personal trainer, yoga teacher, street performer, busker, sword swallower, fire-eater, lion tamer, trapeze artist, tightrope walker, snake
  charmer, palm reader, necromancer, warlock, enchantress, seeress, high priest, high priestess, acolyte, pilgrims, crusader, templar, man-at-arms, footman,
  cupbearer, lady-in-waiting, handmaid, chamberlain, seneschal, steward, castellan, liege lord, vassal, serf, woodcutter, charcoal burner, shepherd,
  shepherdess, goatherd, swineherd, beekeeper, winemaker, brewer, miller, weaver, tanner, cooper, potter, glassblower, bookbinder, scribe, cartographer,
  mapmaker, astrologer, soothsayer, buccaneer, corsair, privateer, cabin boy, powder monkey, ship's doctor, ship's cook, harbormaster, harbourmaster,
  lighthouse keeper, dockworker, docker, longshoreman, stevedore, fishwife, oysterman, whaler, mercenary captain, partisan, saboteur, insurgent, deserter,
  conscript, legionnaire, cavalryman, bombardier, gunner, radio operator, wing commander, squadron leader, first officer, second officer, chief engineer,
  science officer, security officer, medical officer, crewwoman, crewmember, crew member, android servant, cyborg, clone, bounty droid, droid, alien
  ambassador, vampire hunter, poltergeist, wraith, banshee, ghoul, specter, spectre, phantom, genie, djinn, leprechaun, pixie, sprite, nymph, faun, satyr,
  minotaur, cyclops, hobbit, halfling, hobgoblin, gremlin, kobold, bogeyman, giantess, witch hunter, passersby, passers-by, bystanders, onlookers,
  spectators, tourists, soldiers, sailors, pirates, waiters, reporters, paramedic crew, swat team, search party, rescue team, strangers, intruders`
  .split(',')
  .map((word) => word.trim().replace(/\s+/g, ' '));
