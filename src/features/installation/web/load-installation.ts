import { readBackups } from '#features/backups/contract/backups.endpoints.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { readInstallation } from '../contract/installation.endpoints.ts';

export const loadInstallation = (app: ScreenApp): Promise<unknown> =>
  Promise.all([loadFresh(app, readInstallation, {}), loadFresh(app, readBackups, {})]);
