import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const reviewAudit = auditActions({
  asked: 'review.asked',
  withdrawn: 'review.withdrawn',
  approved: 'review.approved',
  returned: 'review.returned',
});
