import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const itemAudit = auditActions({
  deleted: 'item.deleted',
  restored: 'item.restored',
  purged: 'item.purged',
  versionRestored: 'item.version-restored',
  published: 'item.published',
  unpublished: 'item.unpublished',
  visibilityChanged: 'item.visibility-changed',
});

/** Who sees an item, by its visibility and by being published. */
export const itemChanges = [itemAudit.published, itemAudit.unpublished, itemAudit.visibilityChanged];
