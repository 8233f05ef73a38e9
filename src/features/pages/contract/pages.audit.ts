import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const pageAudit = auditActions({
  created: 'page.created',
  permissionsChanged: 'page.permissions-changed',
  published: 'page.published',
  unpublished: 'page.unpublished',
  scheduled: 'page.scheduled',
  scheduleFailed: 'page.schedule-failed',
  failureDismissed: 'page.failure-dismissed',
  deleted: 'page.deleted',
  restored: 'page.restored',
  purged: 'page.purged',
  versionRestored: 'page.version-restored',
  translated: 'page.translated',
  ownerChanged: 'page.owner-changed',
  reviewPlanned: 'page.review-planned',
});

export const blockAudit = auditActions({
  optionsChanged: 'block.options-changed',
  permissionsChanged: 'block.permissions-changed',
  purged: 'block.purged',
});
