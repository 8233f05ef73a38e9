import { expect, test } from 'vitest';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { ErrorStore } from '#platform/web/error-store/error-store.ts';
import { I18n } from '#platform/web/i18n/i18n.ts';
import { createSiteApp } from './create-site-app.ts';

const member = {
  isSignedIn: true,
  isActive: true,
  isAdmin: false,
  isContentManager: false,
  isDeveloper: false,
  isStaff: false,
  handlesForms: false,
  viewingAs: null,
};

function start() {
  const app = createSiteApp({
    call: async () => undefined as never,
    loadCache: createLoadCache(),
    i18n: new I18n('nl', {}),
    language: 'nl',
    locale: { languages: ['nl'], timeZone: 'Europe/Amsterdam' },
    origin: 'https://vloedhaven.example',
    now: '2026-11-16T09:00:00.000Z',
    theme: undefined,
    openGroups: [],
    reader: member,
    isDevelopment: false,
    errorStore: new ErrorStore({ nonce: '', log: () => undefined, isGoneStatusUsed: () => false }),
  });
  const fail = async () => {
    const { notifications } = await app.taskParts();
    const run = () => Promise.reject(new Error('Failed to fetch'));
    await app.runTask({ type: 'save', entity: 'item', run });
    return notifications.getSnapshot().notifications.map(({ type, actions }) => [type, actions?.length]);
  };
  return { app, fail };
}

test('a member is told of no failure (§6)', async () => {
  expect(await start().fail()).toEqual([]);
});

test('who may edit the page that is shown is told, with Retry (§6)', async () => {
  const { app, fail } = start();
  app.shownPage.canEdit = true;
  expect(await fail()).toEqual([['negative', 1]]);
});
