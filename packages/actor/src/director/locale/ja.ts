// What the director tells a mind, in Japanese.
import type { DirectorWording } from './wording.ts';

export const ja: DirectorWording = {
  neverSays: (word) => `「${word}」という言い方はしない。`,
  call: (name, call) => `${name}のことは「${call}」と呼ぶ。`,
  floor: {
    refusal: 'これは物語の登場人物の台詞。その人としてひとこと話す。',
    template: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    thinking: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    tags: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    markdown: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    labels: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    notes: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    chatter: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    form: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    speakers: 'ほかの人の台詞や行動は書かない。',
    echo: '指示や場面の文を写さない。',
    language: '日本語だけで書く。',
    emoji: '前置き、説明、記号はいらない。（行動）「台詞」だけを書く。',
    repeats: '同じ言葉を繰り返さない。',
    cut: '短く、最後まで書ききる。',
    length: '短く書く。',
    broken: '文字が壊れている。もう一度書く。',
    code: 'データやコードではなく、（行動）「台詞」で書く。',
    gibberish: '意味の通る台詞を書く。',
    parrot: '前に出た言葉をそのまま言わない。',
    empty: '（行動）「台詞」の形で、ひとこと話すか、ひとつ動く。',
  },
  words: {
    form: '前置き、説明、記号はいらない。言葉だけを書く。',
    code: 'データやコードではなく、言葉だけを書く。',
    empty: 'ひとこと書く。',
  },
  comma: '、',
  here: (names) => `ここにあるのは${names}。`,
};
