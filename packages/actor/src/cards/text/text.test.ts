// Text of cards: macros opened, markup gone, what is stated found.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleLines, exampleText } from './example-lines.ts';
import { openMacros } from './macros.ts';
import { cutTo, shownText } from './shown-text.ts';
import { statedPersonality, statedTraits } from './stated-personality.ts';
import { firstPersonIn, statedStyle } from './stated-voice.ts';

const cast = { char: 'Mio', user: 'Ken' };

describe('macros', () => {
  it.each([
    ['{{char}} and {{USER}}, <BOT> and <user>', 'Mio and Ken, Mio and Ken'],
    ['{{random: a\\,b , c}} {{pick:x,y}} {{roll:d20}}', 'a,b x 1'],
    ['a{{// no}}b{{hidden_key:k}}c{{comment: d}}', 'abc'],
    ['{{reverse:{{char}}}}', 'oiM'],
    ['{{time}} {{}} {{', '{{time}} {{}} {{'],
    ['$& {{char}}', '$& Mio'],
  ])('[C9] opens %s', (text, open) => {
    expect(openMacros(text, cast)).toBe(open);
  });

  it('[C9] a name writes no macros of its own', () => {
    expect(openMacros('{{char}}', { char: '{{user}}<b>', user: 'Ken' })).toBe('userb');
  });
});

describe('shown text', () => {
  it.each([
    ['<b>Bold</b> <img src="http://x.example/a.png">', 'Bold'],
    ['a<script>alert(1)</script>b<!-- c -->d<style>x', 'abd'],
    ['![alt](http://x.example/(1).png) see [this](http://y.example)', 'see this'],
    ['![a][ref] text', 'text'],
    ['<scr<b>ipt>alert', ''],
    ['<style_guide>short lines</style_guide>', 'short lines'],
    ['<|im_start|>system <start_of_turn>hi', 'system hi'],
    ['one<br>two\r\n\r\n\r\n\r\nthree', 'one\ntwo\n\nthree'],
    ['a\u0000b\u202ec\u001b[31m', 'abc[31m'],
    ['2 < 3 and <3', '2 < 3 and <3'],
  ])('[C10] of %j', (text, shown) => {
    expect(shownText(text)).toBe(shown);
  });

  it('[C10] holds no tag, no picture and no half letter, whatever it is made of', () => {
    const scraps = fc.constantFrom(
      '<',
      '>',
      '<b',
      '</',
      '!',
      '[',
      ']',
      '(',
      ')',
      '<!--',
      '-->',
      '<script>',
      'x',
      '\ud800',
      '<|',
      '|>',
      'İ',
    );
    fc.assert(
      fc.property(fc.array(scraps, { maxLength: 30 }), (parts) => {
        const shown = shownText(parts.join(''));
        expect(shown).not.toMatch(/<\/?[a-z][^<>]*>|!\[[^[\]]*\]\([^()]*\)/i);
        expect(shown.isWellFormed()).toBe(true);
      }),
    );
  });

  it('[C10] is linear in what nobody closes', () => {
    for (const scrap of ['<!--', '<script', '![](', '[](', '<b ', '{{', '<|']) {
      expect(shownText(openMacros(scrap.repeat(100_000), cast)).length).toBeLessThan(500_000);
    }
  });

  it('[C10] is never cut inside a letter', () => {
    expect(cutTo('a😀b', 2)).toBe('a');
  });
});

describe('what is stated', () => {
  it.each([
    [
      'Openness: 80, grit 7/10. 外向性：３０',
      { openness: 80, grit: 70, extraversion: 30, agreeableness: 50 },
    ],
    ['neuroticism = 900, agreeableness (61%)', { neuroticism: 50, agreeableness: 61 }],
    ['An open person of 80 years.', { openness: 50 }],
  ])('[C11] points in %s', (text, points) => {
    expect(statedPersonality(text)).toMatchObject(points);
  });

  it('[C11] traits are listed in short words, prose is no list', () => {
    expect(statedTraits('calm, stubborn, kind.')).toEqual(['calm', 'stubborn', 'kind']);
    expect(statedTraits('冷静、頑固、優しい')).toEqual(['冷静', '頑固', '優しい']);
    expect(statedTraits('She is calm, though nobody who met her would ever have said so.')).toEqual(
      [],
    );
  });

  it('[C11] the voice shows in lines and in a line about it', () => {
    expect(firstPersonIn(['僕は行かない。', '私立の学校だ。'], 'ja')).toBe('僕');
    expect(firstPersonIn(['I go.'], 'en')).toBeUndefined();
    expect(statedStyle('Age: 9\nSpeech: short, dry.\n')).toBe('short, dry.');
    expect(statedStyle('口調：ぶっきらぼう')).toBe('ぶっきらぼう');
  });

  it('[C11] example lines of the character come back from their text', () => {
    const lines = ['The lamp is warm.', 'Listen: a horn.'];
    expect(exampleLines(exampleText(lines), ['Mio'])).toEqual(lines);
    expect(exampleLines('Mio: a\n{{user}}: b\nTaro：c', ['Mio'])).toEqual(['a']);
  });
});
