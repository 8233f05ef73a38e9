import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Of following and being told, a part of the list of route-access.test.ts. */
export const accessOfTelling: Record<string, Access> = {
  'DELETE /api/follows/:kind/:guid': 'user',
  'GET /api/follows': 'user',
  'GET /api/follows/:kind/:guid': 'user',
  'PATCH /api/follows/:kind/:guid': 'user',
  'PUT /api/follows/:kind/:guid': 'user',
  'GET /api/follow-by-mail/:kind/:guid': 'public',
  'POST /api/follow-by-mail/:kind/:guid/ask': 'public',
  'POST /api/follow-by-mail/:kind/:guid/challenge': 'public',
  'POST /follow-by-mail/:kind/:guid': 'public',
  'GET /api/notices': 'user',
  'GET /api/notices/unsubscribing/:token': 'public',
  'GET /api/notices/ways': 'user',
  'POST /api/notices/read': 'user',
  'POST /api/notices/unread': 'user',
  'PUT /api/notices/hours': 'user',
  'PUT /api/notices/ways': 'user',
  'PUT /api/notices/ways/:subject': 'user',
  'POST /unsubscribe/:token': 'public',
  'POST /unsubscribe/:token/press': 'public',
};
