import { type Route, route } from '#platform/server/http/route.ts';
import { makeBackup, planBackups, readBackups } from '../contract/backups.endpoints.ts';
import type { BackupsService } from './backups.service.ts';

export const backupsRoutes: Route<{ backups: BackupsService }>[] = [
  route(readBackups, ({ viewer, services }) => services.backups.read(viewer)),
  route(planBackups, async (by, { body }) => {
    await by.services.backups.plan(by, body);
    return undefined;
  }),
  route(makeBackup, async (by, { body }) => {
    await by.services.backups.ask(by, body);
    return undefined;
  }),
];
