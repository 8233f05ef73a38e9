import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const offerAudit = auditActions({ placed: 'offer.placed', refused: 'offer.refused' });
