// Set phrases that handle nothing: the verb, then the heads of the objects it makes an idiom with.

const IDIOM_LINES = `
make: room, space, haste, amends, ends, friends, peace, trouble, history, fun, light, merry, waves, mischief
put: two, foot, finger, brakes, pressure, stop, end
steal: thunder, spotlight, show, heart
spill: bean, beans, gut, guts, secret
read: room, mind, face, lip, lips, palm, expression, mood, situation
play: dumb, innocent, dead, coy, nice, fair, hooky, fool, part, possum, favorite, role, devil, hero, victim, along, it
cast: shadow, doubt, vote, spell, glance, eye, light, lot
taste: blood, freedom, victory, fear, metal, copper, bile, salt, defeat
smell: rat, trouble, blood, fear
get: goosebump, goosebumps, chill, chills, butterfly, butterflies, drift, gist, picture, hang, wind, edge, upper hand, jitters, creeps, hint, message, memo, hiccups, shiver
break: ice, silence, news, heart, character, spell, sweat, word, promise, habit, eye contact, stride, tension
hit: road, sack, hay, roof, nail, jackpot, spot, snag
bite: bullet, dust, lip, tongue
hold: fort, tongue, horse, horses, breath, gaze, grudge, line, ground, court, hand, stare, pose, sway, applause
pull: leg, face, weight, stunt, punch, rank, all-nighter, muscle
pass: time, buck, judgment, judgement, sentence, muster, wind, out
raise: eyebrow, brow, bar, stake, stakes, hell, voice, question, point, concern, objection, roof, hope
drop: subject, act, bomb, bombshell, hint, guard, pretense, facade, topic, matter, gaze, voice, name, smile
throw: towel, shade, fit, tantrum, caution, punch, glance, look, voice, party, game
cut: corner, chase, loss, losses, deal, slack, figure, class
call: shot, shots, bluff, quits, dibs, truce, it
jump: gun, ship, bandwagon, queue, shark
face: music, fact, facts, truth, consequence, fear
push: luck, envelope, boundary, limit
draw: line, blank, breath, conclusion, attention, parallel, strength, comparison, blood
take: five, ten, bait, plunge, high road, rein, reins, stage, floor, fall, hint, heat, edge, cover, root, shape, wing, stand, blame, aim, stock, heart, flight, umbrage, fancy, shine, toll, form, over, effect
lose: marble, marbles, thread, plot, track, cool, temper, grip, footing, balance, patience, nerve, face, touch, sleep, heart, game
pick: fight, brain, brains, side, sides, poison, bone, battle, pace
catch: drift, wind, glimpse, cold, eye, breath, sight, whiff, scent, gaze, attention, rhythm, z
cross: line, finger, heart, mind, path, arm, leg
clear: air, throat, head, mind, conscience, name, voice
drag: foot, feet, heel
eat: word, words, humble pie, crow, heart
carry: day, tune, weight, grudge
burn: bridge, bridges, midnight oil
bury: hatchet, face, head, nose
save: day, face, breath, grace
see: light, red, star, stars, point, reason
beat: bush, retreat, odds
add: insult, fuel, up
turn: heel, tail, cheek, corner, blind eye, tide, color, colour, shade, pale, head
pop: question, knuckle, neck
crack: joke, smile, knuckle, grin, neck
kill: time, mood, vibe
hand: lead, floor, rein, reins, victory, win
keep: card, cards, secret, cool, promise, distance, pace, watch, score, straight face, eye, word, silence, peace, composure, vigil, time
give: five, berth, shoulder, benefit, slip, finger, run, rise, creeps, hand, way, chase, pause, up, in, thumb, nod, look, wave, smile, shrug, hug, grin, wink, bow, sigh
share: laugh, look, glance, smile, moment, secret, joke, silence
tip: scale
toe: line
rock: boat
ride: wave, storm, coattail
chew: fat, scenery, cud, lip
weather: storm
spread: word, rumor, rumour, gossip, cheer, wing, arm, finger
sound: relieved
blow: kiss, raspberry, smoke, steam, gasket, top, cover, nose, bubble
strike: pose, chord, deal, balance, bargain
set: tone, scene, example, pace, record, stage, jaw, goal
open: heart, mouth, eye, up
close: eye, distance, gap
pay: attention, respect, respects, heed, compliment, visit, homage, price
fight: tear, tears, urge, smile, laugh, yawn, back, sleep, temptation
shoot: breeze, glance, look, glare, shit, smile
gather: courage, thought, thoughts, strength, nerve, wit, wits, momentum, self
collect: thought, thoughts, wits
find: courage, footing, voice, word, words, rhythm, balance, peace
swallow: pride, word, words, lump, laugh, sob, retort, tear, fear, hard
count: blessing, sheep, second, breath, star, backwards
paint: picture, smile, town
trace: circle, pattern, outline, shape
fill: silence, void, gap, lung, air, room
wrap: head, mind
bat: eye, eyelash, lash
grit: tooth
bare: tooth, soul
milk: it, moment
stretch: truth, leg, arm, back, neck, finger, limb`;

/** Verb to the heads of its idioms. */
export const IDIOMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  IDIOM_LINES.trim()
    .split('\n')
    .map((line): [string, ReadonlySet<string>] => {
      const [verb = '', heads = ''] = line.split(': ');
      return [verb.trim(), new Set(heads.split(', ').map((head) => head.trim()))];
    }),
);

/** With a bare pronoun these shrug a matter off: \`brushes it off\`, \`leaves it at that\`. */
export const SHRUGGING: ReadonlySet<string> = new Set(
  'brush off, shrug off, laugh off, wave off, shake off, leave at, let go, call off, play off, sleep on, talk over, mull over, think over, take in, take back, let slide, drop, give up'.split(
    ', ',
  ),
);
