// Sessions as an owner of tables: who plays, what was played and said, what was proposed, and what came of it.
import type { TableOwner } from '@hakoniwa/database';
import { gardenTables } from '@hakoniwa/garden';
import { playBackup } from './backup/play-backup.ts';
import { playArcs, playMilestones } from './tables/arc-tables.ts';
import { playCharacters } from './tables/character-table.ts';
import { playProposals, playResultSteps, playResults } from './tables/ending-tables.ts';
import { playSessions } from './tables/session-table.ts';
import { playEvents, playMessagesTable } from './tables/spoken-tables.ts';
import { spEntries, spWallets } from './tables/wallet-tables.ts';

export const sessionTables: TableOwner = {
  name: 'sessions',
  on: [gardenTables],
  tables: {
    ...{ playCharacters, playSessions, playMessagesTable, playEvents },
    ...{ playProposals, playResultSteps, playResults },
    ...{ playArcs, playMilestones, spWallets, spEntries },
  },
  migrations: new URL('../migrations/', import.meta.url),
  backup: [playBackup],
};
