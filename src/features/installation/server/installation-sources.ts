import type { Backlog } from '#platform/server/http/work-metrics.ts';
import type { InstallationFigures, InstallationPlatform, InstallationProcess } from '../contract/installation.ts';

/** What the app hands in: everything that is of all platforms together, and not of the one that somebody looks from. */
export interface InstallationSources {
  release: string;
  processes(): Promise<InstallationProcess[]>;
  database(): Promise<InstallationFigures['database']>;
  jobs(): Promise<InstallationFigures['jobs']>;
  /** Of the data folder. */
  disk(): Promise<InstallationFigures['disk']>;
  filesIn: InstallationFigures['filesIn'];
  platforms(): Promise<(Omit<InstallationPlatform, 'isOwn'> & { mail: Backlog; hasMailServer: boolean })[]>;
  backups(): Promise<InstallationFigures['backups']>;
}
