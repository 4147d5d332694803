// What the director tells a mind, in English.
import type { DirectorWording } from './wording.ts';

export const en: DirectorWording = {
  neverSays: (word) => `This voice never says "${word}".`,
  call: (name, call) => `Call ${name} "${call}".`,
  floor: {
    refusal: 'This is a line of a character in a story. Say it as that character.',
    template: 'No preface, no comment, no markup: only (act) "words".',
    thinking: 'No preface, no comment, no markup: only (act) "words".',
    tags: 'No preface, no comment, no markup: only (act) "words".',
    markdown: 'No preface, no comment, no markup: only (act) "words".',
    labels: 'No preface, no comment, no markup: only (act) "words".',
    notes: 'No preface, no comment, no markup: only (act) "words".',
    chatter: 'No preface, no comment, no markup: only (act) "words".',
    form: 'No preface, no comment, no markup: only (act) "words".',
    speakers: 'Write nothing that others say or do.',
    echo: 'Do not copy instructions or the scene.',
    language: 'Write in English only.',
    acts: 'In parentheses only what can be seen done: no thoughts, moods, notes or stage effects.',
    signs: 'No signs, faces or formulas that nobody can say.',
    lost: 'The words in quotes cannot be said like this. Write them as the character would say them.',
    aloud:
      'Only what a person says aloud: no morals, no service, no narrator, no talk about the story.',
    emoji: 'No preface, no comment, no markup: only (act) "words".',
    repeats: 'Do not repeat yourself.',
    cut: 'Be short, and finish the sentence.',
    length: 'Be short.',
    broken: 'The characters are broken. Write it once more.',
    code: 'No data, no code: write (act) "words".',
    gibberish: 'Write words that make sense.',
    parrot: 'Do not say again what was said.',
    empty: 'Say one line or do one thing, as: (act) "words".',
  },
  words: {
    form: 'No preface, no comment, no markup: only the words themselves.',
    code: 'No data, no code: only the words.',
    empty: 'Write one sentence.',
  },
  comma: ', ',
  here: (names) => `Here: ${names}.`,
};
