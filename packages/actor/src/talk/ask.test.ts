// Questions one has: about what the other did, each once, and only where there is somebody to ask.
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, traits } from '../../test/a-context.ts';
import { questionTopics } from './ask.ts';
import { noteTopics } from './replies.ts';

function den(): Lived {
  return new Lived(
    aWorld({
      places: [aPlace('den', ['attic']), aPlace('attic', ['den'])],
      characters: [aCharacter('yana', 'den', traits()), aCharacter('ayu', 'den', traits())],
      props: [aProp('box', { place: 'den' }, { kind: 'container', state: ['closed'] })],
    }),
  );
}

const pointsOf = (lived: Lived, id = 'yana') =>
  questionTopics(lived.context(id)).map(({ facts }) => facts.point);

it('[TA5] one asks after what the other just did, and not after what one said something to already', () => {
  const lived = den();
  expect(pointsOf(lived)).not.toContain('ask-found');
  lived.act('ayu', 'open', { object: 'box' });
  expect(pointsOf(lived)).toContain('ask-found');
  expect(pointsOf(lived, 'ayu')).not.toContain('ask-found');
  lived.say('yana', 'Hm.');
  expect(pointsOf(lived)).not.toContain('ask-found');
});

it('[TA5] nothing is asked twice, and nobody is asked who is not here', () => {
  const lived = den();
  const [first] = questionTopics(lived.context('yana'));
  if (!first?.says) throw new Error('one always wants to know what the other is up to');
  lived.say('yana', 'What now?', [first.says]);
  expect(pointsOf(lived)).not.toContain(first.facts.point);
  lived.act('ayu', 'move', { target: 'attic' });
  expect(pointsOf(lived)).toEqual([]);
});

it('[TA6] who answers one’s own question right after it is given a word for it', () => {
  const noted = (lived: Lived, id = 'yana') =>
    noteTopics(lived.context(id)).map(({ facts }) => facts.point);
  const asked = () => {
    const lived = den();
    const [first] = questionTopics(lived.context('yana'));
    if (!first?.says?.about) throw new Error('one always wants to know what the other is up to');
    return { lived: lived.say('yana', 'What now?', [first.says]), about: first.says.about };
  };
  const { lived, about } = asked();
  expect(noted(lived)).toEqual([]);
  lived.say('ayu', 'I am going.', [{ act: 'answer', about }]);
  expect([noted(lived), noted(lived, 'ayu')]).toEqual([['noted-intent'], []]);
  expect(noted(asked().lived.say('ayu', 'Nothing.', [{ act: 'answer' }]))).toEqual(['noted']);
  expect(noted(asked().lived.say('ayu', 'Fine weather.', [{ act: 'tell' }]))).toEqual([]);
  lived.say('yana', 'I see.', [{ act: 'acknowledge' }]).say('ayu', 'Yes.', [{ act: 'confirm' }]);
  expect(noted(lived)).toEqual([]);
});
