/** Of work that takes long, a part of the list of route-effects.test.ts: what it writes down and makes stale. */
const pages = ['touches page:*', 'touches pages', 'touches menu'];
const items = ['touches item:*', 'touches list:*', 'touches items', 'touches sitemap', 'touches item-vendors'];

export const effectsOfWork: Record<string, readonly string[]> = {
  'POST /api/statistics': [],
  'PUT /api/statistics:report': [],
  'job add-up-statistics': [],
  'job mail-statistics': [],
  'DELETE /api/imports/{id}': ['audits import.discarded'],
  'POST /api/imports': [],
  'POST /api/imports/{id}/pictures': [],
  'POST /api/imports/{id}/resume': ['audits import.started'],
  'POST /api/imports/{id}/start': ['audits import.started'],
  'POST /api/imports/{id}/stop': ['audits import.stopped'],
  'POST /api/imports/{id}/undo': ['audits import.undone'],
  'PUT /api/imports/{id}/columns': [],
  'DELETE /api/jobs/failed/{id}': ['audits job.discarded'],
  'POST /api/jobs/failed/{id}/retry': ['audits job.retried'],
  'POST /api/jobs/failed:retry': ['audits job.retried'],
  'job import-site': [
    'audits page.created',
    'audits page.published',
    'audits page.owner-changed',
    'audits menu.added',
    ...pages,
    ...items,
    'touches asset:*',
    'touches redirects',
  ],
  'job undo-import': [
    'audits page.deleted',
    'audits item.deleted',
    'audits asset.deleted',
    ...pages,
    ...items,
    'touches asset:*',
    'touches redirects',
  ],
  'job forget-imports': [],
  'DELETE /api/timemachine/links/{id}': ['audits past-link.revoked'],
  'POST /api/timemachine/links': ['audits past-link.made'],
  'job forget-past-links': [],
};
