// What a backup holds, in numbers and without its entries.
import type { Manifest } from '@hakoniwa/database/backup';

export function countsOf({ entries: _entries, tables: _tables, counts, ...rest }: Manifest) {
  return { ...rest, ...counts };
}
