// What can be asked of packs: the shelf, one's own, their files, their states, cards that come in.
import type { WireCall } from './garden-api.ts';
import type { ApiRequest } from './request.ts';
import type { ImportedCardAnswer, OwnPack, OwnPackList, PackChangeAnswer } from './wire-types.ts';

export interface FileSent {
  readonly bytes: Blob;
  readonly type: string;
}

export function packApi(ask: WireCall, raw: (asked: ApiRequest) => Promise<Response>) {
  const of = (id: string, rest = '') => `/v1/packs/own/${encodeURIComponent(id)}${rest}`;
  return {
    own: () => ask<OwnPackList>({ path: '/v1/packs/own' }),
    show: (id: string) => ask<OwnPack>({ path: of(id) }),
    copy: (from: string) => ask<OwnPack>({ method: 'POST', path: '/v1/packs/own', body: { from } }),
    /** A pack from its zip. */
    bring: (bytes: Blob) =>
      ask<OwnPack>({
        ...{ method: 'POST', path: '/v1/packs/own', file: { bytes, type: 'application/zip' } },
      }),
    change: (id: string, change: PackChangeAnswer) =>
      ask<OwnPack>({ method: 'PUT', path: of(id), body: change }),
    move: (id: string, move: { readonly to: 'undo' | 'redo'; readonly revision: number }) =>
      ask<OwnPack>({
        ...{ method: 'POST', path: of(id, `/${move.to}`), body: { revision: move.revision } },
      }),
    remove: (id: string) => ask<void>({ method: 'DELETE', path: of(id) }),
    export: (id: string) => raw({ path: of(id, '/export') }),
    /** A card or a lorebook: into a pack of one's own, or as a new one. */
    importCard: (file: FileSent, into?: string) =>
      ask<ImportedCardAnswer>({
        ...{ method: 'POST', path: into === undefined ? '/v1/packs/cards' : of(into, '/cards') },
        file,
      }),
  };
}
