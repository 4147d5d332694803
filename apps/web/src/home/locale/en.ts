// Words of the first page, in English.

export const en = {
  title: 'Hakoniwa',
  about: 'A small world is already alive here. Look in, lend a hand, play.',
  opening: 'Opening the garden…',
  said: '“{{text}}”',
  toScene: 'Read the scene',
  toGarden: 'See the garden',
  toChronicle: 'Chronicle',
  model: {
    looking: 'Looking for a language model…',
    found: '{{model}} was found on {{server}}.',
    none: 'They live on instinct for now. Start Ollama or another model server, and they speak in words of their own.',
    settings: 'Model settings',
  },
  doors: {
    label: 'Where to go from here',
    opening: 'Opening the town…',
    town: 'Watch the town',
    townText: 'Ten people eat, work, bathe and stop for a chat. Time can run fast.',
    play: 'Play in Nexus',
    playText: 'A character of your own, a story that moves on by choosing or writing.',
    bring: 'Bring a character',
    bringText: 'SillyTavern cards and lorebooks are welcome just as they are.',
  },
  gardens: {
    title: 'Your gardens',
    new: 'Begin a garden',
    none: 'There is no garden yet',
    open: 'See the garden “{{name}}”',
    read: 'Read the scene “{{name}}”',
    chronicle: 'Read the chronicle of “{{name}}”',
    since: 'Begun {{moment}}, events so far: {{count}}',
  },
};
