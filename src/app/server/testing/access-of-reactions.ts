import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Of reactions, a part of the list of route-access.test.ts. Whether one moderates is decided by the service. */
export const accessOfReactions: Record<string, Access> = {
  'DELETE /api/reactions/:guid/author-block': 'user',
  'DELETE /api/reactions::blocked/:guid': 'user',
  'GET /api/reactions/:guid/answers': 'public',
  'GET /api/reactions/:guid/receipt': 'public',
  'GET /api/reactions::blocked': 'user',
  'GET /api/reactions::queue': 'user',
  'GET /api/threads/:kind/:guid': 'public',
  'GET /api/threads/:kind/:guid/about': 'public',
  'GET /api/threads/:kind/:guid/people': 'user',
  'POST /api/reactions/:guid/decision': 'user',
  'POST /api/reactions/:guid/reports': 'public',
  'POST /api/reactions/:guid/return': 'public',
  'POST /api/reactions/:guid/withdraw': 'public',
  'POST /api/threads/:kind/:guid': 'public',
  'POST /api/threads/:kind/:guid/challenge': 'public',
  'POST /api/threads/:kind/:guid/own': 'public',
  'POST /api/threads::unread': 'user',
  'POST /react/:kind/:guid': 'public',
  'PUT /api/reactions/:guid': 'public',
  'PUT /api/reactions/:guid/author-block': 'user',
  'PUT /api/threads/:kind/:guid/closing': 'user',
  'PUT /api/threads/:kind/:guid/look': 'user',
  'PUT /api/threads/:kind/:guid/sticking': 'user',
  'PUT /api/threads::looked/:guid': 'user',
};
