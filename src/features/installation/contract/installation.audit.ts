import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const platformAudit = auditActions({
  added: 'platform.added',
  hostsChanged: 'platform.hosts-changed',
  suspended: 'platform.suspended',
  resumed: 'platform.resumed',
  leaving: 'platform.leaving',
});
