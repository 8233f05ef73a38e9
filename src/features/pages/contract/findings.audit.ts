import { auditActions } from '#platform/contract/calls/audit-action.ts';

/** What someone said of something that a check found. */
export const findingAudit = auditActions({
  setAside: 'finding.set-aside',
  takenBack: 'finding.taken-back',
});
