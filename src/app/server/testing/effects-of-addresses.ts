import type { Access } from '#platform/contract/calls/endpoint.ts';

/** The part of `route-access.test.ts` about the menu and the redirects: who may call at all. */
export const accessOfAddresses: Record<string, Access> = {
  'DELETE /api/menuitems/:guid': 'content-manager',
  'GET /api/menus::source': 'content-manager',
  'GET /api/menus::withName': 'public',
  'GET /api/redirects': 'admin',
  'GET /api/redirects::export': 'admin',
  'POST /api/menuitems': 'content-manager',
  'POST /api/menuitems/:guid/move': 'content-manager',
  'POST /api/menuitems/:guid/restore': 'content-manager',
  'POST /api/menus::arrange': 'content-manager',
  'POST /api/menus::foresee': 'content-manager',
  'POST /api/redirects': 'admin',
  'POST /api/redirects::import': 'admin',
  'POST /api/redirects::preview': 'admin',
  'POST /api/redirects::remove': 'admin',
  'POST /api/redirects::undo': 'admin',
  'PUT /api/menuitems/:guid': 'content-manager',
  'PUT /api/redirects/:guid': 'admin',
};

/** The same part of `route-effects.test.ts`: what is written down, and what becomes stale. */
export const effectsOfAddresses: Record<string, string[]> = {
  'DELETE /api/menuitems/{guid}': ['audits menu.removed', 'touches menu', 'touches pages'],
  'GET /api/redirects:export': ['audits redirect.exported'],
  'POST /api/menuitems': ['audits menu.added', 'touches menu', 'touches pages'],
  'POST /api/menuitems/{guid}/move': ['audits menu.moved', 'touches menu', 'touches pages'],
  'POST /api/menuitems/{guid}/restore': ['audits menu.restored', 'touches menu', 'touches pages'],
  'POST /api/menus:foresee': [],
  'POST /api/redirects': ['audits redirect.added', 'touches redirects'],
  'POST /api/redirects:import': ['audits redirect.imported', 'touches redirects'],
  'POST /api/redirects:preview': [],
  'POST /api/redirects:remove': ['audits redirect.removed', 'touches redirects'],
  'POST /api/redirects:undo': ['audits redirect.undone', 'touches redirects'],
  'PUT /api/menuitems/{guid}': ['audits menu.changed', 'touches menu', 'touches pages'],
  'PUT /api/redirects/{guid}': ['audits redirect.changed', 'touches redirects'],
  'POST /api/menus:arrange': [
    'audits menu.added',
    'audits menu.changed',
    'audits menu.moved',
    'audits menu.removed',
    'audits menu.restored',
    'touches menu',
    'touches pages',
  ],
};
