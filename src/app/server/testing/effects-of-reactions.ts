const thread = 'touches thread:*';
/** With the order of the lists that go by it. */
const said = [thread, 'touches talked-list:*', 'touches talked'];

/** Pictures that come along are files. */
const withFiles = [...said, 'touches asset:*'];

/** Of reactions, a part of the list of route-effects.test.ts. */
export const effectsOfReactions: Record<string, readonly string[]> = {
  'DELETE /api/reactions/{guid}/author-block': ['audits reaction.author-unblocked'],
  'DELETE /api/reactions:blocked/{guid}': ['audits reaction.author-unblocked'],
  'POST /api/reactions/{guid}/decision': [
    'audits reaction.kept',
    'audits reaction.removed',
    'audits reaction.reopened',
    ...said,
  ],
  'POST /api/reactions/{guid}/reports': [],
  'POST /api/reactions/{guid}/return': said,
  'POST /api/reactions/{guid}/withdraw': said,
  'POST /api/threads/{kind}/{guid}': said,
  'POST /api/threads/{kind}/{guid}/challenge': [],
  'POST /api/threads/{kind}/{guid}/own': [],
  'POST /api/threads/{kind}/{guid}/pictured': withFiles,
  'POST /react/{kind}/{guid}': withFiles,
  'PUT /api/reactions/{guid}': said,
  'PUT /api/reactions/{guid}/author-block': ['audits reaction.author-blocked'],
  'PUT /api/threads/{kind}/{guid}/closing': ['audits reaction.thread-closed', 'audits reaction.thread-opened', thread],
  'POST /api/threads:unread': [],
  'PUT /api/threads/{kind}/{guid}/look': [],
  'PUT /api/threads/{kind}/{guid}/sticking': [
    'audits reaction.topic-stuck',
    'audits reaction.topic-unstuck',
    thread,
    'touches item:*',
    'touches list:*',
    'touches talked',
  ],
  'PUT /api/threads:looked/{guid}': [],
  'job forget-old-reactions': ['touches asset:*'],
};
