// Which act of speech answers which: laws that hold for every pair of acts.
import { describe, expect, it } from 'vitest';
import { answersTo, callsForAnswer, wantsReason } from './pairs.ts';
import { isSpeechAct, SPEECH_ACTS, speechActSort } from './speech-acts.ts';

const DUE = SPEECH_ACTS.filter(callsForAnswer);

it('[TK3] what calls for an answer has one that is liked, and a kind of an act calls as the act does', () => {
  expect(DUE).toEqual(
    expect.arrayContaining(['greet', 'ask', 'ask-wh', 'ask-yn', 'request', 'offer', 'invite']),
  );
  for (const act of ['tell', 'announce', 'praise', 'acknowledge', 'confirm'] as const)
    expect([act, callsForAnswer(act)]).toEqual([act, false]);
  for (const act of DUE)
    expect(
      SPEECH_ACTS.some((one) => answersTo(one, act) && !wantsReason(one, act)),
      act,
    ).toBe(true);
  for (const act of SPEECH_ACTS) {
    const { kindOf } = speechActSort(act);
    const wider = SPEECH_ACTS.find((one) => one === kindOf);
    if (wider) expect([act, callsForAnswer(act)]).toEqual([act, callsForAnswer(wider)]);
  }
});

it('[TK3] a kind of an answer answers as the wider one does', () => {
  for (const second of SPEECH_ACTS)
    for (const to of DUE)
      for (const wider of SPEECH_ACTS)
        if (isSpeechAct(second, wider) && answersTo(wider, to))
          expect([second, to, answersTo(second, to)]).toEqual([second, to, true]);
});

describe('[TK3] of two ways to answer', () => {
  it.each([
    ['accept', 'request', true, false],
    ['decline', 'request', true, true],
    ['tell', 'request', false, false],
    ['confirm', 'ask-yn', true, false],
    ['greet', 'ask-wh', false, false],
    ['accept', 'invite', true, false],
    ['object', 'propose', true, true],
    ['forgive', 'apologise', true, false],
    ['deny', 'blame', true, true],
    ['agree', 'tell', true, false],
    ['greet', 'tell', false, false],
    ['answer', 'tell', false, false],
    ['object', 'tell', true, true],
    ['thank', 'praise', true, false],
  ] as const)('%s to %s answers: %s, wants a reason: %s', (second, to, answers, reason) => {
    expect([answersTo(second, to), wantsReason(second, to)]).toEqual([answers, reason]);
  });
});
