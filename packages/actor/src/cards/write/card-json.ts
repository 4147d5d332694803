// A card written as JSON of either newer version.
import type { JsonObject } from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import { type CardData, V1_FIELDS } from '../schema/card-data.ts';

export interface WriteOptions {
  /** When it is written, in seconds since 1970; left as it was when absent. */
  readonly nowSeconds?: number;
}

const SPECS = { 2: 'chara_card_v2', 3: 'chara_card_v3' } as const;

/** The card as an object of V2 or V3; fields of V3 stay in V2, where readers pass over them. */
export function cardObject(
  { data, beside }: Pick<Card, 'data' | 'beside'>,
  version: 2 | 3,
  { nowSeconds }: WriteOptions = {},
): JsonObject {
  const dated = nowSeconds === undefined ? data : { ...data, modification_date: nowSeconds };
  return {
    ...repeated(beside, data),
    spec: SPECS[version],
    spec_version: `${version}.0`,
    data: dated as unknown as JsonObject,
  };
}

/** Where a program repeats fields beside the data, they must not say something older. */
function repeated(beside: JsonObject, data: CardData): JsonObject {
  const stale = V1_FIELDS.filter((field) => Object.hasOwn(beside, field));
  return { ...beside, ...Object.fromEntries(stale.map((field) => [field, data[field]])) };
}

/** The card as the text of a JSON file. */
export function cardJson(
  card: Pick<Card, 'data' | 'beside'>,
  {
    version,
    options = {},
  }: { readonly version: 2 | 3; readonly options?: WriteOptions | undefined },
): string {
  return `${JSON.stringify(cardObject(card, version, options), undefined, 2)}\n`;
}

/** The card as V1, for programs that know no other: six texts and nothing else. */
export function cardV1Json({ data }: Pick<Card, 'data'>): string {
  const fields = Object.fromEntries(V1_FIELDS.map((field) => [field, data[field]]));
  return `${JSON.stringify(fields, undefined, 2)}\n`;
}
