// More acts in other worlds: locked, broken, owned and absent things, other people, weather and time.
import { describe, expect, it } from 'vitest';
import { loadJapaneseTokenizer } from '../../../load/index.ts';
import { createJapanese } from '../index.ts';
import { showActs } from './show-acts.ts';

const japanese = createJapanese(await loadJapaneseTokenizer());
const cast = { speaker: ['やな'], people: ['あゆ'] };

const rows: readonly (readonly [text: string, acts: string])[] = [
  [
    '冷凍庫からアイスクリームを二つ取り出して、一つをあゆに差し出す',
    'GET take アイスクリーム <冷凍庫 | PUT give 一つ >あゆ',
  ],
  ['引き出しの鍵を開けようとするが、開かない', 'EMOTE'],
  ['鍵のかかった書斎のドアノブを回す', 'USE use ドアノブ'],
  ['錆びた鍵を使って地下牢の扉を開ける', 'USE use 鍵 | USE open 扉'],
  ['壊れたラジオのスイッチを入れる', 'USE switch-on ラジオ'],
  ['空の水筒を傾けて水を飲む', 'USE use 水筒 | EAT_DRINK drink 水'],
  ['両手いっぱいの荷物を抱えながら、本を拾う', 'USE hold 荷物 | GET take 本'],
  ['縛られた手でナイフを掴む', 'GET take ナイフ'],
  ['眠りながら寝返りを打つ', 'EMOTE | EMOTE'],
  ['あゆが持っているリモコンを奪う', 'GET take リモコン'],
  ['あゆの財布からお金を抜き取る', 'GET take お金 <財布'],
  ['社長の椅子に座る', 'USE sit 椅子'],
  ['先生の眼鏡を借りてかける', 'GET take 眼鏡'],
  ['誰かのノートを開く', 'USE open ノート'],
  ['持っていた花束を渡す', 'PUT give 花束'],
  ['持ってもいない剣を振るう', 'USE use 剣'],
  ['月明かりの下、窓辺で本を読む', 'USE read 本'],
  ['朝日を浴びながら伸びをする', 'EMOTE | EMOTE'],
  ['雨に濡れながら走る', 'EMOTE | EMOTE'],
  ['雪の中を歩いて小屋に入る', 'EMOTE | MOVE move >小屋 ~雪'],
  ['宇宙へ飛び立つ', 'MOVE move >宇宙'],
  ['異世界に転移する', 'MOVE move >異世界'],
  ['窓から外へ飛び降りる', 'MOVE move >外 <窓'],
  ['屋上から校庭に降りる', 'MOVE move >校庭 <屋上'],
  ['機関室へ続く階段を下りる', 'MOVE move >機関室 <階段'],
  ['食堂を抜けて甲板に出る', 'MOVE move ~食堂 | MOVE move >甲板 ~食堂'],
  ['衛兵が駆け込んできて、報告する', 'by role 衛兵'],
  ['そこへ部長が現れて書類を置いていく', 'by role 部長'],
  ['宅配便の配達員が荷物を届けに来て、ハンコを求める', 'by role 配達員'],
  ['老婆が杖をついて近づき、薬草を差し出す', 'by role 老婆'],
  ['それを使う', 'USE use それ(it)'],
  ['もう一つも取る', 'GET take ?'],
  ['同じようにする', 'EMOTE'],
  ['やる', 'EMOTE'],
  ['使ってみる', 'USE use ?'],
  ['置く', 'PUT put ?'],
  ['取り出す', 'GET take ?'],
  ['飲む', 'EAT_DRINK drink ?'],
  ['開ける', 'USE open ?'],
  ['さっと隠す', 'PUT put ?'],
  ['静かに本を棚に戻し、別の一冊を引き抜く', 'PUT put 本 >棚 | GET take 一冊'],
  [
    'トレイに載せたティーセットを運び、テーブルに並べる',
    'USE hold ティーセット | USE use ティーセット >テーブル',
  ],
  ['鉛筆削りで鉛筆を削る', 'USE use 鉛筆 +鉛筆削り'],
  ['三角定規とコンパスを筆箱から取り出す', 'GET take 三角定規 <筆箱 | GET take コンパス <筆箱'],
  ['黒板の文字を消す', 'USE use 黒板'],
  ['チャイムを鳴らす', 'USE use チャイム'],
  ['出席簿を開き、名前を読み上げる', 'USE open 出席簿 | EMOTE'],
  ['跳び箱を片付ける', 'PUT put 跳び箱'],
  ['理科室の人体模型を運ぶ', 'USE hold 人体模型'],
  ['お弁当の蓋を開け、卵焼きを箸でつまむ', 'USE open 蓋 | GET take 卵焼き +箸'],
  ['缶コーヒーを開けて一口飲む', 'USE open 缶コーヒー | EAT_DRINK drink 缶コーヒー'],
  ['自動販売機でジュースを買う', 'GET take ジュース <自動販売機'],
  ['財布を取り出して代金を払う', 'GET take 財布 | EMOTE'],
  ['エコバッグに商品を詰める', 'USE use 商品 >エコバッグ'],
  ['羊皮紙に羽根ペンで契約書を書く', 'USE use >羊皮紙 +羽根ペン'],
  ['杖を振り、呪文を唱える', 'USE use 杖 | EMOTE'],
  ['盾を構え、剣を振り上げる', 'USE hold 盾 | USE use 剣'],
  ['矢を弓につがえる', 'USE use 矢 >弓'],
  ['薪を割る', 'USE force 薪'],
  ['馬の手綱を握る', 'USE hold 手綱'],
  ['毒を盃に垂らす', 'USE pour 毒 >盃'],
  ['宝箱の蓋を持ち上げる', 'USE open 宝箱'],
  ['松明に火を灯して洞窟に入る', 'USE switch-on 松明 | MOVE move >洞窟'],
  ['樽を転がす', 'USE use 樽'],
  ['海図を机に広げ、コンパスで距離を測る', 'USE use 海図 >机 | USE use +コンパス'],
  ['舵を切る', 'USE use 舵'],
  ['帆を畳む', 'USE use 帆'],
  ['ロープを引いて旗を揚げる', 'USE use ロープ | USE use 旗'],
  ['救命ボートを下ろす', 'USE use 救命ボート'],
  ['無線機で港に連絡する', 'USE use +無線機'],
  ['ボイラーに石炭をくべる', 'USE use 石炭 >ボイラー'],
  ['ビーカーを落として割る', 'PUT put ビーカー | USE force ビーカー'],
  ['シャーレの蓋を外し、培地を観察する', 'USE open シャーレ | EMOTE'],
  ['データをパソコンに入力する', 'USE use >パソコン'],
  ['実験ノートに結果を記録する', 'USE use >実験ノート'],
  ['試料を冷凍庫に保管する', 'PUT put 試料 >冷凍庫'],
  ['ガスの元栓を閉める', 'USE close 元栓'],
  ['スポイトで液を一滴垂らす', 'USE pour 液 +スポイト'],
  ['リトマス紙を溶液に浸す', 'USE use リトマス紙 >溶液'],
  ['白衣のポケットからペンを抜く', 'GET take ペン <ポケット(body)'],
  ['テレビを見る', 'EMOTE'],
  ['テレビを見ながらポテトチップスをつまむ', 'EMOTE | GET take ポテトチップス'],
  ['窓を見る', 'EMOTE'],
  ['時計を確認する', 'USE inspect 時計'],
  ['腕時計に目をやる', 'EMOTE'],
  ['冷蔵庫の中身を確認する', 'USE inspect 冷蔵庫'],
  ['あゆの顔色を確認する', 'EMOTE'],
  ['メニューを眺める', 'EMOTE'],
  ['メニューを手に取って眺める', 'GET take メニュー | EMOTE'],
  ['地図を見せながら説明する', 'USE hold 地図 | EMOTE'],
  ['本を指差す', 'EMOTE'],
  ['コーヒーの香りを楽しむ', 'EMOTE'],
  ['紅茶の香りを嗅ぐ', 'EMOTE'],
  ['カップから立ち上る湯気を見つめる', 'EMOTE'],
  ['カップの縁を指でなぞる', 'EMOTE'],
  ['髪を耳にかける', 'EMOTE'],
  ['スカートの裾を直す', 'EMOTE'],
  ['前髪を整える', 'EMOTE'],
  ['袖をまくる', 'EMOTE'],
  ['拳を握る', 'EMOTE'],
  ['歯を磨く', 'EMOTE'],
  ['顔を洗う', 'EMOTE'],
  ['お風呂に入る', 'MOVE move >お風呂'],
  ['ベッドに横になる', 'EMOTE'],
  ['毛布をかける', 'USE use 毛布'],
  ['眠りにつく', 'EMOTE'],
];

describe('acts that can be denied', () => {
  it.each(rows)('%s → %s', (text, acts) => {
    expect(showActs(japanese.acts(text, cast))).toBe(acts);
  });
  it('hears time and weather in narration', () => {
    const claims = (text: string): string =>
      japanese
        .acts(text, cast)
        .claims.map((claim) => claim.value)
        .join();
    expect(claims('朝日を浴びながら伸びをする')).toBe('morning');
    expect(claims('月明かりの下、本を読む')).toBe('night');
    expect(claims('雨に濡れながら走る')).toBe('rain');
    expect(claims('本を読む')).toBe('');
  });
});
