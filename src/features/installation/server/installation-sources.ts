import type { CountedAnswers } from '../contract/answers/answers.ts';
import type { HeardTime } from '../contract/availability.ts';
import type { HealthMailChoice } from '../contract/health-mail.ts';
import type { InstallationFigures, InstallationPlatform, InstallationProcess } from '../contract/installation.ts';
import type { StorageDay } from '../contract/storage/storage.ts';
import type { KeptFigures } from './figures/platform-figures.repository.ts';
import type { ToldHealth } from './telling/health-to-tell.ts';

/** A platform as the list of them knows it. */
export interface ListedPlatform
  extends Pick<
    InstallationPlatform,
    'key' | 'hosts' | 'givenHosts' | 'standing' | 'removeAfter' | 'server' | 'isAway' | 'lastBackupAt'
  > {
  /** As they were counted last; undefined before the first time. */
  figures: KeptFigures | undefined;
}

/** What the app hands in: everything that is of all platforms together, and not of the one that somebody looks from. */
export interface InstallationSources {
  release: string;
  /** When a process of this release was here for the first time; null while that was never written down. */
  releasedAt(): Promise<Date | null>;
  /** All of CHANGELOG.md; nothing where it was not brought along. */
  changelog(): Promise<string>;
  processes(): Promise<InstallationProcess[]>;
  /** When some process was heard since this moment, and for the first time ever. */
  heard(since: Date): Promise<{ times: HeardTime[]; firstAt: Date | null }>;
  /** What every process counted since this moment. */
  answers(since: Date): Promise<CountedAnswers[]>;
  /** The main one; `bytes` is what it holds besides platforms. */
  database(): Promise<InstallationFigures['database']>;
  jobs(): Promise<InstallationFigures['jobs']>;
  /** Of the data folder. */
  disk(): Promise<InstallationFigures['disk']>;
  /** What was measured on the days before, the oldest first. */
  storageDays(): Promise<StorageDay[]>;
  filesIn: InstallationFigures['filesIn'];
  platforms(): Promise<ListedPlatform[]>;
  certificates(): Promise<InstallationFigures['certificates']>;
  backups(): Promise<InstallationFigures['backups']>;
  /** Of which parts staff was told by mail. */
  toldHealth(): Promise<ToldHealth[]>;
  saveToldHealth(told: readonly ToldHealth[]): Promise<void>;
  /** By account; who is not there wants everything. */
  healthMailChoices(): Promise<ReadonlyMap<string, HealthMailChoice>>;
  saveHealthMailChoice(accountId: string, wants: HealthMailChoice, staff: readonly string[]): Promise<void>;
}
