// Names for residents beyond those a pack brings: surnames and given names, taken in turn.
import type { TextTable } from '@hakoniwa/stage';

interface NameLists {
  readonly surnames: readonly string[];
  readonly givenNames: readonly string[];
  /** How the two stand together. */
  readonly full: (surname: string, given: string) => string;
  /** How those call somebody who have no name of their own for them. */
  readonly called: (surname: string, given: string) => string;
  /** How a place of another quarter is called. */
  readonly quarter: (place: string, number: number) => string;
}

const words = (text: string) => text.trim().split(/\s+/);

export const RESIDENT_NAMES: TextTable<NameLists> = {
  ja: {
    surnames: words(`
      相沢 安藤 石橋 今村 上原 江口 大西 岡田 小川 奥村 笠原 片山 川端 木下 久保 栗原 小泉 近藤 坂本 桜井
      佐野 篠原 杉山 関口 高野 竹内 田村 土屋 堤 寺田 中島 永井 西村 野口 長谷川 浜田 平野 福島 藤井 松尾
      水野 宮本 村上 森下 矢野 吉岡 和田
    `),
    givenNames: words(`
      葵 茜 明里 泉 一花 梅子 絵里 薫 和也 勝 京子 くるみ 健太 航平 小春 早苗 茂 静 翔太 鈴 清太 園子 大地
      環 千夏 司 哲 友樹 直人 夏希 信夫 春香 光 ひなた 浩 史 誠 真帆 美咲 実 恵 萌 康夫 雪乃 洋平 涼 和歌子
    `),
    full: (surname, given) => `${surname}${given}`,
    called: (surname) => `${surname}さん`,
    quarter: (place, number) => `${place}（${number}丁目）`,
  },
  en: {
    surnames: words(`
      Abbot Barlow Carver Dunn Ellery Fenwick Garland Hale Ingram Jarvis Keane Langley Marsh Nolan Osgood
      Pryor Quill Rowan Sayer Thorne Underhill Vance Weller Yates Ashby Birch Croft Darrow Easton Finch
      Grange Holt Ivory Joyce Kerr Lomax Mercer Norwood Orchard Penrose Rudge Selby Tolland Upton Venn
      Wren York
    `),
    givenNames: words(`
      Ada Basil Clara Desmond Edith Felix Greta Hugo Iris Jonas Kitty Leo Maud Nell Oscar Poppy Quentin
      Rosa Silas Tess Ulric Vera Walter Yara Alban Bea Conrad Dora Emil Flora Gideon Hazel Ivor June Kit
      Lena Magnus Nora Otis Pearl Ralph Stella Tobias Una Victor Winnie Zoe
    `),
    full: (surname, given) => `${given} ${surname}`,
    called: (_surname, given) => given,
    quarter: (place, number) => `${place}, Quarter ${number}`,
  },
};
