/** What a page makes stale that becomes readable, or no longer. */
export const pages = ['touches page:*', 'touches pages', 'touches parts', 'touches menu'];
/** The same of an item. */
export const items = ['touches item:*', 'touches list:*', 'touches items', 'touches sitemap', 'touches item-vendors'];

/** Of publishing several things together, a part of the list of route-effects.test.ts. */
export const effectsOfPublications: Record<string, readonly string[]> = {
  'POST /api/publications': [
    'audits page.published',
    'audits menu.changed',
    'audits item.published',
    'audits item.visibility-changed',
    ...pages,
    ...items,
  ],
  'POST /api/publications:undo': [
    'audits page.published',
    'audits page.unpublished',
    'audits page.scheduled',
    'audits menu.changed',
    'audits item.unpublished',
    ...pages,
    ...items,
  ],
};
