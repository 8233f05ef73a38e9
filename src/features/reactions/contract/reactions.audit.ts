import { auditActions } from '#platform/contract/calls/audit-action.ts';

export const reactionAudit = auditActions({
  kept: 'reaction.kept',
  removed: 'reaction.removed',
  reopened: 'reaction.reopened',
  closed: 'reaction.thread-closed',
  opened: 'reaction.thread-opened',
  stuck: 'reaction.topic-stuck',
  unstuck: 'reaction.topic-unstuck',
  blocked: 'reaction.author-blocked',
  unblocked: 'reaction.author-unblocked',
});
