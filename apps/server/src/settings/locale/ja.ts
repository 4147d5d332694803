// What is said about settings in Japanese.
import type { en } from './en.ts';

export const ja: Readonly<Record<keyof typeof en, string>> = {
  'settings.summary': '設定と、それぞれの出どころ',
  'settings.description':
    '環境変数はここでの設定より優先され、ここでは変えられません。モデルサーバーの鍵は環境変数からだけ受け取り、表示も保存もしません。',
  'settings.ok': 'すべての設定の値と出どころ。',
  'changeSettings.summary': '設定を変える',
  'changeSettings.description':
    '書かなかったものはそのまま、nullは設定を取り消します。アカウントがあるときは、言語のほかは家の管理者だけが変えられます。',
  'field.Settings.model': 'この家のモデル。庭で `auto` が意味するもの。',
  'field.SettingsChange.model': 'この家のモデル。庭で `auto` が意味するもの。',
  'field.modelServers': 'いつもの場所のほかに調べるモデルサーバーのアドレス。',
  'field.source': '`environment`(環境変数)、`settings`(設定)、だれも決めていなければ `default`。',
  'field.isFixed': 'ここでは変えられないかどうか。',
  'field.Settings.language': '自分のページの言語。',
  'field.SettingsChange.language': '自分のページの言語。',
};
