import { listProfileFieldDefinitions } from '#features/profile-fields/contract/profile-fields.endpoints.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import { previewRetention } from '#features/submissions/contract/keeping/retention.endpoints.ts';
import { load, loadFresh } from '#platform/web/api/load-cache.ts';
import type { FeatureScreen } from '#platform/web/screens/feature-screen.ts';
import { listFormHandlers, listQuestionOptions, readForm } from '../contract/forms.endpoints.ts';

export const screens: FeatureScreen[] = [
  {
    path: 'admin/forms/view/:guid',
    screen: 'features/forms/web/building/form-builder-screen.tsx',
    titleKey: 'forms.build.screen',
    marker: 'admin',
    isBare: true,
    load: (app, url) => {
      const [, guid = ''] = /\/admin\/forms\/view\/([^/]+)/.exec(url.pathname) ?? [];
      return Promise.all([
        loadFresh(app, readForm, { params: { guid } }),
        load(app, listRoles, {}),
        loadFresh(app, listFormHandlers, { params: { guid } }),
        loadFresh(app, previewRetention, { params: { guid } }),
        load(app, listQuestionOptions, {}),
        load(app, listProfileFieldDefinitions, {}),
      ]);
    },
  },
];
