// What is wrong where gardens are kept, in Japanese, and what to do about it.
import type { PlaceWording } from './wording.ts';

export const ja: PlaceWording = {
  binaries:
    'ここでは内蔵のデータベースが動きません（{reason}）。DATABASE_URL で PostgreSQL 15 以降のサーバーを指定してください',
  damaged:
    '{folder} のデータベースが壊れています（{reason}）。何も変更していません。フォルダーを消さずに脇へ移し、バックアップを取り込んでください: hakoniwa import <ファイル> --keep-ids',
  fileMissing: '{file} がありません',
  fileNoVersion: '{file} に版が書かれていません',
  fileCut: '{file} が途中で切れていて、{bytes} バイトしかありません',
  fileChanged: '{file} の中身がチェックサムと合いません',
  version:
    '{folder} のデータベースは PostgreSQL {found} が書いたもので、今の {wanted} では開けません。書いた版の Hakoniwa で書き出してください',
  account:
    '{folder} のデータベースは、このマシンの別のアカウントのものです。そのアカウントで起動するか、HAKONIWA_DATA で別のフォルダーを指定してください',
  start: '{folder} のデータベースが起動しません: {reason}',
  busy: '別のプロセスが {file} を離しません',
  silent:
    'データベースから応答がありません。データベースが動いているか、DATABASE_URL を設定しているならその値が正しいかを確かめて、もう一度起動してください',
  house: 'この Hakoniwa',
  full: '{place} のディスクに空きがありません。保存済みのものは無事ですが、これ以上は保存できません。空きを作るか、大きなディスクへ移してください（HAKONIWA_DATA）',
  readOnly:
    '{place} は読み取り専用のディスクにあります。何も変更していません。書き込めるようにするか、HAKONIWA_DATA で別のフォルダーを指定してください',
  forbidden:
    'このアカウントでは {place} に書き込めません。何も変更していません。権限を与えるか、HAKONIWA_DATA で別のフォルダーを指定してください',
  pages:
    '{place} のデータベースが壊れています（{what}）。何も上書きしていません。hakoniwa doctor --deep で無事な庭を確かめて書き出し、フォルダーを消さずに脇へ移してから、最後のバックアップを取り込んでください: hakoniwa import <ファイル> --keep-ids',
};
