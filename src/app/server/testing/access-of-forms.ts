import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Of forms, a part of the list of route-access.test.ts. */
export const accessOfForms: Record<string, Access> = {
  'DELETE /api/forms/:guid': 'admin',
  'GET /api/forms': 'admin',
  'GET /api/forms/:guid': 'admin',
  'GET /api/forms/:guid/handlers': 'admin',
  'GET /api/forms/:guid/versions/:version': 'admin',

  'GET /api/forms::choices': 'content-manager',
  'GET /api/forms/:guid/entries/:key': 'public',
  'GET /api/forms/:guid/filling': 'public',
  'DELETE /api/submissions/:guid': 'admin',
  'GET /api/forms/:guid/submissions': 'admin',
  'GET /api/submissions/:guid': 'admin',
  'GET /api/submissions/:guid/receipt': 'public',
  'POST /api/forms/:guid/challenge': 'public',
  'POST /api/forms/:guid/filling': 'public',
  'POST /api/forms/:guid/submissions': 'public',
  'POST /api/submissions/:guid/withdraw': 'public',
  'GET /api/forms::examples': 'admin',
  'GET /api/forms::questions': 'admin',
  'GET /api/contributions/proofs/:token': 'public',
  'POST /api/contributions/mail': 'public',
  'POST /api/contributions/prove': 'public',
  'POST /prove/:kind/:guid': 'public',
  'POST /prove/:token': 'public',
  'POST /api/forms': 'admin',
  'POST /api/forms/:guid/publish': 'admin',
  'PUT /api/forms/:guid/draft': 'admin',
  'PUT /api/forms/:guid/owner': 'admin',
  'PUT /api/forms/:guid/settings': 'admin',
};
