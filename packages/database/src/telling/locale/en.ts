// What is wrong where gardens are kept, in English, and what to do about it.
import type { PlaceWording } from './wording.ts';

export const en: PlaceWording = {
  binaries:
    'the embedded database cannot run here ({reason}); set DATABASE_URL to a PostgreSQL server, 15 or newer',
  damaged:
    'the database in {folder} is damaged: {reason}; nothing was changed, restore a backup: put the folder aside without deleting it, then hakoniwa import <file> --keep-ids',
  fileMissing: '{file} is missing',
  fileNoVersion: '{file} is not a version',
  fileCut: '{file} was cut: it has {bytes} bytes',
  fileChanged: '{file} is not what was written: its checksum is another one',
  version:
    'the database in {folder} was written by PostgreSQL {found}, this is {wanted}; export it with the version that wrote it',
  account:
    'the database in {folder} belongs to another account of this machine; start Hakoniwa under that account, or set HAKONIWA_DATA to another folder',
  start: 'the database in {folder} does not start: {reason}',
  busy: 'another process holds {file} and does not let go',
  silent:
    'the database does not answer; see that it runs, and that DATABASE_URL is right if it is set, then start again',
  house: 'this house',
  full: 'no space is left on the disk of {place}; nothing that was kept is lost, but nothing more can be kept. Make room, or move the folder to a larger disk (HAKONIWA_DATA)',
  readOnly:
    '{place} is on a disk that can only be read; nothing was changed. Let it be written, or set HAKONIWA_DATA to another folder',
  forbidden:
    'this account may not write {place}; nothing was changed. Give it the right, or set HAKONIWA_DATA to another folder',
  pages:
    'the database of {place} is damaged: {what}; nothing was overwritten. hakoniwa doctor --deep says which gardens are whole: export those, put the folder aside without deleting it, and restore the last backup: hakoniwa import <file> --keep-ids',
};
