/** Of the accessibility statement and of what is found of content, a part of the list of route-effects.test.ts. */
export const effectsOfStatement: Record<string, readonly string[]> = {
  'DELETE /api/accessibilitystatement/findings/{id}': [
    'audits accessibility-finding.deleted',
    'touches accessibility-statement',
  ],
  'POST /api/accessibilitystatement/findings': [
    'audits accessibility-finding.added',
    'touches accessibility-statement',
  ],
  'PUT /api/accessibilitystatement/findings/{id}': [
    'audits accessibility-finding.changed',
    'touches accessibility-statement',
  ],
  'PUT /api/accessibilitystatement/settings': [
    'audits accessibility-statement.changed',
    'touches accessibility-statement',
  ],
  'POST /api/contentfindings:look': [],
  'PUT /api/upkeep/{kind}/{guid}': ['audits upkeep.changed', 'audits page.owner-changed', 'audits page.review-planned'],
  'POST /api/upkeep/{kind}/{guid}/right': ['audits upkeep.found-right', 'audits page.review-planned'],
  'PUT /api/upkeep/{kind}/{guid}/day': ['audits upkeep.changed', 'audits page.review-planned'],
  'job remind-of-upkeep': [],
  'job look-at-content': ['touches accessibility-statement'],
  'job look-at-content-now': ['touches accessibility-statement'],
  'job date-accessibility-statement': ['touches accessibility-statement'],
};
