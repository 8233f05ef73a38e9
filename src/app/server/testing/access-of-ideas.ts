import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Of ideas, a part of the list of route-access.test.ts. */
export const accessOfIdeas: Record<string, Access> = {
  'DELETE /api/listitem:taking-part/:guid': 'public',
  'GET /api/listitem:taking-part/:guid': 'public',
  'POST /api/listitem:taking-part/:guid': 'public',
  'POST /api/listitem:taking-part/:guid/challenge': 'public',
  'PUT /api/listitem:taking-part/:guid': 'public',
};
