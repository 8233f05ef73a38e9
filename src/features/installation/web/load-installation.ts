import { readBackups } from '#features/backups/contract/backups.endpoints.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readHealthMail, readInstallation } from '../contract/installation.endpoints.ts';
import { readInstallationJobs } from '../contract/jobs/installation-jobs.endpoints.ts';
import { isOfList } from './platforms-address.ts';

/** Whoever turns the list of platforms has all of it already; who comes anew sees what is so now. */
export function loadInstallation(app: ScreenApp, { searchParams }: URL): Promise<unknown> {
  const read = isOfList(searchParams) ? load : loadFresh;
  return Promise.all([
    read(app, readInstallation, {}),
    read(app, readInstallationJobs, {}),
    read(app, readBackups, {}),
    read(app, readHealthMail, {}),
  ]);
}
