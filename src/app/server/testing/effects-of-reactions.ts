const thread = 'touches thread:*';

/** Of reactions, a part of the list of route-effects.test.ts. */
export const effectsOfReactions: Record<string, readonly string[]> = {
  'DELETE /api/reactions/{guid}/author-block': ['audits reaction.author-unblocked'],
  'DELETE /api/reactions:blocked/{guid}': ['audits reaction.author-unblocked'],
  'POST /api/reactions/{guid}/decision': [
    'audits reaction.kept',
    'audits reaction.removed',
    'audits reaction.reopened',
    thread,
  ],
  'POST /api/reactions/{guid}/reports': [],
  'POST /api/reactions/{guid}/return': [thread],
  'POST /api/reactions/{guid}/withdraw': [thread],
  'POST /api/threads/{kind}/{guid}': [thread],
  'POST /api/threads/{kind}/{guid}/challenge': [],
  'POST /api/threads/{kind}/{guid}/own': [],
  'POST /react/{kind}/{guid}': [thread],
  'PUT /api/reactions/{guid}': [thread],
  'PUT /api/reactions/{guid}/author-block': ['audits reaction.author-blocked'],
  'PUT /api/threads/{kind}/{guid}/closing': ['audits reaction.thread-closed', 'audits reaction.thread-opened', thread],
  'job forget-old-reactions': [],
};
