import { type Route, route } from '#platform/server/http/route.ts';
import { exportAudit, readAudit } from '../contract/audit.endpoints.ts';
import type { AuditService } from './audit.service.ts';

export const auditRoutes: Route<{ audit: AuditService }>[] = [
  route(readAudit, ({ viewer, services }, { query }) => services.audit.list(viewer, query)),
  route(exportAudit, ({ viewer, client, services, answer }, { query: { language, ...filter } }) => {
    answer.header('content-disposition', 'attachment; filename="logboek.csv"');
    return services.audit.csv({ viewer, client }, filter, language);
  }),
];
