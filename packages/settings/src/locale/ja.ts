// What is said about settings in Japanese.
import type { SettingsWording } from './wording.ts';

export const ja: SettingsWording = {
  unusable: '{name}={value} は使えません（{detail}）。{name} は「{about}」です',
  about: {
    PORT: 'サーバーのポート（既定は 4649）',
    HOST: 'サーバーが待ち受けるアドレス（既定は 127.0.0.1）',
    HAKONIWA_TOKEN:
      '入るための秘密の文字列。アカウントなしで 127.0.0.1 以外に開くなら必須。new と書くと自動で作る。プログラムが示すトークンもここに',
    HAKONIWA_ACCOUNTS: '"on" で複数人用。それぞれがアカウントと自分の箱庭を持つ',
    HAKONIWA_SIGN_UP: 'アカウントを作れる人。invited(招待された人、既定)か open(だれでも)',
    HAKONIWA_HOSTS: 'localhost のほかにサーバーが名乗る名前（カンマ区切り）',
    HAKONIWA_ORIGINS: '自分以外に呼び出しを許すページのオリジン（https://example.org など）',
    HAKONIWA_PROXIES: 'X-Forwarded-* を信じるプロキシ（10.0.0.0/8 など）',
    HAKONIWA_LOG: 'ログの量。silent、error、warn、info、debug のどれか',
    HAKONIWA_DATA: '庭を保存するフォルダー。「memory」なら何も残さない',
    HAKONIWA_QUOTA_MB:
      'ひとりが保存できる記録の上限（メガバイト）。指定しなければディスクに入るだけ',
    DATABASE_URL: '代わりに PostgreSQL に保存するときのアドレス（postgres://…）',
    NEO4J_URI: '関係のグラフに使う Neo4j のアドレス（bolt://… や neo4j://…）',
    OLLAMA_HOST: 'Ollama の場所。読み方は Ollama と同じ（既定は 127.0.0.1:11434）',
    HAKONIWA_MODEL_URL: '最初に探すモデルサーバー（http://ホスト:ポート）',
    HAKONIWA_MODEL: 'auto が指すモデル（gemma3:4b や ollama:gemma3:4b@http://…）',
    HAKONIWA_MODEL_KEY:
      'HAKONIWA_MODEL_URL（なければ HAKONIWA_MODEL、OLLAMA_HOST）が指すサーバーの鍵。ほかへは送らず、記録もしない',
    OPENAI_API_KEY: 'https://api.openai.com の鍵。ほかのサーバーへは送らない',
  },
};
