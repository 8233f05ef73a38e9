import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const formAudit = auditActions({
  made: 'form.made',
  published: 'form.published',
  planned: 'form.planned',
  planFailed: 'form.plan-failed',
  planFailureDismissed: 'form.plan-failure-dismissed',
  settingsChanged: 'form.settings-changed',
  ownerChanged: 'form.owner-changed',
  thrownAway: 'form.thrown-away',
  restored: 'form.restored',
  deleted: 'form.deleted',
});
