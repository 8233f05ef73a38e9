/** Of ideas, a part of the list of route-effects.test.ts. */
export const effectsOfIdeas: Record<string, readonly string[]> = {
  'DELETE /api/listitem:taking-part/{guid}': ['touches item-support:*'],
  'POST /api/listitem:taking-part/{guid}': ['touches item-support:*'],
  'POST /api/listitem:taking-part/{guid}/challenge': [],
  'PUT /api/listitem:taking-part/{guid}': ['touches item-support:*'],
  'job forget-waiting-support': [],
};
