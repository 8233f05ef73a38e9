import { type Route, route } from '#platform/server/http/route.ts';
import { recordLogs } from '../contract/logs.endpoints.ts';
import { recordBrowserLogs } from './logs.service.ts';

export const logsRoutes: Route<unknown>[] = [
  route(recordLogs, async ({ viewer, client, log }, { body }) => {
    recordBrowserLogs(viewer, { userAgent: client.userAgent, log }, body);
    return undefined;
  }),
];
