import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const submissionAudit = auditActions({
  withdrawn: 'submission.withdrawn',
  read: 'submission.read',
  changed: 'submission.changed',
  replied: 'submission.replied',
  redacted: 'submission.redacted',
  thrownAway: 'submission.thrown-away',
  restored: 'submission.restored',
  itemMade: 'submission.item-made',
  handlingChanged: 'submission.handling-changed',
});
