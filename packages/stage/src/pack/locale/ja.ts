// What a pack author is told in Japanese.
import type { ProblemWording } from './wording.ts';

export const ja: ProblemWording = {
  YAML_SYNTAX: {
    message: 'YAMLとして読めません：{detail}',
    fix: 'この位置のYAMLの書き方を直してください。',
  },
  YAML_TOO_DEEP: {
    message: '入れ子が{limit}段を超えています。',
    fix: '入れ子を浅くしてください。パックにそれほどの深さは要りません。',
  },
  YAML_ALIASES: {
    message: 'YAMLのエイリアスが膨らみすぎて、ファイルの上限を超えます。',
    fix: '「*」で繰り返さずに、値をそのまま書いてください。',
  },
  KEY_FORBIDDEN: {
    message: '「{key}」はキーに使えません。',
    fix: 'ふつうの言葉をキーにしてください。',
  },
  TEXT_UNSOUND: {
    message: '文字の片割れか文字コード 0 が混じっています。「\ufffd」として読みました。',
    fix: 'その文字を取り除いてください。',
  },
  FILE_MISSING: { message: 'パックに{file}がありません。', fix: '{file}を追加してください。' },
  FILE_UNKNOWN: {
    message: '{file}を読む部分がありません。',
    fix: '名前を直すか（{nearest}？）、パックから外してください。',
  },
  FILE_OUTSIDE: {
    message: '「{file}」はパックの外を指す名前なので、複製にも書き出しにも入りません。',
    fix: '「..」やドライブ名、バックスラッシュを使わず、パックの中の名前にしてください。',
  },
  FILE_TOO_LARGE: {
    message: 'ファイルが{limit}バイトを超えています。',
    fix: 'パックを分けるか、ファイルを短くしてください。',
  },
  FIELD_UNKNOWN: {
    message: '「{field}」という項目はここにはありません。',
    fix: '「{nearest}」の間違いではありませんか？ 使える項目：{known}',
  },
  FIELD_MISSING: {
    message: '「{field}」の項目がありません。',
    fix: '「{field}: …」を書き足してください。',
  },
  FIELD_TYPE: {
    message: '「{field}」の書き方が違います（{expected}）。',
    fix: '{expected}の形で書いてください。',
  },
  FIELD_VALUE: {
    message: '「{field}」の値が範囲から外れています（{expected}）。',
    fix: '{expected}に収めてください。',
  },
  KIND_UNKNOWN: {
    message: '「{kind}」という種類はありません。',
    fix: '「{nearest}」の間違いではありませんか？ 使える種類：{known}',
  },
  ID_DUPLICATE: {
    message: 'id「{id}」が重なっています。',
    fix: 'どちらかを別のidにしてください。',
  },
  ID_INVALID: {
    message: '「{id}」はidに使えません。',
    fix: '文字・数字・「_」「-」「.」だけを使い、文字か数字で始めてください。',
  },
  LANGUAGE_MISSING: {
    message: 'パックが掲げる言語のうち、{language}の文がありません。',
    fix: '{{language}: …}を書き足すか、pack.yamlからその言語を外してください。',
  },
  LANGUAGE_UNKNOWN: {
    message: 'このパックに「{language}」の文はありません。',
    fix: '使える言語：{known}',
  },
  EXIT_TARGET_MISSING: {
    message: '出口の先「{place}」という場所がありません。',
    fix: '「{nearest}」の間違いではありませんか？ 違うなら、その場所を追加してください。',
  },
  EXIT_DOOR_MISSING: {
    message: '出口が通る「{prop}」という小道具が、ここにはありません。',
    fix: '「{nearest}」の間違いではありませんか？ 違うなら、扉を追加するかviaを外してください。',
  },
  EXIT_DOOR_KIND: {
    message: '出口が通る「{prop}」は扉ではありません。',
    fix: '「{prop}」の種類（kind）をdoorにしてください。',
  },
  EXIT_ONE_WAY: {
    message: '「{from}」から「{to}」へ行けますが、戻れません。',
    fix: '「{to}」に「{from}」への出口を足すか、この出口に「oneWay: true」と書いてください。',
  },
  PLACE_PARENT_MISSING: {
    message: '親の場所「{place}」がありません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  PROP_NOWHERE: {
    message: '「{prop}」の居場所がありません。{where}という場所はここにはありません。',
    fix: 'atに、ある場所（{nearest}？）か、持ち主の手か、入れ物を書いてください。',
  },
  PROP_TWICE: {
    message: '「{prop}」は自分のatを持つのに、「{container}」の中身にも挙がっています。',
    fix: 'atかcontainsの、どちらか一方にしてください。',
  },
  PROP_CONTAINER_MISSING: {
    message: '「{prop}」の入れ物「{container}」が、ここにはありません。',
    fix: '「{nearest}」の間違いではありませんか？ 違うなら、その入れ物を追加してください。',
  },
  PROP_CONTENT_MISSING: {
    message: '「{container}」の中身に挙がった「{prop}」という小道具がありません。',
    fix: '「{nearest}」の間違いではありませんか？ 違うなら、その小道具を追加してください。',
  },
  PROP_INSIDE_ITSELF: {
    message: '「{prop}」が巡り巡って自分の中に入っているか、深く入りすぎています。',
    fix: 'どれかを別の場所に移してください。',
  },
  PROP_KEY_MISSING: {
    message: '鍵「{key}」という小道具が、パックにありません。',
    fix: '「{nearest}」の間違いではありませんか？ 違うなら、その鍵を追加してください。',
  },
  PROP_NOT_PORTABLE: {
    message: '「{prop}」は持ち運べないのに、誰かの手にあります。',
    fix: '「portable: true」と書くか、どこかに置いてください。',
  },
  OWNER_MISSING: {
    message: '持ち主「{character}」という人物はいません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  HOLDER_MISSING: {
    message: '「{prop}」を持つ「{character}」が、ここにはいません。',
    fix: '「{nearest}」の間違いではありませんか？ 違うなら、別の場所に置いてください。',
  },
  STATE_CONFLICT: {
    message: '「{one}」と「{other}」は同時に成り立ちません。',
    fix: 'どちらか一方を残してください。',
  },
  HANDS_OVERFULL: {
    message: '{character}は{hands}本の手で{held}個の物を持っています。',
    fix: '何かを手放すか、handsを増やしてください。',
  },
  CAPACITY_EXCEEDED: {
    message: '「{container}」には{capacity}個しか入らないのに、{held}個入っています。',
    fix: '何かを出すか、capacityを増やしてください。',
  },
  AFFORDANCE_SYNTAX: {
    message: '「{text}」はアフォーダンスとして読めません。',
    fix: '言葉だけか、要るものを添えて「開ける(要:鍵)」のように書いてください。',
  },
  AFFORDANCE_VERB_UNKNOWN: {
    message: '「{verb}」という動詞はありません。',
    fix: '「{nearest}」の間違いではありませんか？ 独自の言葉なら「verb: use」とlabelを書いてください。',
  },
  AFFORDANCE_REQUIREMENT_UNKNOWN: {
    message: '「{term}」にあたる物がパックにありません。',
    fix: '小道具のid・名前・別名・種類のどれかで書いてください（{nearest}？）。',
  },
  AFFORDANCE_PROP_UNKNOWN: {
    message: '結果に出てくる「{prop}」という小道具がありません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  CHARACTER_NOWHERE: {
    message: '「{character}」の居場所がありません。{where}という場所はここにはありません。',
    fix: 'placeに、ある場所（{nearest}？）を書いてください。',
  },
  CHARACTER_HOME_MISSING: {
    message: '家「{place}」という場所がありません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  CHARACTER_REFERENCE_UNKNOWN: {
    message: '「{character}」という人物はいません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  LORE_SUBJECT_UNKNOWN: {
    message: '設定が触れている「{id}」が、パックにありません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  SCENARIO_ID_MISMATCH: {
    message: 'ファイル名は{file}なのに、idは「{id}」です。',
    fix: 'ファイル名を{id}.yamlにするか、idをファイル名に合わせてください。',
  },
  SCENARIO_UNKNOWN: {
    message: '「{scenario}」というシナリオはありません。',
    fix: 'あるシナリオ：{known}',
  },
  SCENARIO_CAST_UNKNOWN: {
    message: '配役の「{character}」という人物はいません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  SCENARIO_PROP_UNKNOWN: {
    message: '「{prop}」という小道具はありません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  SCENARIO_PLACE_UNKNOWN: {
    message: 'このシナリオに「{place}」という場所はありません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  GOAL_SHAPE: {
    message:
      '目標は、at・holds・state・in・on・class・done・knows・met・owes・axis・past・all・any・notのうち、ちょうど一つで書きます。',
    fix: '複数あるときは「all: [ … ]」か「any: [ … ]」でまとめてください。',
  },
  GOAL_UNKNOWN_ENTITY: {
    message: 'ここに出てくる「{id}」がありません。',
    fix: '「{nearest}」の間違いではありませんか？',
  },
  GOAL_NEVER: {
    message: 'これは決して成り立ちません（{what}）。',
    fix: 'あるもの、できることを条件にしてください。',
  },
  GOAL_UNREACHABLE: {
    message: '許された行動をどう重ねても、この目標には届きません。',
    fix: '鍵のない錠、足りない出口、誰にも運べない物がないか見直してください。',
  },
  GOAL_UNPROVEN: {
    message: '{limit}通りの世界を調べましたが、目標への道は見つかりませんでした。',
    fix: '届かないとは限りません。動かせる小道具を減らすと確かめやすくなります。',
  },
  WORLD_BREACH: {
    message: 'ここから組み立てた世界が、「{id}」で決まり（{rule}）に反します。',
    fix: 'シナリオが「{id}」について変えた点を見直してください。',
  },
  GROUND_FILE: {
    message: '{file}は全パック共通にはできません。共通のものは自分の世界を持ちません。',
    fix: 'どれかのパックに移すか、取り除いてください。',
  },
  CLASS_BY_NAME: {
    message: '{id}: 名前から「{taken}」の類とみなしました。',
    fix: '違うときは「class: …」と書いてください。',
  },
  CLASS_BY_USE: {
    message: '{id}: 使い道から「{taken}」の類とみなしました。',
    fix: '違うときは「class: …」と書いてください。',
  },
  LANGUAGE_STANDS_IN: {
    message:
      '箱庭そのものの文は、まだ{language}では書かれていません。断りの言葉や画面、自分の言い回しを持たない人物は{instead}で話します。',
    fix: 'このままで構いません。phrasesに{language}の言い回しを書けば、人物はそれで話します。',
  },
  PROBLEMS_CUT: {
    message: 'ほかに{more}件の問題があります。',
    fix: 'まずここまでを直して、もう一度検証してください。',
  },
};
