// What is said about jobs in Japanese.
import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'jobs.summary': '自分のジョブ',
  'jobs.ok': 'ここ数週間のジョブ、新しい順。',
  'job.id': 'ジョブのid。',
  'job.summary': 'ジョブの進み具合',
  'job.ok': 'いまのジョブの様子。',
  'jobFile.summary': '書き出したファイルを受け取る',
  'jobFile.ok': 'バックアップ。作られてから1日のあいだ受け取れる。',
  'cancelJob.summary': 'ジョブをやめる',
  'retryJob.summary': '失敗したジョブをもう一度試す',
  'askExport.summary': 'バックアップを作らせる',
  'askExport.description':
    '1回のリクエストでは終わらない大きな庭のため。すぐにジョブを返し、できあがったファイルの場所はその結果に入ります。途中でサーバーが止まっても、次に動いたときに最後まで進みます。',
  'askExport.ok': 'ジョブ。',
  'askImport.summary': 'バックアップを復元させる',
  'askImport.description':
    'ファイルを受け取り、ほかのリクエストと並行して復元します。できた庭はジョブの結果に入ります。',
  'askImport.ok': 'ジョブ。',
  'field.jobs': 'ジョブ。',
  'field.Job.kind': '仕事の種類。`export`、`import`、`upkeep`。',
  'field.jobs.kind': '仕事の種類。`export`、`import`、`upkeep`。',
  'field.Job.state': 'いまの状態。`failed` はもう一度試せる。',
  'field.jobs.state': 'いまの状態。`failed` はもう一度試せる。',
  'field.progress': 'わかるときは0から1までの進み具合。',
  'field.note': '割合がわからないときの進み具合(バイト数)、または変更の説明。',
  'field.attempt': '何回目の試みか。',
  'field.finishedAt': '終わった時刻。',
  'field.Job.error': '最後の試みが失敗した理由。',
  'field.jobs.error': '最後の試みが失敗した理由。',
  'field.error.details': 'メッセージの対象を表すデータ。',
  'field.result': 'その結果。',
  'field.garden': 'ひとつの庭。省略時はすべて。',
};
