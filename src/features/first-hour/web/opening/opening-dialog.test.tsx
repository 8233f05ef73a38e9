import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '#platform/web/api/call-error.ts';
import { newSite, showFirstHour } from '../testing/show-first-hour.tsx';
import { OpeningDialog } from './opening-dialog.tsx';

const page = (guid: string, title: string, more: object) => ({
  guid,
  title: { $lang: { nl: title } },
  path: `/${guid}`,
  isPublished: false,
  isExample: false,
  isHome: false,
  leadsTo: [],
  ...more,
});
const opening = {
  pages: [
    page('home', 'Home', { path: '/', isHome: true, leadsTo: ['contact'] }),
    page('news', 'Nieuws', {}),
    page('contact', 'Contact', { isExample: true }),
  ],
  emptyLanguages: ['de'],
};
const loaded = {
  '/api/platformsettingvalues?language=nl': [{ key: 'platformName', value: 'Gemeente Voorbeeld' }],
};
const dialog = <OpeningDialog isOpen onClose={() => undefined} startedAt={newSite.startedAt} />;
const answering =
  (opened: () => Promise<unknown>) =>
  ({ method }: { method: string }) =>
    method === 'GET' ? Promise.resolve(opening) : opened();

it('takes along what was written, and leaves examples behind unless they are ticked', async () => {
  const { user, sent } = showFirstHour(
    dialog,
    answering(async () => ({ ...newSite, isOpen: true })),
    loaded,
  );
  const shown = await screen.findByRole('dialog', { name: 'Gemeente Voorbeeld openen' });
  expect(await within(shown).findByRole('checkbox', { name: 'Home' })).toHaveProperty('disabled', true);
  expect(within(shown).getByRole('checkbox', { name: 'Contact' })).toHaveProperty('checked', false);
  expect(shown.textContent).toContain('Duits');
  await user.dblClick(within(shown).getByRole('button', { name: 'Open de site' }));
  expect(await screen.findByRole('dialog', { name: 'Uw site is open' })).toBeDefined();
  expect(sent).toEqual([{ method: 'POST', path: '/api/firsthour/opening', body: { pages: ['home', 'news'] } }]);
  // The button that was pressed is gone: the focus goes on at what is said.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Iedereen kan nu terecht'));
});

it('says that an open page leads to one that stays behind, until it comes along', async () => {
  const { user } = showFirstHour(
    dialog,
    answering(async () => newSite),
    loaded,
  );
  expect(await screen.findByText(/verwijzen al naar Contact/)).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Contact' }));
  expect(screen.queryByText(/verwijzen al naar/)).toBeNull();
});

it('says when the site was not opened, and lets one try again', async () => {
  let tries = 0;
  const { user } = showFirstHour(
    dialog,
    answering(() => {
      tries += 1;
      return tries === 1 ? Promise.reject(new CallError(0, undefined)) : Promise.resolve(newSite);
    }),
    loaded,
  );
  const button = await screen.findByRole('button', { name: 'Open de site' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('De site is niet geopend');
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Uw site is open' })).toBeDefined();
});

it('says when the list could not be fetched, and asks again', async () => {
  let asked = 0;
  const { user } = showFirstHour(
    dialog,
    () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new CallError(503, undefined)) : Promise.resolve(opening);
    },
    loaded,
  );
  await user.click(await screen.findByRole('button', { name: 'Opnieuw' }));
  expect(await screen.findByRole('checkbox', { name: 'Nieuws' })).toHaveProperty('checked', true);
});
