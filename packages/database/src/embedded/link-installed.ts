// Makes the installed PostgreSQL ready where nobody may write later: run once while an image is built.
import { linkLibraries } from './link-libraries.ts';
import { installedBinaries } from './platform.ts';

await linkLibraries(installedBinaries());
