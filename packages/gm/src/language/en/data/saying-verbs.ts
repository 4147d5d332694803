// English verbs of saying, by what they make of their complement; a second word is the preposition that makes them so.
import { type SayingVerbs, sayingTable } from '../../played-clauses.ts';

const GROUPS: readonly SayingVerbs[] = [
  {
    act: 'ask',
    words: 'ask, question, inquire, enquire, query, interrogate, quiz, grill, consult, check with',
  },
  {
    act: 'tell',
    words:
      'tell, inform, notify, explain, mention, report, confess, admit, reveal, describe, recount, brief, lie to',
  },
  {
    act: 'words',
    words: `say, shout, yell, whisper, mutter, murmur, scream, reply, respond, exclaim, hiss, bellow, cry out,
      call out, shout out, remark, state, declare, repeat, growl, plead with, speak up`,
  },
  { act: 'words', ofPeople: true, words: 'answer, cry, sigh, announce, remind' },
  {
    act: 'request',
    words: 'beg, plead, command, urge, implore, request, demand, instruct, order, beseech',
  },
  { act: 'request', ofPeople: true, words: 'call for, persuade, convince, encourage, nag, direct' },
  {
    act: 'greet',
    words:
      'greet, talk to, talk with, speak to, speak with, chat with, chat to, chat up, converse with, introduce myself',
  },
  { act: 'greet', words: 'talk, speak, chat, gossip, converse' },
  { act: 'greet', ofPeople: true, words: 'welcome' },
  { act: 'thank', words: 'thank' },
  { act: 'apologise', words: 'apologise, apologize' },
  {
    act: 'praise',
    ofPeople: true,
    words: 'praise, compliment, congratulate, flatter, commend, applaud',
  },
  {
    act: 'blame',
    words:
      'accuse, scold, berate, reprimand, rebuke, chide, insult, shout at, yell at, scream at, snap at, curse at, swear at',
  },
  { act: 'blame', ofPeople: true, words: 'blame, criticise, criticize, confront, curse, abuse' },
  { act: 'object', words: 'complain, protest, object, disagree, argue, grumble, moan at' },
  { act: 'warn', ofPeople: true, words: 'warn, caution, alert' },
  { act: 'threaten', ofPeople: true, words: 'threaten' },
  {
    act: 'comfort',
    ofPeople: true,
    words: 'comfort, reassure, console, soothe, calm, calm down, cheer up, assure',
  },
  { act: 'tease', ofPeople: true, words: 'tease, mock, taunt, joke with, flirt with, make fun of' },
  { act: 'promise', words: 'promise, vow, swear to' },
  { act: 'offer', words: 'offer' },
  { act: 'invite', words: 'invite' },
  {
    act: 'propose',
    words:
      'suggest, propose, haggle, bargain, negotiate, haggle with, bargain with, negotiate with',
  },
  { act: 'decline', ofPeople: true, words: 'decline, refuse, reject, turn down' },
  { act: 'accept', ofPeople: true, words: 'accept, consent' },
  { act: 'agree', words: 'agree' },
  { act: 'insist', words: 'insist' },
  { act: 'forgive', ofPeople: true, words: 'forgive' },
  { act: 'part', words: 'say goodbye to, bid farewell, wish good night' },
  {
    act: 'call',
    ofPeople: true,
    words: 'call, summon, hail, call to, call over, shout for, call after',
  },
];

/** Verbs of saying by their words. */
export const SAYING_VERBS = sayingTable(GROUPS);
