// What the doctor says in English. A line that ends in Fix tells how to mend the line before it.
import type { DoctorWording } from './wording.ts';

export const en: DoctorWording = {
  settings: 'settings',
  node: 'Node.js',
  dependencies: 'dependencies',
  database: 'database',
  models: 'models',
  port: 'port',
  disk: 'disk',
  memory: 'memory',
  packs: 'packs',
  gardens: 'gardens',
  quota: 'quota',
  clock: 'clock',
  fix: 'to mend it',
  allWell: 'Everything is in order.',
  counts: '{fails} to mend, {warns} to know.',
  settingsOk: 'all settings can be used',
  settingsBad: '{message}',
  settingsBadFix: 'change it in the environment or in .env',
  nodeOk: '{version}',
  nodeOld: '{version} is too old; 20.19 or newer is needed',
  nodeOldFix: 'install Node.js 20.19 or newer from nodejs.org or your system',
  dependenciesOk: '{count} packages are in place',
  dependenciesMissing: 'missing: {names}',
  dependenciesMissingFix: 'run npm install in the folder of Hakoniwa',
  databaseMemory: 'HAKONIWA_DATA=memory: gardens are forgotten when the server stops',
  databaseMemoryFix: 'leave HAKONIWA_DATA away, or set it to a folder',
  databaseAbsent: 'embedded PostgreSQL {version}; it is made in {folder} at the first start',
  databaseStopped: 'embedded PostgreSQL {version} in {folder}, at rest, {size}',
  databaseRunning: 'embedded PostgreSQL {version} in {folder}, running, {size}',
  quotaOk:
    'nobody is near the {size} that may be kept for one owner; the most anybody has is {most}',
  quotaNear: '{near} owners have used nine tenths of the {size} that may be kept for one',
  quotaNearFix: 'raise HAKONIWA_QUOTA_MB before their gardens stand still, or tell them to export',
  quotaFull:
    '{full} owners have used up the {size} that may be kept for one: their gardens stand still',
  quotaFullFix: 'raise HAKONIWA_QUOTA_MB and start the server again',
  databaseLarge: '{folder} has grown to {size}',
  databaseLargeFix:
    'export old gardens (hakoniwa export) and keep the files elsewhere, or move to a larger disk',
  databaseDamaged: '{message}',
  databaseDamagedFix:
    'put {folder} aside without deleting it, then restore the last backup: hakoniwa import <file> --keep-ids',
  databaseVersion: '{message}',
  databaseVersionFix:
    'export with the Hakoniwa that wrote it, put {folder} aside, then hakoniwa import <file> --keep-ids',
  databaseAccount: '{message}',
  databaseAccountFix:
    'start Hakoniwa under the account that owns {folder}, or set HAKONIWA_DATA to another folder',
  databasePrograms: 'PostgreSQL does not run where it was installed: {message}',
  databaseProgramsFix:
    'run npm install again, or set DATABASE_URL to a PostgreSQL server, 15 or newer',
  databaseProgramsCopied:
    'PostgreSQL does not run where it was installed; a start copies it to a place where it does',
  databaseServer: 'PostgreSQL {version} at {place}, {size}, tables {tables}',
  databaseUnreachable: 'the server at {place} cannot be reached ({message})',
  databaseUnreachableFix: 'start it, and look at host and port in DATABASE_URL',
  databaseRefused: '{message}',
  databaseRefusedFix: 'look at user, password and database name in DATABASE_URL',
  databaseBehind:
    'PostgreSQL {version} runs at {place}; {newer} is known, which mends defects and holes',
  databaseBehindFix: 'update that server to {newer}; minor releases need no export',
  databaseBehindHere:
    'the PostgreSQL that comes along is {version}; {newer} is known and comes with a later release',
  databaseTooOld: 'PostgreSQL {version} at {place} is too old',
  databaseTooOldFix: 'use PostgreSQL 15 or newer',
  databaseNewer: 'the tables at {place} were made by a newer Hakoniwa',
  databaseNewerFix: 'update this Hakoniwa, or restore a backup into another database',
  deepPages: '{pages} pages, every checksum is right',
  deepUnsummed: '{pages} pages without checksums: damage to them shows only when they are read',
  deepUnsummedFix:
    'export everything, put {folder} aside, and import it into a new database, which has them: hakoniwa import <file> --keep-ids',
  deepPage: '{file} is damaged: {name}, {count} pages from block {block} on',
  deepPageFix:
    'export the gardens that are whole (hakoniwa export <garden>), put {folder} aside without deleting it, then restore the last backup: hakoniwa import <file> --keep-ids',
  deepFileUnknown: 'a file whose table is not known',
  deepTables: '{tables} tables read to their last row',
  deepTable: 'the table {table} cannot be read: {reason}',
  deepTableFix:
    'export the gardens that are whole (hakoniwa export <garden>), put {place} aside without deleting it, then restore the last backup: hakoniwa import <file> --keep-ids',
  deepMissing: 'the table {table} is missing',
  deepMissingFix:
    'put {place} aside without deleting it, then restore the last backup: hakoniwa import <file> --keep-ids',
  deepUnopened: 'what is kept cannot be looked at: {message}',
  deepUnopenedFix: 'mend what is said above, then look again: hakoniwa doctor --deep',
  deepOlder: 'the tables are of another version of Hakoniwa, so the gardens were not looked at',
  deepOlderFix:
    'start this Hakoniwa once, which brings them up to date, then look again: hakoniwa doctor --deep',
  deepMore: 'and {count} more',
  gardensOk:
    '{gardens} gardens with {branches} branches and {events} events, {campaigns} of them played as campaigns: every hash is right',
  gardenEvent:
    'the garden {garden}: event {seq} of the branch {branch} is not what was written ({code}); up to the one before it everything is right',
  gardenEventFix:
    'restore it from the last backup, where it comes under a new id; look at the file first: hakoniwa import <file> --check, then hakoniwa import <file>',
  gardenLog: 'the garden {garden}: its log is damaged ({detail})',
  gardenLogFix:
    'restore it from the last backup, where it comes under a new id; look at the file first: hakoniwa import <file> --check, then hakoniwa import <file>',
  gardenPlay:
    'the campaign of the garden {garden}: its rows do not agree ({detail}); its log is right',
  gardenPlayFix:
    'restore it from the last backup, where it comes under a new id; look at the file first: hakoniwa import <file> --check, then hakoniwa import <file>',
  gardenRows:
    'the garden {garden}: what is kept beside its log does not hold together ({detail}); its log is right',
  gardenRowsFix:
    'restore it from the last backup, where it comes under a new id; look at the file first: hakoniwa import <file> --check, then hakoniwa import <file>',
  gardenStorage: 'the garden {garden} cannot be read: {detail}',
  gardenStorageFix:
    'restore it from the last backup, where it comes under a new id; look at the file first: hakoniwa import <file> --check, then hakoniwa import <file>',
  walletsOk: '{wallets} wallets add up',
  walletWrong: 'the wallet of {person} does not add up to its entries',
  walletWrongFix:
    'restore the last backup into an empty database: hakoniwa import <file> --keep-ids',
  modelsFound: '{model} at {url}',
  modelsNone: 'no model server has a model; characters live by instinct, which needs none',
  modelsNoneFix: 'install Ollama, then hakoniwa pull gemma3:4b',
  modelsKeyIdle: 'HAKONIWA_MODEL_KEY is set, but no server is named that it could go to',
  modelsKeyIdleFix: 'set HAKONIWA_MODEL_URL to the server the key is for',
  modelsPlace: '{text}',
  portFree: '{host}:{port} is free',
  portOurs: 'a Hakoniwa answers at {host}:{port}',
  portTaken: '{host}:{port} is taken by another program',
  portTakenFix: 'end that program, or start with another port: PORT=4650 npm start',
  portForbidden: 'this account may not listen on {host}:{port}',
  portForbiddenFix: 'choose a port above 1023, and put a proxy before it',
  portNotHere: '{host} is no address of this machine',
  portNotHereFix: 'set HOST to 127.0.0.1, or to an address of this machine',
  diskOk: '{free} free for {folder}',
  diskLow: 'only {free} free for {folder}',
  diskFull: 'almost nothing free for {folder}: {free}',
  diskLowFix: 'make room, or set HAKONIWA_DATA to a folder on a larger disk',
  diskFullFix: 'make room before anything else; a full disk stops every write',
  diskReadOnly: '{folder} cannot be written',
  diskReadOnlyFix:
    'give this account the right to write there, or set HAKONIWA_DATA to another folder',
  memoryOk: '{free} available of {total}',
  memoryLow: 'only {free} available of {total}',
  memoryLowFix:
    'end other programs; Hakoniwa with the Japanese analyser wants some 600 MB, a model far more',
  packsOk: '{count} packs are sound',
  packsBad: '{pack}: {errors} errors, the first {first}',
  packsBadFix: 'hakoniwa validate {pack}',
  packsNone: 'no packs in {folder}',
  packsNoneFix: 'put the folder packs back, from the repository or the archive',
  clockOk: '{now}',
  clockWrong: 'this machine believes it is {now}',
  clockWrongFix: 'set the clock, best by the network (timedatectl set-ntp true)',
  clockApart: 'the database’s clock and ours are {seconds} s apart',
  clockApartFix: 'let both machines take their time from the network',
};
