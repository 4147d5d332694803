// Every goal that stands in a reason has words in both languages, and never an id.
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { goalText, lineText } from './tell-goal.ts';

const worldIn = (language: 'ja' | 'en') =>
  aWorld({
    places: [aPlace('den')],
    characters: [
      aCharacter('yana', 'den', {
        desires: [{ id: 'rest-1', text: 'To rest', term: 'short', weight: 50 }],
      }),
      aCharacter('ayu', 'den', { name: 'Ayu' }),
    ],
    props: [aProp('phone-3', { place: 'den' }, { name: 'black telephone' })],
    more: { language },
  });

it.each([
  ['desire:rest-1', 'To rest', 'To rest'],
  ['need:satiety', '何か口に入れたい', 'To have something to eat or drink'],
  ['need:thrill', '体の求めに応えたい', 'To give the body what it asks for'],
  ['ringing:gone-1', undefined, undefined],
  ['request:gone-1', undefined, undefined],
  [
    'ringing:phone-3',
    '鳴っているblack telephoneをどうにかしたい',
    'To see to the black telephone, which is ringing',
  ],
  ['request:ayu', 'Ayuの頼みを聞いてやりたい', 'To do what Ayu asked for'],
  ['curiosity:phone-3', 'black telephoneを確かめてみたい', 'To find out about the black telephone'],
  ['company', '誰かのそばにいたい', 'To be with somebody'],
  ['desire:gone', undefined, undefined],
  ['promise:gone', undefined, undefined],
  ['happening:gone', undefined, undefined],
  ['toString:x', undefined, undefined],
])('[I6] %s is told as a reader would put it', (goal, ja, en) => {
  const told = (language: 'ja' | 'en') => goalText(worldIn(language), { who: 'yana', goal });
  expect([told('ja'), told('en')]).toEqual([ja, en]);
});

it('[I6] a line that is still to be said is told with whom it is for', () => {
  const told = (language: 'ja' | 'en', act: 'request' | 'tell', to?: string) =>
    lineText(worldIn(language), { act, ...(to === undefined ? {} : { to }) });
  expect([told('ja', 'request', 'ayu'), told('en', 'request', 'ayu')]).toEqual([
    'Ayuに頼む',
    'ask Ayu',
  ]);
  expect([told('ja', 'tell', 'ayu'), told('en', 'tell')]).toEqual(['Ayuに話す', undefined]);
});
