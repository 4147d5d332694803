// What `hakoniwa lab` says in Japanese.
import type { LabCliWording } from './wording.ts';

export const ja: LabCliWording = {
  progress: '{share} %  {done}/{total} セッション  {turns} ターン  残り{eta}',
  finished: '{sessions} セッション、{turns} ターン。',
  interrupted: '止めました。演じたぶんは残してあります。',
  spent: '予算を使い切りました。演じたぶんは残してあります。',
  goOn: '続きから始めるには:',
  noExperiment:
    '実験「{name}」はありません。付属の実験: {known}。または YAML ファイルを指定してください。',
  folderMissing: '{file} がありません。終わった実験のフォルダーではないようです。',
  folderDamaged: '{file} が壊れています。',
  folderOther: '{file} は別の実験のものです。--out で別のフォルダーを指定してください。',
  folderChanged:
    '{file}: この実験を始めてから、材料が変わりました: {about}。前と後のセッションは比べられません。--out で別のフォルダーを指定してください。',
  folderBusy: '{file}: 別のプロセスがこの実験を走らせています（{about}）。',
  folderUnwritable:
    '{file} に書き込めません（{about}）。--out で別のフォルダーを指定してください。',
  modelAbsent: '{url} のサーバーに「{model}」というモデルはありません。あるのは: {known}',
  modelSilent:
    '{url} から応答がありません（モデル「{model}」）。サーバーを起動するか、models に別の場所を書いてください。',
  nothingToGate: '関門にかけるものがありません。この実験では、どの条件も演じられていません。',
  sessionFailed: 'セッション {cell} が失敗しました: {message}',
  unknownArm: '条件「{arm}」はありません。あるのは: {known}',
  unknownGate: '関門「{gate}」はありません。あるのは: {known}',
  unknownMetric: '指標「{metric}」はありません。あるのは: {known}',
  recordedUnreadable: '{file} は、記録されたターンとして読めません。',
  gatesPassed: 'すべての関門に合格しました。',
  gatesFailed: '不合格: {gates}',
  gatesUnmeasured:
    '数えるもののなかった関門は、何も示していません。通すには --allow-unmeasured を付けてください。',
  comparing: '{second} − {first}（{pairs} 対）',
  checking: '{model} に聞いています: {done}/{total} 場面',
  living: '{done} 場面め: {scene}',
  servesNothing: '何のためでもない',
  alive_serves: 'したいことの役に立った行動',
  alive_shuffled: '順番をかき混ぜた同じ行動',
  alive_shuffledUndone: '順番を混ぜたときに打ち消された変化',
  alive_shuffledFinished: '順番を混ぜたときに果たされた段取り',
  alive_shuffledReached: '順番を混ぜたときにかなった望み',
  alive_looks: '眺めるだけの行動',
  alive_undone: '三手以内に、わけもなく元に戻された変化',
  alive_denied: '世界に断られた行動',
  alive_finished: 'やり遂げた計画（二手以上）',
  alive_dropped: '黙って捨てられた計画（二手以上）',
  alive_long: 'そのうち三手以上の計画',
  alive_reached: 'かなった望み',
  alive_repeats: '前と一字一句同じ台詞',
  alive_mute: '何も言わなかった手番',
};
