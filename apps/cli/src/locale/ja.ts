// What the CLI says in Japanese.
import type { CliWording } from './wording.ts';

export const ja: CliWording = {
  title: '箱庭 — AIキャラクターのための小さな世界',
  usage: '使い方',
  commands: 'コマンド',
  options: 'オプション',
  more: '各コマンドの詳しい使い方: hakoniwa <コマンド> --help',
  exitCodes: '終了コード: 0 成功、1 検査の結果が「いいえ」、2 使い方の誤り',
  jsonHelp: '結果をJSONで標準出力に書く',
  languageHelp: '表示と世界の言語（ja または en）',
  helpHelp: 'この説明を表示する',
  unknownCommand: '「{name}」というコマンドはありません。使えるもの: {known}',
  packMissing: 'パックのフォルダーを指定してください。例: hakoniwa {command} packs/kitchen',
  fileMissing: '読めません: {file}',
  noProblems: '{pack}: 問題は見つかりませんでした（シナリオ {scenarios} 件）',
  problemCount: '{pack}: エラー {errors} 件、警告 {warnings} 件',
  fix: '直し方',
  replayed: '{events} 件の出来事を再生しました。stateHash {hash}',
  damaged: '{file}: {seq} 番目の出来事が壊れています（{code}）。何も書き換えていません。',
  rejudgedSame: '今のルールで裁いても、結果は同じでした。',
  rejudgedDiffers: '今のルールでは {count} 箇所で結果が変わります:',
  same: '違いはありません。',
  firstDifference: '最初に違うのは {seq} 番目の出来事です。',
  unknownCharacter: '{name} という人物はいません。いるのは: {known}',
};
