// What the doctor says in Japanese. A line that ends in Fix tells how to mend the line before it.
import type { DoctorWording } from './wording.ts';

export const ja: DoctorWording = {
  settings: '設定',
  node: 'Node.js',
  dependencies: '依存パッケージ',
  database: 'データベース',
  models: 'モデル',
  port: 'ポート',
  disk: 'ディスク',
  memory: 'メモリー',
  packs: 'パック',
  gardens: '庭',
  quota: '保存の上限',
  clock: '時計',
  fix: '直し方',
  allWell: 'すべて問題ありません。',
  counts: '直すところ {fails} 件、知っておくこと {warns} 件。',
  settingsOk: '設定はすべて使えます',
  settingsBad: '{message}',
  settingsBadFix: '環境変数か .env を書き直してください',
  nodeOk: '{version}',
  nodeOld: '{version} は古すぎます。20.19 以降が必要です',
  nodeOldFix: 'nodejs.org かお使いの OS から Node.js 20.19 以降を入れてください',
  dependenciesOk: '{count} 個そろっています',
  dependenciesMissing: '足りないもの: {names}',
  dependenciesMissingFix: 'Hakoniwa のフォルダーで npm install を実行してください',
  databaseMemory: 'HAKONIWA_DATA=memory なので、サーバーを止めると庭は消えます',
  databaseMemoryFix: 'HAKONIWA_DATA を外すか、フォルダーを指定してください',
  databaseAbsent: '内蔵の PostgreSQL {version}。最初の起動時に {folder} に作られます',
  databaseStopped: '内蔵の PostgreSQL {version}（{folder}、停止中、{size}）',
  databaseRunning: '内蔵の PostgreSQL {version}（{folder}、動作中、{size}）',
  quotaOk: 'ひとりの上限 {size} に近い人はいません（最も多い人で {most}）',
  quotaNear: 'ひとりの上限 {size} の9割を超えた人が {near} 人います',
  quotaNearFix: '庭が止まる前に HAKONIWA_QUOTA_MB を上げるか、書き出しを勧めてください',
  quotaFull: 'ひとりの上限 {size} を使い切った人が {full} 人いて、その庭は止まっています',
  quotaFullFix: 'HAKONIWA_QUOTA_MB を上げて、サーバーを起動し直してください',
  databaseLarge: '{folder} が {size} まで大きくなっています',
  databaseLargeFix:
    '古い庭を書き出して（hakoniwa export）別の場所に保管するか、大きなディスクに移してください',
  databaseDamaged: '{message}',
  databaseDamagedFix:
    '{folder} を消さずに脇へ移し、最後のバックアップを取り込んでください: hakoniwa import <ファイル> --keep-ids',
  databaseVersion: '{message}',
  databaseVersionFix:
    'これを書いた版の Hakoniwa で書き出し、{folder} を脇へ移してから hakoniwa import <ファイル> --keep-ids を実行してください',
  databaseAccount: '{message}',
  databaseAccountFix:
    '{folder} の持ち主のアカウントで起動するか、HAKONIWA_DATA で別のフォルダーを指定してください',
  databasePrograms: 'PostgreSQL がインストール先で動きません: {message}',
  databaseProgramsFix:
    'npm install をやり直すか、DATABASE_URL で PostgreSQL 15 以降のサーバーを指定してください',
  databaseProgramsCopied:
    'PostgreSQL がインストール先では動かないため、起動時に動く場所へコピーします',
  databaseServer: 'PostgreSQL {version}（{place}、{size}、表は {tables}）',
  databaseUnreachable: '{place} のサーバーにつながりません（{message}）',
  databaseUnreachableFix: 'サーバーを起動し、DATABASE_URL のホストとポートを確かめてください',
  databaseRefused: '{message}',
  databaseRefusedFix: 'DATABASE_URL のユーザー、パスワード、データベース名を確かめてください',
  databaseBehind:
    '{place} の PostgreSQL は {version} です。不具合や脆弱性を直した {newer} が出ています',
  databaseBehindFix:
    'サーバーを {newer} に更新してください。マイナー更新なので、データの移し替えは要りません',
  databaseBehindHere:
    '同梱の PostgreSQL は {version} です。{newer} が出ていて、今後のリリースで入れ替わります',
  databaseTooOld: '{place} の PostgreSQL {version} は古すぎます',
  databaseTooOldFix: 'PostgreSQL 15 以降を使ってください',
  databaseNewer: '{place} の表は、これより新しい Hakoniwa が作ったものです',
  databaseNewerFix:
    'この Hakoniwa を更新するか、別のデータベースにバックアップを取り込んでください',
  deepPages: '{pages} ページのチェックサムがすべて合いました',
  deepUnsummed: '{pages} ページにチェックサムがありません。壊れていても、読むまで分かりません',
  deepUnsummedFix:
    'すべて書き出し、{folder} を脇へ移し、チェックサムのある新しいデータベースに取り込んでください: hakoniwa import <ファイル> --keep-ids',
  deepPage: '{file} が壊れています（{name}、ブロック {block} から {count} ページ）',
  deepPageFix:
    '無事な庭を書き出し（hakoniwa export <庭>）、{folder} を消さずに脇へ移してから、最後のバックアップを取り込んでください: hakoniwa import <ファイル> --keep-ids',
  deepFileUnknown: 'どの表のものか分からないファイル',
  deepTables: '{tables} 個の表を最後の行まで読めました',
  deepTable: '表 {table} が読めません: {reason}',
  deepTableFix:
    '無事な庭を書き出し（hakoniwa export <庭>）、{place} を消さずに脇へ移してから、最後のバックアップを取り込んでください: hakoniwa import <ファイル> --keep-ids',
  deepMissing: '表 {table} がありません',
  deepMissingFix:
    '{place} を消さずに脇へ移してから、最後のバックアップを取り込んでください: hakoniwa import <ファイル> --keep-ids',
  deepUnopened: '保存した中身を調べられません: {message}',
  deepUnopenedFix: '上の問題を直してから、もう一度調べてください: hakoniwa doctor --deep',
  deepOlder: '表が別の版の Hakoniwa のものなので、庭は調べていません',
  deepOlderFix:
    'この Hakoniwa を一度起動すると新しくなります。そのあともう一度調べてください: hakoniwa doctor --deep',
  deepMore: 'ほかに {count} 件',
  gardensOk:
    '{gardens} 個の庭、{branches} 本の枝、{events} 件の出来事（うち {campaigns} 個は物語の庭）のハッシュがすべて合いました',
  gardenEvent:
    '庭 {garden}: 枝 {branch} の {seq} 番目の出来事が、書いたときと違います（{code}）。その前までは無事です',
  gardenEventFix:
    '最後のバックアップから取り込んでください（新しい id になります）。先にファイルを確かめます: hakoniwa import <ファイル> --check、それから hakoniwa import <ファイル>',
  gardenLog: '庭 {garden}: 記録が壊れています（{detail}）',
  gardenLogFix:
    '最後のバックアップから取り込んでください（新しい id になります）。先にファイルを確かめます: hakoniwa import <ファイル> --check、それから hakoniwa import <ファイル>',
  gardenPlay: '庭 {garden} の物語: 行どうしが合いません（{detail}）。庭の記録は無事です',
  gardenPlayFix:
    '最後のバックアップから取り込んでください（新しい id になります）。先にファイルを確かめます: hakoniwa import <ファイル> --check、それから hakoniwa import <ファイル>',
  gardenRows: '庭 {garden}: 記録に添えた行がおかしくなっています（{detail}）。庭の記録は無事です',
  gardenRowsFix:
    '最後のバックアップから取り込んでください（新しい id になります）。先にファイルを確かめます: hakoniwa import <ファイル> --check、それから hakoniwa import <ファイル>',
  gardenStorage: '庭 {garden} が読めません: {detail}',
  gardenStorageFix:
    '最後のバックアップから取り込んでください（新しい id になります）。先にファイルを確かめます: hakoniwa import <ファイル> --check、それから hakoniwa import <ファイル>',
  walletsOk: '{wallets} 個の財布の勘定が合いました',
  walletWrong: '{person} の財布が明細と合いません',
  walletWrongFix:
    '空のデータベースに最後のバックアップを取り込んでください: hakoniwa import <ファイル> --keep-ids',
  modelsFound: '{url} の {model}',
  modelsNone: '使えるモデルがありません。人物はモデルのいらない本能で暮らします',
  modelsNoneFix: 'Ollama を入れて hakoniwa pull gemma3:4b を実行してください',
  modelsKeyIdle:
    'HAKONIWA_MODEL_KEY はありますが、どのサーバーの鍵か決まっていないため使われません',
  modelsKeyIdleFix: 'HAKONIWA_MODEL_URL に、その鍵を使うサーバーのアドレスを設定してください',
  modelsPlace: '{text}',
  portFree: '{host}:{port} は空いています',
  portOurs: '{host}:{port} で Hakoniwa が動いています',
  portTaken: '{host}:{port} は別のプログラムが使っています',
  portTakenFix: 'そのプログラムを終えるか、別のポートで起動してください: PORT=4650 npm start',
  portForbidden: 'このアカウントでは {host}:{port} で待ち受けられません',
  portForbiddenFix: '1024 以上のポートを選び、手前にプロキシを置いてください',
  portNotHere: '{host} はこのマシンのアドレスではありません',
  portNotHereFix: 'HOST を 127.0.0.1 か、このマシンのアドレスにしてください',
  diskOk: '{folder} の空きは {free} です',
  diskLow: '{folder} の空きが {free} しかありません',
  diskFull: '{folder} の空きがほとんどありません（{free}）',
  diskLowFix: '空きを作るか、HAKONIWA_DATA で大きなディスクのフォルダーを指定してください',
  diskFullFix: 'まず空きを作ってください。いっぱいになると何も書き込めません',
  diskReadOnly: '{folder} に書き込めません',
  diskReadOnlyFix:
    'このアカウントに書き込みの権限を与えるか、HAKONIWA_DATA で別のフォルダーを指定してください',
  memoryOk: '{total} のうち {free} が使えます',
  memoryLow: '{total} のうち {free} しか使えません',
  memoryLowFix:
    'ほかのプログラムを終えてください。日本語の解析を含む Hakoniwa は 600 MB ほど、モデルはさらに多く使います',
  packsOk: '{count} 個のパックに問題はありません',
  packsBad: '{pack}: 誤り {errors} 件、最初は {first}',
  packsBadFix: 'hakoniwa validate {pack}',
  packsNone: '{folder} にパックがありません',
  packsNoneFix: 'リポジトリか配布物から packs フォルダーを戻してください',
  clockOk: '{now}',
  clockWrong: 'このマシンの時計は {now} になっています',
  clockWrongFix: '時計を合わせてください（timedatectl set-ntp true など）',
  clockApart: 'データベースの時計と {seconds} 秒ずれています',
  clockApartFix: '両方のマシンの時計をネットワークで合わせてください',
};
