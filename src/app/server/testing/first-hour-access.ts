import type { Access } from '#platform/contract/calls/endpoint.ts';

/** For the list that holds every call: those of a new site, from its set-up link on, which are many and belong together. */
export const firstHourAccess: Readonly<Record<string, Access>> = {
  'GET /api/auth/setup/:token': 'public',
  'POST /api/auth/setup/:token': 'public',
  'POST /api/auth/setup/:token/passkey::begin': 'public',
  'POST /api/auth/setup/:token/passkey': 'public',
  'POST /setup/:token': 'public',
  'GET /api/firsthour': 'admin',
  'GET /api/sitepreviews': 'admin',
  'POST /api/sitepreviews': 'admin',
  'PUT /api/firsthour/site': 'admin',
  'GET /api/firsthour/palette/:guid': 'admin',
  'GET /api/firsthour/sketches': 'admin',
  'PUT /api/firsthour/look': 'admin',
  'POST /api/firsthour/pages': 'admin',
  'PUT /api/firsthour/list': 'admin',
  'GET /api/firsthour/opening': 'admin',
  'POST /api/firsthour/opening': 'admin',
};
