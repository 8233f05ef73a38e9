/** Of polls, a part of the list of route-effects.test.ts. */
export const effectsOfPolls: Record<string, readonly string[]> = {
  'DELETE /api/polls/{guid}/vote': [],
  'GET /api/polls/{guid}/file': ['audits poll.exported'],
  'POST /api/polls/{guid}/challenge': [],
  'POST /api/polls/{guid}/close': ['audits poll.closed', 'touches poll:*'],
  'POST /api/polls/{guid}/vote': [],
  'PUT /api/polls/{guid}/vote': [],
  'job close-polls': ['touches poll:*'],
  'job forget-waiting-votes': [],
};
