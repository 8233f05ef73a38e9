import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Of ideas, a part of the list of route-access.test.ts. */
export const accessOfIdeas: Record<string, Access> = {
  'DELETE /api/idea-news/:token': 'public',
  'DELETE /api/listitem::merge/:guid': 'user',
  'DELETE /api/listitem::taking-part/:guid': 'public',
  'GET /api/listitem::taking-part/:guid': 'public',
  'GET /api/idea-news/:token': 'public',
  'GET /api/listitem::managing/:guid': 'user',
  'GET /api/listitem::merged/:shortId': 'public',
  'GET /api/listitem::news/:guid': 'user',
  'GET /api/listitem::story/:guid': 'public',
  'POST /api/listitem::merge/:guid': 'user',
  'POST /api/listitem::status/:guid': 'user',
  'POST /idea-news/:token': 'public',
  'PUT /api/listitem::news/:guid': 'user',
  'POST /api/listitem::taking-part/:guid': 'public',
  'POST /api/listitem::taking-part/:guid/challenge': 'public',
  'PUT /api/listitem::taking-part/:guid': 'public',
};
