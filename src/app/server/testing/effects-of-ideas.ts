const items = ['touches item:*', 'touches list:*', 'touches items', 'touches sitemap', 'touches item-vendors'];
const mergeTouches = [
  'touches idea:*',
  'touches item-support:*',
  'touches thread:*',
  'touches talked-list:*',
  'touches talked',
  ...items,
];

/** Of ideas, a part of the list of route-effects.test.ts. */
export const effectsOfIdeas: Record<string, readonly string[]> = {
  'DELETE /api/listitem:taking-part/{guid}': ['touches item-support:*'],
  'POST /api/listitem:taking-part/{guid}': ['touches item-support:*'],
  'POST /api/listitem:taking-part/{guid}/challenge': [],
  'PUT /api/listitem:taking-part/{guid}': ['touches item-support:*'],
  'DELETE /api/idea-news/{token}': [],
  'DELETE /api/listitem:merge/{guid}': ['audits idea.merge-undone', 'audits item.published', ...mergeTouches],
  'POST /api/listitem:merge/{guid}': ['audits idea.merged', 'audits item.unpublished', ...mergeTouches],
  'POST /api/listitem:status/{guid}': ['audits idea.status-changed', 'touches idea:*', ...items],
  'POST /idea-news/{token}': [],
  'PUT /api/listitem:news/{guid}': [],
  'job forget-waiting-support': [],
  'job tell-idea-news': [],
};
