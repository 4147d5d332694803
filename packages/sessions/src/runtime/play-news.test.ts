// News of a turn reach whoever listens to its session, as long as they listen, and nobody else.
import { expect, it } from 'vitest';
import { PlayNews, sessionTopic, type TurnNews } from './play-news.ts';

const news = (sessionId: string): TurnNews => ({ sessionId, phase: 'told' as never, elapsedMs: 1 });

it('tells every listener of a session, and none of another', () => {
  const heard: string[] = [];
  const all = new PlayNews();
  all.hear('a', () => heard.push('first'));
  const stop = all.hear('a', () => heard.push('second'));
  all.hear('b', () => heard.push('other'));
  all.tell(news('a'));
  expect(heard.splice(0)).toEqual(['first', 'second']);
  stop();
  stop();
  all.tell(news('a'));
  all.tell(news('c'));
  expect(heard.splice(0)).toEqual(['first']);
  all.tell(news('b'));
  expect(heard).toEqual(['other']);
});

it('a listener that comes after the last one went is told again', () => {
  const heard: TurnNews[] = [];
  const all = new PlayNews();
  all.hear('a', () => undefined)();
  all.hear('a', (one) => heard.push(one));
  all.tell(news('a'));
  expect(heard).toEqual([news('a')]);
});

it('sessions have topics of their own', () => {
  expect(sessionTopic('a')).toBe('play:a');
  expect(sessionTopic('a')).not.toBe(sessionTopic('b'));
});
