import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const searchPromotionAudit = auditActions({
  created: 'search-promotion.created',
  changed: 'search-promotion.changed',
  deleted: 'search-promotion.deleted',
  ordered: 'search-promotion.ordered',
});

export const searchSynonymAudit = auditActions({
  created: 'search-synonym.created',
  changed: 'search-synonym.changed',
  deleted: 'search-synonym.deleted',
});
