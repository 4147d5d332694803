// How Japanese says where things are, who has them and how they are.
import type { StatementWords } from '../../talk-words.ts';

/** How things are said to be. */
export const japaneseStatements: StatementWords = {
  unsaid:
    /[?？]|もし|どこ|たら|れば|ない|ません|なかった|(?:かな|かしら|っけ|のか|すか|るか)[。！…]*$|(?:った|ていた|てた|でした)(?:よ|ね|の|わ|な|けど)*[。！…]*$|ほし|欲し|ください|下さい|ように|みたい|べき|思い出|夢の|昨日|前は/u,
  hedge: /かも|たぶん|多分|おそらく|と思|らしい|はず|気がする|だろう|でしょう/u,
  subject: /^(?:なら|って|は|が|も)[、\s]?/u,
  stateSubject: /^に(?:は)?(?=鍵)/u,
  leadsTo: /^[^。]*$/u,
  where: /^(?:の(?:中|なか|上|うえ))?に(?:は)?/u,
  placeFirst: true,
  isThere:
    /(?:ある|あります|ございます|置いてあ[るり]|入って(?:い)?(?:る|ます)|しまってあ[るり]|隠してあ[るり]|いる|います|おります|いらっしゃ)/u,
  has: /^が(?:今|ちゃんと)?持って(?:い)?(?:る|ます)/u,
  mine: /(?:私|わたし|僕|俺|あたし)が(?:今|ちゃんと)?持って(?:い)?(?:る|ます)/u,
  thingFirst: true,
  states: [
    { word: /^[^。]{0,6}?鍵がかか/u, state: 'locked' },
    { word: /^[^。]{0,6}?開いて/u, state: 'open' },
    { word: /^[^。]{0,6}?(?:閉まって|閉じて)/u, state: 'closed' },
    { word: /^[^。]{0,6}?壊れて/u, state: 'broken' },
    { word: /^(?:もう)?(?:空(?:だ|です|よ|っぽ)|からっぽ)/u, state: 'empty' },
    { word: /^[^。]{0,6}?(?:つい|点い)て(?:い)?(?:る|ます)/u, state: 'on' },
    { word: /^[^。]{0,6}?消えて(?:い)?(?:る|ます)/u, state: 'off' },
  ],
};
