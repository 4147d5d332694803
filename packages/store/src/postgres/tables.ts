// All tables by name, for whoever writes queries.
import * as accounts from './accounts-schema.ts';
import * as graphs from './graph-schema.ts';
import * as play from './play-schema.ts';
import * as kept from './schema.ts';

const { hakoniwa: _schema, ...tables } = kept;
const { FORGET: _forget, ...graph } = graphs;

export const schema = { ...accounts, ...graph, ...play, ...tables } as const;
