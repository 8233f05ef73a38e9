import type { Access } from '#platform/contract/calls/endpoint.ts';

/** Who may ask for work that takes long, follow it and try it again: a part of the list of route-access.test.ts. */
export const accessOfWork: Record<string, Access> = {
  'GET /api/installation': 'staff',
  'GET /api/imports': 'admin',
  'POST /api/imports': 'admin',
  'DELETE /api/imports/:id': 'admin',
  'GET /api/imports/:id': 'admin',
  'GET /api/imports/:id/changes': 'admin',
  'GET /api/imports/:id/entries': 'admin',
  'POST /api/imports/:id/pictures': 'admin',
  'POST /api/imports/:id/resume': 'admin',
  'POST /api/imports/:id/start': 'admin',
  'POST /api/imports/:id/stop': 'admin',
  'POST /api/imports/:id/undo': 'admin',
  'PUT /api/imports/:id/columns': 'admin',
  'GET /api/imports::lists': 'admin',
  'GET /api/imports::sample': 'admin',
  'DELETE /api/jobs/failed/:id': 'admin',
  'GET /api/jobs/failed': 'admin',
  'POST /api/jobs/failed/:id/retry': 'admin',
  'POST /api/jobs/failed::retry': 'admin',
  'GET /api/longwork/:id': 'user',
  'DELETE /api/timemachine/links/:id': 'admin',
  'GET /api/timemachine/links': 'admin',
  'POST /api/timemachine/links': 'admin',
};
