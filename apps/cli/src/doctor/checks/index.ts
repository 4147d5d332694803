// Every check of the doctor, in the order its findings are told: to add one, write its file and list it here.
import type { DoctorCheck } from '../finding.ts';
import { checkClock } from './clock.ts';
import { checkDatabase } from './database.ts';
import { checkDeep } from './deep.ts';
import { checkDependencies } from './dependencies.ts';
import { checkDisk } from './disk.ts';
import { checkMemory } from './memory.ts';
import { checkModels } from './models.ts';
import { checkNode } from './node.ts';
import { packsCheck } from './packs.ts';
import { portCheck } from './port.ts';
import { checkQuota } from './quota.ts';

export const DOCTOR_CHECKS: readonly DoctorCheck[] = [
  checkNode,
  checkDependencies,
  checkDisk,
  checkMemory,
  checkClock,
  checkDatabase,
  checkQuota,
  checkDeep,
  portCheck,
  packsCheck,
  checkModels,
];
