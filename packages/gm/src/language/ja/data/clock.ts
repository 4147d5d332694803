// The hour as people say it: もう夜中の二時, 今は午後三時だ.

/** The hour with what tells that it is the hour now: `part` of the day, `hour` in figures or kanji. */
export const CLOCK =
  /(?<now>もう|はや|早くも|まだ|今(?:は|、)?|いま|現在|ただ今|ただいま|ちょうど|気づけば|気がつけば|すでに)?、?(?<part>午前|午後|深夜|真夜中|夜中|夜|早朝|朝|明け方|昼|お昼|夕方)?の?(?<hour>[0-9０-９]{1,2}|[一二三四五六七八九十]{1,3}|零)時(?:半|[0-9０-９一二三四五六七八九十]{1,3}分)?(?:ちょうど|過ぎ|すぎ|前|近く|頃|ごろ)?(?:だ(?!った|ろ)|です|でござ|な(?:の|ん)|に(?:なっ|なりま)|よ|ね|か[。…！]|じゃ(?:ん|な(?!い))|を(?:回|過ぎ|まわ)|。|！|…|$)/u;

const NIGHT = new Set(['深夜', '真夜中', '夜中', '夜']);
const MORNING = new Set(['早朝', '朝', '明け方']);
const DIGITS = '〇一二三四五六七八九';

/** The time of day that an hour is, as far as the words tell. */
export function timeOfHour(part: string | undefined, written: string): string | undefined {
  if (part !== undefined && NIGHT.has(part)) return 'night';
  if (part !== undefined && MORNING.has(part)) return 'morning';
  if (part === '昼' || part === 'お昼') return 'noon';
  if (part === '夕方') return 'evening';
  const hour = hourOf(written);
  if (part === undefined && hour >= 1 && hour <= 12) return undefined;
  const full = part === '午後' && hour < 12 ? hour + 12 : hour;
  if (full < 4 || full >= 19) return 'night';
  if (full < 11) return 'morning';
  return full < 16 ? 'noon' : 'evening';
}

function hourOf(written: string): number {
  const plain = written.normalize('NFKC');
  if (/^[0-9]+$/u.test(plain)) return Number(plain);
  if (plain === '零') return 0;
  const [tens, ones] = plain.includes('十') ? plain.split('十') : ['', plain];
  const ten = plain.includes('十') ? Math.max(1, DIGITS.indexOf(tens || '一')) * 10 : 0;
  return ten + (ones ? DIGITS.indexOf(ones) : 0);
}
