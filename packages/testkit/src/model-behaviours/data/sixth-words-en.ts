// What a sixth lot of sloppy models makes of a turn in English, as a pattern for each habit.
import type { SixthPattern } from './sixth-words-ja.ts';

export const sixthWordsEn = {
  'chatml-tail': '{form}<|im_end|>\n<|im_start|>user',
  'inst-echo': '[INST] Write the next turn of {name}. [/INST] {form}',
  'think-closed':
    '<think>\n{thought}\nOkay, so {name} should answer in her own voice.\n</think>\n\n{form}',
  'think-never-closed':
    '<think>\nOkay, the user wants one turn of {name}. The format is (gesture) "words". She is talking to {other}, so maybe something about',
  'think-orphan-end': "I'll keep it short and natural.\n</think>\n{form}",
  'harmony-channel': '<|channel|>final<|message|>{form}<|return|>',
  'gemma-turn': '{form}<end_of_turn>\n<start_of_turn>model',
  'alpaca-next-task':
    '{form}\n\n### Instruction:\nSummarize the following paragraph.\n\n### Response:',
  'eos-literal': '<s>{form}</s>',
  'go-template': '{{ .Response }}{form}',
  'json-object': '{"gesture": "{act}", "words": "{words}"}',
  'xml-slots': '<gesture>{act}</gesture>\n<words>{words}</words>',
  'code-fence': '```text\n{form}\n```',
  'tool-call': '<tool_call>{"name": "speak", "arguments": {"text": "{words}"}}</tool_call>',
  'bold-speaker': '**{name}:** {form}',
  'bracket-labels': 'Gesture: {act}\nWords: {words}',
  'log-stamp': '[07:42] <{name}> {words}',
  'form-echo': '(gesture) "words"\n{form}',
  'empty-words': '({act}) ""',
  'placeholder-words': '({act}) "[insert dialogue here]"',
  'placeholder-act': '(gesture) "{words}"',
  'unclosed-quote': '({act}) "{first} And then last night at the sta',
  'loop-tail': '({act}) "{first} {second} {second} {second} {second} {second}"',
  'syllable-stuck':
    '({act}) "{first} and the and the and the and the and the and the and the and the and the"',
  'byte-tokens': '({act}) "{first} It<0xE2><0x80><0x99>s still warm."',
  'replacement-signs': '({act}) "{first} It\ufffd\ufffds the caf\ufffd kind."',
  mojibake: '({act}) "{first} Itâ€™s still warm, donâ€™t worry."',
  'literal-newline': '({act})\\n"{words}"\\n',
  'html-leftover': '({act}) "{first}<br/>{second}&nbsp;"',
  'willing-preface': "Sure! Here's one turn for {name}:\n\n{form}",
  refusal:
    "I'm sorry, but I can't fulfil that request. Let me know if there is anything else you'd like to explore.",
  afterword: "{form}\n\nNote: I kept the line short and in keeping with {name}'s personality.",
  'more-offered': '{form}\n\nWould you like me to continue the scene?',
  'three-candidates': '1. {form}\n2. (tilts her head) "Wait, really?"\n3. (laughs) "Oh well."',
  'plays-both': '{form}\n{other}: (nods) "You\'re right."\n{name}: (grins) "Told you."',
  'char-count': '{form} (14 words)',
  'self-grade': '{form}\n\nNaturalness: 9/10. Character consistency: 8/10.',
  'english-beside': '{form}\n(Japanese: おはよう、よく眠れた？)',
  'blog-tail': '{form}\n\nRead more\n\nRelated posts: 10 easy breakfasts for busy mornings',
  'board-tail': '{form}\n\n3 comments\nxX_reader_Xx wrote on May 11, 2014: omg update soon pls',
  'script-heading': 'INT. KITCHEN - MORNING\n\n{name} {act}.\n\n{name} (V.O.)\n{words}',
  'novel-prose':
    '"{first}" {name} said quietly. Morning light spilled through the window, and {other} could not look away.',
  'sudden-english': '({act}) "{first} Creo que eso es muy importante para nosotras."',
  'service-desk':
    '({act}) "{first} Feel free to reach out if there\'s anything else I can help you with."',
  'no-tongue':
    '({act}) "{first} I don\'t have taste buds myself, but I can imagine how lovely it is."',
  'calls-herself': '({act}) "{first} Hey, {name}, are you listening to me?"',
  'setting-confession': '({act}) "{first} I\'m written as {other}\'s sister, after all."',
  'scene-recital':
    '({act}) "{first} It is morning, we are in the kitchen, and the two of us are sisters."',
  'tag-inside': '({act}) "{first} {name} says with a gentle smile. {second}"',
  'act-inside-words': '({act}) "{first} (pauses for a moment) {second}"',
  'act-is-talk': '(says, "{first}") "{second}"',
  'puppets-other': '({act}; {other} laughs, nods and agrees at once) "{words}"',
  'act-explains-her': '({act}, showing how she is both caring and complex) "{words}"',
  'mood-meter': '({act}; emotion: joy 80%) "{words}"',
  'camera-act': '(the camera closes in on {name} as she {act}) "{words}"',
  'thought-as-act': '(thinking to herself: {thought}) "{words}"',
  'moral-close':
    '({act}) "{first} It\'s small conversations like this that strengthen family bonds and remind us of what truly matters."',
  'praises-question': '({act}) "{first} That\'s a great question, {other}!"',
  'length-promise': '({act}) "{first} I\'ll answer in no more than two sentences."',
  'essay-ordinals':
    '({act}) "{first} There are three key reasons: firstly nutrition, secondly time, and finally cost."',
  encyclopaedia:
    '({act}) "{first} Toast is a form of bread that has been browned by exposure to radiant heat."',
  'doctor-clause':
    '({act}) "{first} Results may vary, though, so please consult a qualified professional."',
  cutoff:
    '({act}) "{first} My knowledge only goes up to 2023, so I can\'t say anything about this morning."',
  'no-memory-between':
    '({act}) "{first} I don\'t retain anything from our previous conversations."',
  'asks-player': '({act}) "{first} Now it\'s your turn to respond as {other}."',
  'choice-menu': '({act}) "{first} What will you do? A) make toast B) crack an egg C) do nothing"',
  'purple-cloth':
    '({act}) "{first} This moment is a testament to the rich tapestry of our unspoken bond."',
  'translated-love':
    '({act}) "{first} Oh my dearest beloved sister {other}, you are the light of my existence."',
  'said-twice': '({act}) "{words} {words}"',
  'act-echoed': '({act}) "{first} *{act}*"',
  'double-quotes': '({act}) ""{words}""',
  'slot-unfilled': '({act}) "{first} Good morning, {{user}}."',
  footnote: '({act}) "{first}[1] {second}[2]"',
  'chinese-slip': '({act}) "{first} 今天早上的面包真的很好吃。"',
  'net-laugh': '({act}) "{first} lmaooo xD"',
  'emoji-row': '({act}) "{first} 😊✨🍞"',
  'two-voices-one-quote': '({act}) "{first} {other}: Yes, you\'re right. {name}: {second}"',
  'previous-reply': '({act}) "{first} As I mentioned in my previous response, it\'s fine."',
  'ban-recital': '({act}) "{first} No emojis, no narration, only my spoken words."',
  confidence: '({act}) "{first} I am 87% confident in this answer."',
  'both-sides':
    '({act}) "{first} There are many valid perspectives on breakfast, and it\'s important to respect each of them."',
  'stranger-greeting':
    '({act}) "{first} Hello, my name is {name}, and it\'s a pleasure to meet you."',
  'own-sister': '({act}) "{first} My sister {name} always says so."',
  'story-closes': '({act}) "{first} And so the sisters\' quiet morning went gently on."',
  'trained-on': '({act}) "{first} I learned about breakfast from a large dataset of text."',
  'stays-in-role': '({act}) "{first} I\'ll keep speaking in character as {name}."',
  'please-wait': '({act}) "{first} Please wait while I generate my reply."',
  'either-or': '({act}) "{first}" or "{second}"',
  'some-gesture': '(makes some small, fitting gesture) "{words}"',
  'reading-aid': '({act}) "{first} Ohayou gozaimasu (good morning), {other}-chan!"',
  'speaker-in-act': '({name}\'s line to {other}) "{words}"',
  'end-mark-inside': '({act}) "{words} The End."',
  'summary-inside': '({act}) "{first} In summary: {second}"',
  'reader-wink': '({act}) "{first} And you, dear readers, should try it at home too."',
  hashtag: '({act}) "{first} #breakfast #sisterlife"',
  'markdown-inside': '({act}) "{first} What **really** matters: *{second}*"',
  'tilde-idol': '({act}) "{first} Teehee~☆ (≧▽≦)"',
  'policy-inside':
    '({act}) "{first} I can\'t discuss anything inappropriate, but I\'d be happy to talk about breakfast."',
  'name-of-maker': '({act}) "{first} I\'m Qwen, created by Alibaba Cloud."',
} as const satisfies Readonly<Record<SixthPattern, string>>;
