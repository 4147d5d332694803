// Stand up again.
import { defineAction, type Law } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { pointer } from '../patch/pointer.ts';

const notStandingYet: Law = ({ actor }) =>
  actor.posture === undefined
    ? deny('INVALID_STATE', { cause: 'already', more: { about: actor.id, needs: 'standing' } })
    : undefined;

export const stand = defineAction({
  id: 'stand',
  intent: 'EMOTE',
  words: { ja: ['立ち上がる'], en: ['stand up'] },
  says: {
    ja: { act: '立ち上がる', told: '{actor}は立ち上がった。' },
    en: { act: 'stand up', told: '{actor} stands up.' },
  },
  kinds: [],
  slots: {},
  needsHands: false,
  laws: [notStandingYet],
  settle: ({ actor }) => [{ op: 'remove', path: pointer('characters', actor.id, 'posture') }],
  event: 'seat-left',
});
