import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const auditAudit = auditActions({ exported: 'audit.exported' });
