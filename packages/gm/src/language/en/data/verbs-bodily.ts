// Verbs of the body, the face, the voice and the mind: never more than a gesture.

const list = (words: string): readonly string[] =>
  words
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Looking, in all its ways. */
export const LOOK_VERBS =
  list(`look, gaze, glance, stare, peer, peek, peep, glare, watch, observe, eye, regard, squint, gape, gawk, ogle, study, behold, spot, notice, see, view,
      admire, contemplate, look ~at, look around, look up, look down, look back, look over ~at, look away, look out, look ~into, look ~through, look ~over,
      look on, glance over, glance up, glance down, glance back, glance around, glance away, peer ~into, peer ~through, peer ~at, peer out, peer over,
      gaze out, stare ~at, stare out, stare ~into, take in, size up, look ~for, search ~for, hunt ~for, watch over, side-eye, discover, find, locate, spy,
      detect, perceive, glimpse, focus ~on, concentrate ~on, witness, check ~out, look forward`);

/** Gestures, sounds, posture, feeling, thinking, speaking. */
export const BODILY_VERBS =
  list(`smile, imitate, mime, mimic, bother, pick up ~on, grin, smirk, beam, laugh, chuckle, giggle, snicker, snigger, cackle, guffaw, sigh, groan, moan, grunt, gasp, pant, breathe, breathe in,
      breathe out, inhale, exhale, huff, puff, snort, sniff, sniffle, sneeze, cough, yawn, hum, whistle, hiccup, burp, nod, shrug, wink, blink, frown,
      scowl, grimace, wince, pout, sulk, sneer, blush, flush, pale, redden, cry, weep, sob, whimper, wail, tear up, choke up, choke, tremble, shiver,
      shudder, shake ~with, quiver, twitch, flinch, cringe, jump ~at, start ~at, startle, freeze ~up, stiffen, tense, tense up, relax, calm down, rest,
      pause, wait, hesitate, stop, halt, stay, remain, linger, stand, stand up, stand by, rise, get up, wake, wake up, sleep, doze, doze off, nap, nod off,
      kneel, kneel down, crouch, crouch down, squat, stoop, bend, bend down, bend over, hunch, slouch, lean ~on, lean ~against, lean in, lean back,
      lean forward, lean over, lean ~toward, lean ~into, lean down, lean out, bow, curtsy, salute, wave ~at, wave ~to, wave off, wave away, gesture,
      gesture ~to, motion, motion ~to, beckon, point ~at, point ~to, point out, point ~toward, indicate, clap, applaud, high-five, fist-bump, kiss, cuddle,
      snuggle, nuzzle, spoon ~with, dance, sway, twirl around, spin around, turn around, turn away, turn ~to, turn ~toward, turn back, swivel, pivot,
      whirl, whirl around, wheel around, stretch, fidget, squirm, wriggle, wiggle, pace, pace around, stamp, stagger back, step back, step forward,
      step aside, step up, back away, back up, move back, move away, scoot over, lurch, teeter, totter, stumble back, trip ~over, fall, fall over,
      fall down, fall back, slip ~on, perk up, brighten, brighten up, cheer, cheer up, celebrate, rejoice, sweat, perspire, bleed, faint, collapse ~in,
      reach, reach ~for, reach out, reach over, reach ~toward, reach up, reach down, extend ~toward, stretch ~toward, grope ~for, lunge, lunge ~for,
      lunge ~at, duck, dodge, cower, hide ~behind, hide, huddle, curl ~into, brace ~for, facepalm, narrow, widen, soften, harden, darken, flash, glow,
      sparkle, twinkle, glimmer, gleam, shine ~with, crinkle, furrow, purse, grit, gnash, flex, say, speak, talk, tell, ask, answer, reply, respond,
      whisper, murmur, mumble, mutter, shout, yell, scream, shriek, squeal, call, call out, call over, call ~to, cry out, exclaim, announce, declare,
      state, remark, comment, note, continue, go on, explain, describe, mention, admit, confess, insist, argue, protest, complain, grumble, tease, joke,
      quip, jest, mock, scoff, scold, chide, chastise, warn, threaten, promise, swear, vow, apologize, apologise, thank, greet, welcome, introduce, praise,
      compliment, congratulate, encourage, comfort, console, reassure, soothe, coax, persuade, convince, urge, suggest, propose, recommend, advise, invite,
      request, beg, plead, pray, order ~around, command, demand, refuse, decline, agree, disagree, nod along, concede, chime in, interrupt, cut in, sing,
      hum ~along, chant, recite, narrate, stammer, stutter, hiss, growl, snarl, purr, coo, bark ~out, quote, signal, nod ~to, gesture ~at, report ~to,
      inform, remind, question, interrogate, inquire, wonder, chat, gossip, converse, discuss, debate, negotiate, bargain, haggle, lie ~to, boast, brag,
      think, think ~about, ponder, muse, consider, reflect, reflect ~on, contemplate ~about, reconsider, remember, recall, reminisce, forget, imagine,
      picture, dream, daydream, believe, know, realize, realise, understand, learn, decide, choose, wish, want, need, hope, desire, long ~for, yearn ~for,
      miss, love, like, enjoy, hate, dislike, fear, dread, worry, worry ~about, care, care ~for, trust, doubt, suspect, expect, anticipate, mind, regret,
      feel, sense, smell, sniff ~at, hear, listen, listen ~to, overhear, experience, suffer, endure, bear, tolerate, struggle, strain, try, attempt,
      manage, fail, succeed, win, lose, seem, appear, look ~like, sound ~like, resemble, become, exist, live, die, belong, depend, matter, mean, happen,
      occur, arrive, vanish, disappear, emerge, await, wait ~for, prepare ~for, plan, intend, pretend, act, behave, react, respond ~to, ignore, dismiss,
      avoid, acknowledge, appreciate, respect, salute ~to, obey, disobey, comply, cooperate, help, assist, support, protect, defend, guard, rescue, save,
      serve ~as, work, labor, exercise, practice, practise, concentrate, meditate, focus, attend, participate, join in, play along, compete, gamble, cheat,
      ache, hurt, burn ~with, itch, tingle, throb, creak, groan ~under, rustle, echo, flutter, drip, patter, whir, blare, hesitate ~before, pause ~for,
      spend, waste, last, drag ~on, bathe, shower, undress, shave, preen, primp, pose, strut ~around, show off, flaunt, flirt, count, count ~on, calculate,
      compute, estimate, guess, solve, deduce, conclude, compare, judge, assess, evaluate, prefer, favor, treat, gloat, seethe, fume, glower, bristle,
      relent, sober, snap ~at, round ~on, blurt, blurt out, trail off, let out, give in, give up ~on, press on, carry on, hang back, hang ~around,
      hang out, hover, loiter, loom, tower, crane, swoon, thrum, buzz, ring out, bounce ~on, rock, sway ~to, rock back, recoil, rear back, jerk, jolt, bob,
      incline, hang ~over, nurse, warm, cool, cool down, cool off, bask, bask ~in, soak ~in, drink in, take ~in, revel ~in, delight ~in, blow, blow ~at,
      spit, vomit, retch, gag ~on, drool, salivate, hurry up, hold on, hang on, come on, wake ~from, recover ~from, catch up, cross, uncross, interlace,
      intertwine, steeple, twiddle, suppress, stifle, fight back, bite back, write, type, scribble, sketch, doodle, jot, jot down, scrawl, note down,
      write down, compose, text, message, email, tweet, translate ~for, name, label ~as, define, repeat, confirm, deny, verify, correct, order, buy,
      purchase, pay, sell ~on, rent, hire, fire ~from, marry, divorce, bet, owe, earn, invest, own, possess, have, include, contain, cost, fit ~in, suit,
      match, get along, schedule, book, reserve, cancel, postpone, delay, hasten, linger ~on, dawdle, lag, stall, tarry, idle, laze, loaf, vegetate, snore,
      awaken, rouse, hang ~from, ruffle, tousle, muss, pinch, elbow, jostle, tackle, wrestle, grapple, spar, fence, box, duel, block, parry, deflect,
      evade, sidestep, feint, charge ~at, rush ~at, threaten ~with, intimidate, challenge, taunt, provoke, surrender ~to, bow down, kneel ~before, grovel,
      shoot up, spring up, leap up, jump up, bolt upright, start up ~from, startle ~from, sag, wilt, slacken, deflate, melt, thaw ~into, submit, yield, breathe ~on, steady, ready, busy, fire back, fire off, count out, count down, count in, count off, stream, slant, filter, crackle, sputter, tick, chirp, clank, pulse, billow, whine, clatter, jingle, jangle, hiss, squeak, thud, boom, roar, howl, moan, gurgle, ripple, swirl, waft, flicker, smolder, smoulder, glisten, glint, glitter, shimmer, dim, fade, peal, toll, chime, clink, squelch, crunch ~under`);
