import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Of what anyone may bring and did here, a part of the list of route-access.test.ts. Who edits a list is decided by the service. */
export const accessOfOffers: Record<string, Access> = {
  'GET /api/activity': 'user',
  'GET /api/activity/by/:guid': 'user',
  'GET /api/offers/:guid': 'public',
  'GET /api/offers::to/:guid': 'public',
  'GET /api/offers::queue': 'user',
  'POST /api/offers/:guid/decision': 'user',
  'POST /api/offers/:guid/return': 'public',
  'POST /api/offers/:guid/withdraw': 'public',
  'POST /api/offers::to/:guid': 'public',
  'POST /api/offers::to/:guid/challenge': 'public',
  'POST /offer/:guid': 'public',
  'PUT /api/offers/:guid': 'public',
};
