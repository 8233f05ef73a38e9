/** For the list that holds the effects of every call. */
export const setupEffects: readonly string[] = [
  'audits setup.completed',
  'audits setting.changed',
  'audits session.started',
  'touches settings',
];

export const setupPasskeyEffects: readonly string[] = [
  'audits setup.completed',
  'audits passkey.added',
  'audits setting.changed',
  'audits session.started',
  'touches settings',
];

const pages = ['touches page:*', 'touches pages', 'touches menu'];

export const firstHourEffects: Readonly<Record<string, readonly string[]>> = {
  'PUT /api/firsthour/site': ['audits setting.changed', 'touches settings', 'touches menu'],
  'PUT /api/firsthour/look': ['audits setting.changed', 'touches settings'],
  'job mail-way-back': [],
  'PUT /api/firsthour/list': [],
  'POST /api/sitepreviews': ['audits preview.made'],
  'POST /api/firsthour/pages': ['audits page.created', 'audits menu.added', 'touches menu', 'touches pages'],
  'POST /api/firsthour/opening': ['audits page.published', 'audits setting.changed', ...pages, 'touches settings'],
};
