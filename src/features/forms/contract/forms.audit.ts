import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const formAudit = auditActions({
  made: 'form.made',
  published: 'form.published',
  settingsChanged: 'form.settings-changed',
  ownerChanged: 'form.owner-changed',
  thrownAway: 'form.thrown-away',
  restored: 'form.restored',
  deleted: 'form.deleted',
});
