import { type Route, route } from '#platform/server/http/route.ts';
import { readAudit } from '../contract/audit.endpoints.ts';
import type { AuditService } from './audit.service.ts';

export const auditRoutes: Route<{ audit: AuditService }>[] = [
  route(readAudit, ({ viewer, services }, { query }) => services.audit.list(viewer, query)),
];
