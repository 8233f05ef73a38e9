import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { WorldParts } from './redirect-world.ts';

/** What redirects need of the others. */
export interface RedirectParts extends WorldParts {
  audit: Pick<AuditService, 'record' | 'recordEach'>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}
