// What people are told about cards in Japanese.
import type { CardWording } from './wording.ts';

export const ja: CardWording = {
  faults: {
    FILE_TOO_LARGE: {
      message: 'ファイルが {limit} バイトを超えています。',
      fix: '画像を小さくするか、素材を減らしてください。',
    },
    FORMAT_UNKNOWN: {
      message: 'PNG でも CHARX でも JSON でもありません。',
      fix: 'カードを PNG・JSON・CHARX のどれかで書き出してください。',
    },
    NOT_UTF8: {
      message: '{at} の文字が UTF-8 ではありません。',
      fix: 'UTF-8 で保存し直すか、書き出し直してください。',
    },
    NOT_BASE64: {
      message: '{at} のカードが base64 ではありません。',
      fix: '画像を書き出し直してください。途中で文字が書き換えられています。',
    },
    NOT_JSON: {
      message: '{at} のカードが JSON ではありません。',
      fix: 'カードを書き出し直してください。',
    },
    JSON_TOO_DEEP: {
      message: 'カードの入れ子が {limit} 段を超えています。',
      fix: '深い入れ子の拡張を取り除いてください。',
    },
    JSON_TOO_MANY_VALUES: {
      message: 'カードの値が {limit} 個を超えています。',
      fix: 'ロアブックを別のファイルに分けてください。',
    },
    KEY_FORBIDDEN: {
      message: 'カードに使えないキー「{key}」があります。',
      fix: 'そのキーを取り除いてください。書く理由のないものです。',
    },
    PNG_DAMAGED: {
      message: 'PNG が途中で切れているか、壊れています。',
      fix: 'ダウンロードか書き出しをやり直してください。',
    },
    PNG_CHECKSUM: {
      message: 'PNG のチャンク {at} の検査値が合いません。',
      fix: 'ダウンロードか書き出しをやり直してください。途中で壊れています。',
    },
    PNG_TOO_MANY_CHUNKS: {
      message: 'PNG のチャンクが {limit} 個を超えています。',
      fix: 'ふつうの画像ソフトで保存し直してください。',
    },
    PNG_WITHOUT_CARD: {
      message: 'この PNG にカードは入っていません。',
      fix: '元のファイルを使ってください。サイトやメッセージアプリはカードを消すことがあります。',
    },
    TEXT_TOO_LARGE: {
      message: '{at} の文字が、展開すると {limit} バイトを超えます。',
      fix: '文字を圧縮せずに書き出し直してください。',
    },
    ZIP_DAMAGED: {
      message: '書庫が途中で切れているか、壊れています。',
      fix: 'ダウンロードか書き出しをやり直してください。',
    },
    ZIP_UNSUPPORTED: {
      message: '書庫が暗号化・分割されているか、CHARX にない詰め方です。',
      fix: 'ふつうの CHARX として書き出し直してください。',
    },
    ZIP_TOO_MANY_ENTRIES: {
      message: '書庫の項目が {limit} 個を超えています。',
      fix: '素材を減らしてください。',
    },
    ZIP_TOO_LARGE: {
      message: '書庫を展開すると {limit} バイトを超えます。',
      fix: '素材を減らすか、小さくしてください。',
    },
    ZIP_RATIO: {
      message: '書庫の項目が、展開すると {limit} 倍を超えて膨らみます。',
      fix: 'このファイルは開かないでください。記憶を埋めるための書庫と同じ作りです。',
    },
    ZIP_NAME_UNSAFE: {
      message: '書庫の外を指す名前か、二度使われた名前の項目があります。',
      fix: 'ほかでも開かず、作者に別のファイルを頼んでください。',
    },
    CHARX_WITHOUT_CARD: {
      message: 'この書庫に card.json がありません。',
      fix: 'ファイルをまとめるのではなく、キャラクターを CHARX で書き出してください。',
    },
    CARD_SPEC_UNKNOWN: {
      message: 'この JSON は、知られているキャラクターカードではありません。',
      fix: 'V2 か V3 で書き出してください。',
    },
    CARD_IS_LOREBOOK: {
      message: 'これはロアブックで、キャラクターではありません。',
      fix: 'ロアブックとして読み込んでください。',
    },
    LOREBOOK_UNKNOWN: {
      message: 'この JSON は、知られているロアブックではありません。',
      fix: 'ロアブックを JSON で書き出すか、元のカードを読み込んでください。',
    },
    FIELD_INVALID: {
      message: '項目 {at} が形式の定めと違います。',
      fix: 'その項目を直すか取り除いて、もう一度読み込んでください。',
    },
    CARD_TOO_LARGE_FOR_PACK: {
      message: 'カードの文字が {limit} バイトを超え、パックのファイルに収まりません。',
      fix: 'JSON の中の画像を取り除くか、画像を別に持つ CHARX を使ってください。',
    },
    PACK_UNSOUND: {
      message: 'パックそのものに誤りがあります：{at}',
      fix: '先にパックを検証して直してください。',
    },
    ID_INVALID: {
      message: '「{at}」は id にできません。使用済みか、a-z・0-9・_ 以外を含んでいます。',
      fix: '別の id を選ぶか、空けて自動で作らせてください。',
    },
    PLACE_UNKNOWN: {
      message: 'パックに場所「{at}」がありません。',
      fix: 'パックにある場所を選ぶか、空けてください。',
    },
    CHARACTER_UNKNOWN: {
      message: 'キャラクター「{at}」がいません。',
      fix: 'いるキャラクターを選んでください。',
    },
  },
  notices: {
    VERSION_NEWER: 'カードの版がより新しいものです。ここで知らない項目は残しますが、使いません。',
    PROMPT_NOT_USED:
      'カードが独自の指示を持っています。カードと一緒に残しますが、決まりごとの代わりにはなりません。',
    REMOTE_ASSET_IGNORED: 'カードがネット上の画像を指しています。取りに行きません。',
    CODE_LEFT_OUT: '書庫にプログラムが入っています。展開しませんでした。',
    PATTERN_NOT_RUN: '正規表現で呼ばれるロアがあります。残しますが、実行しません。',
    TEXT_CUT: '長すぎる文を切りました。全文はカードと一緒に残してあります。',
    LORE_CUT: 'ロアが多すぎます。残りはカードと一緒に残してあります。',
    TEXT_REPEATED: 'パックは二言語、カードは一言語です。両方に同じ文を置きました。',
  },
  words: {
    user: 'あなた',
    nameless: '名無し',
    room: '部屋',
    scenario: 'はじまり',
    backfilled: 'V2 を読むプログラムのための写しです。全体は ccv3 チャンクにあります。',
  },
};
