import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const assetAudit = auditActions({
  replaced: 'asset.replaced',
  deleted: 'asset.deleted',
  restored: 'asset.restored',
  purged: 'asset.purged',
});
