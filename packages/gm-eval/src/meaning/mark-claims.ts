// The claims of a text held against its label: what is asserted now is found, and nothing else is.
import type { WorldState } from '@hakoniwa/gm';
import { type LabelMark, oneIf } from './label-mark.ts';
import type { ClaimedLabel, ClaimLabel } from './labels/claim-label.ts';
import type { ClaimRead, ClaimsRead } from './meaning-reader.ts';
import { isNamed } from './same-name.ts';

/** The mark of a text with claims. */
export function markClaims(
  { claims, contradicts }: Pick<ClaimLabel, 'claims' | 'contradicts'>,
  { read, world }: { readonly read: ClaimsRead; readonly world: WorldState },
): LabelMark {
  const now = read.claims.filter(({ isNow }) => isNow);
  const asserted = claims.filter(({ mood }) => mood === 'now');
  const needed = asserted.filter(({ may }) => !may);
  const isIn = (label: ClaimedLabel, list: readonly ClaimRead[]) =>
    list.some((one) => isClaim(label, { read: one, world }));
  const found = needed.filter((label) => isIn(label, now));
  const madeUp = now.filter(
    (one) => !asserted.some((label) => isClaim(label, { read: one, world })),
  );
  const isApart = madeUp.length === 0;
  return {
    figures: {
      'texts wholly right': oneIf(found.length === needed.length && isApart),
      'asserted and found': [found.length, needed.length],
      'nothing else taken for asserted': oneIf(isApart),
      'contradictions caught': contradicts ? oneIf(read.contradicts) : [0, 0],
      'harmless left alone': contradicts ? [0, 0] : oneIf(!read.contradicts),
    },
  };
}

function isClaim(
  { about, of, is, not }: ClaimedLabel,
  { read, world }: { readonly read: ClaimRead; readonly world: WorldState },
): boolean {
  if (about !== read.about || (not ?? false) !== (read.not ?? false)) return false;
  if (of !== undefined && !isNamed(of, { read: [read.of ?? ''], world })) return false;
  return is.some((one) => isNamed(one, { read: read.is, world }));
}
