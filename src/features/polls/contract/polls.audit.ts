import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const pollAudit = auditActions({
  closed: 'poll.closed',
  exported: 'poll.exported',
});
