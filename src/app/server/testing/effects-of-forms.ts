/** What a form that changed makes old. */
export const formTouches = ['touches form:*', 'touches forms'];

const provenEffects = ['audits address.verified', 'audits role.handed-out', 'touches form:*'];

/** Of forms, a part of the list of route-effects.test.ts. */
export const effectsOfForms: Record<string, readonly string[]> = {
  'DELETE /api/forms/{guid}': ['audits form.thrown-away', ...formTouches],
  'POST /api/forms': ['audits form.made', 'touches forms'],
  'POST /api/forms/{guid}/publish': ['audits form.published', ...formTouches],
  'PUT /api/forms/{guid}/draft': ['touches forms'],
  'PUT /api/forms/{guid}/owner': ['audits form.owner-changed', 'touches forms'],
  'PUT /api/forms/{guid}/settings': ['audits form.settings-changed', ...formTouches],
  'GET /api/submissions/{guid}': ['audits submission.read'],
  'POST /api/forms/{guid}/challenge': [],
  'POST /api/forms/{guid}/filling': ['touches form:*'],
  'POST /api/forms/{guid}/later': [],
  'POST /api/forms/{guid}/submissions': ['touches form:*'],
  'POST /api/submissions/{guid}/withdraw': ['audits submission.withdrawn', 'touches form:*'],
  'POST /api/contributions/mail': [],
  'POST /api/contributions/prove': provenEffects,
  'POST /prove/{kind}/{guid}': provenEffects,
  'POST /prove/{token}': provenEffects,
  'job forget-unproven-submissions': [],
  'DELETE /api/formfiles/{guid}': [],
  'GET /api/submissions/{guid}/files/{file}': ['audits submission.read'],
  'POST /api/formfiles/{guid}/pieces/{offset}': [],
  'POST /api/forms/{guid}/files': [],
  'job sweep-form-files': [],
  'job sweep-form-files-now': [],
  'POST /api/submissions/{guid}/notes': [],
  'POST /api/submissions/{guid}/redactions': ['audits submission.redacted'],
  'POST /api/submissions/{guid}/replies': ['audits submission.replied', 'audits submission.changed'],
  'POST /api/submissions:change': [
    'audits submission.changed',
    'audits submission.thrown-away',
    'audits submission.restored',
    'touches form:*',
  ],
  'PUT /api/forms/{guid}/handling': ['audits submission.handling-changed'],
  'job empty-form-trash': [],
  'job empty-submission-trash': [],
  'job forget-old-form-entries': [],
  'job send-form-overviews': [],
  'job tell-of-submission': [],
};
