// What is poured goes into vessels, and what is put away must fit: texts in both languages on small worlds.
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const plain = flat();
const ja: WorldState = {
  ...plain,
  props: {
    ...plain.props,
    コーヒー: { location: 'キッチン', state: [] },
    引き出し: { location: 'キッチン', state: ['open'] },
    傘: { location: 'キッチン', state: [] },
    砂糖壺: { location: 'キッチン', state: [] },
    傘立て: { location: 'キッチン', state: [] },
  },
};
const en: WorldState = {
  current_location: 'kitchen',
  locations: { kitchen: { exits: [] } },
  characters: { Mia: { location: 'kitchen', holding: [], status: [] } },
  props: {
    coffee: { location: 'kitchen', state: [] },
    mug: { location: 'kitchen', state: [] },
    drawer: { location: 'kitchen', state: ['open'] },
    umbrella: { location: 'kitchen', state: [] },
    'sugar bowl': { location: 'kitchen', state: [] },
    'umbrella stand': { location: 'kitchen', state: [] },
  },
};

it.each([
  [ja, '*コーヒーをマグカップに注ぐ*', 'ok'],
  [ja, '*コーヒーを引き出しに注ぐ*', 'INVALID_STATE'],
  [en, '*pours the coffee into the mug*', 'ok'],
  [en, '*pours the coffee into the drawer*', 'INVALID_STATE'],
])('[J91] what is poured goes into a vessel %#', (world, text, reason) => {
  const speaker = world === en ? { speaker: 'Mia' } : {};
  const { denied_reason } = answer(gm, text, { world, ...speaker }).response;
  expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
});

it.each([
  [ja, '*傘を手に取り、砂糖壺に入れる*', 'INVALID_STATE'],
  [ja, '*傘を手に取り、傘立てに入れる*', 'ok'],
  [en, '*picks up the umbrella and puts it into the sugar bowl*', 'INVALID_STATE'],
  [en, '*picks up the umbrella and puts it into the umbrella stand*', 'ok'],
])('[J92] what is put away fits where it goes %#', (world, text, reason) => {
  const speaker = world === en ? { speaker: 'Mia' } : {};
  const { denied_reason } = answer(gm, text, { world, ...speaker }).response;
  expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
});
