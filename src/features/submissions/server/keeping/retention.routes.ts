import { type Route, route } from '#platform/server/http/route.ts';
import { previewRetention } from '../../contract/keeping/retention.endpoints.ts';
import type { RetentionService } from './retention.service.ts';

export const retentionRoutes: Route<{ formRetention: RetentionService }>[] = [
  route(previewRetention, ({ viewer, services }, { params }) =>
    services.formRetention.preview(viewer, params.guid.toLowerCase()),
  ),
];
