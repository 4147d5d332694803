// Sessions kept by the hash of their token: a copy of the database, cookie secret and all, makes nobody anybody.
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { hashOf } from './secrets.ts';

type Open = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<Open>;
type NewRow = Parameters<Adapter['create']>[0];
type Where = Parameters<Adapter['findOne']>[0]['where'];

interface Asked {
  readonly model: string;
  readonly where?: Where | undefined;
  readonly update?: Record<string, unknown>;
}

/** The library's adapter, which writes and looks for the hash; only whoever shows a token reads it again. */
export function hashedSessions(open: Open): Open {
  return (options) => hashing(open(options));
}

function hashing(adapter: Adapter): Adapter {
  const inner: Adapter = {
    ...adapter,
    create: (async (given: NewRow) => {
      const made = await adapter.create(withHashedData(given));
      return withToken(given, made, (given.data as { token?: unknown }).token);
    }) as Adapter['create'],
    findOne: async (given) => withToken(given, await adapter.findOne(hashed(given))),
    findMany: (given) => adapter.findMany(hashed(given)),
    count: (given) => adapter.count(hashed(given)),
    update: async (given) => withToken(given, await adapter.update(hashed(given))),
    updateMany: (given) => adapter.updateMany(hashed(given)),
    delete: (given) => adapter.delete(hashed(given)),
    deleteMany: (given) => adapter.deleteMany(hashed(given)),
    consumeOne: async (given) => withToken(given, await adapter.consumeOne(hashed(given))),
    incrementOne: async (given) => withToken(given, await adapter.incrementOne(hashed(given))),
    // What the library does inside of a transaction goes the same way.
    transaction: (work) => adapter.transaction((tx) => work(hashing(tx as Adapter))),
  };
  return inner;
}

const isSession = ({ model }: { readonly model: string }) => model === 'session';
const isToken = ({ field }: Where[number]) => field === 'token';
const hashedValue = <T>(value: T) =>
  (Array.isArray(value) ? value.map((one) => hashOf(String(one))) : hashOf(String(value))) as T;

function hashed<T extends Asked>(given: T): T {
  if (!isSession(given)) return given;
  const { where, update } = given;
  return {
    ...given,
    ...(where
      ? {
          where: where.map((one) =>
            isToken(one) ? { ...one, value: hashedValue(one.value) } : one,
          ),
        }
      : {}),
    ...(update && 'token' in update
      ? { update: { ...update, token: hashedValue(update.token) } }
      : {}),
  };
}

function withHashedData<T extends { readonly model: string; readonly data: object }>(given: T): T {
  if (!isSession(given) || !('token' in given.data)) return given;
  return { ...given, data: { ...given.data, token: hashedValue(given.data.token) } };
}

/** A row with the token it was asked for by; of any other the hash is all there is. */
function withToken<T>(given: Asked, row: T, shown?: unknown): T {
  const token = shown ?? given.where?.find(isToken)?.value;
  if (!isSession(given) || typeof token !== 'string' || typeof row !== 'object' || row === null)
    return row;
  return { ...row, token };
}
