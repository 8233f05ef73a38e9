import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Of polls, a part of the list of route-access.test.ts. */
export const accessOfPolls: Record<string, Access> = {
  'DELETE /api/polls/:guid/vote': 'public',
  'GET /api/polls': 'user',
  'GET /api/polls/:guid': 'public',
  'GET /api/polls/:guid/file': 'user',
  'GET /api/polls/:guid/names': 'user',
  'GET /api/polls/:guid/results': 'user',
  'GET /api/polls/:guid/standing': 'public',
  'POST /api/polls/:guid/challenge': 'public',
  'POST /api/polls/:guid/close': 'user',
  'POST /api/polls/:guid/vote': 'public',
  'PUT /api/polls/:guid/vote': 'public',
};
