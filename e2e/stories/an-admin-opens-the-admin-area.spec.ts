import type { APIRequestContext, Page } from '@playwright/test';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';

/** What the demo has first in each list. */
const firstRows: Record<string, string> = {
  '/admin/pages': 'Home',
  '/admin/media': '.pdf',
  '/admin/users': 'Amina el Idrissi',
  '/admin/roles': 'Projectgroep Havenkwartier',
  '/admin/access': 'Home',
  '/admin/legal': 'Gebruiksvoorwaarden',
  '/admin/accessibility': 'Filmpjes zonder beschrijving',
  '/admin/profile-fields': 'E-mailadres',
  '/admin/item-types': 'Nieuwsberichten',
  '/admin/audit': 'Ingelogd',
};

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

async function mainOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return /<main[^>]*>(.*)<\/main>/s.exec(await answer.text())?.[1] ?? '';
}

test('every screen comes with its heading and its first row, before any script', async ({ page, signInAs }) => {
  await signInAs('Admin');
  const { request } = page;
  const document = await (await request.get('/admin/users')).text();
  const entries = new Map(
    [...document.matchAll(/<a [^>]*href="(\/admin\/[^"?]+)"[^>]*>(.*?)<\/a>/gs)].map(([, path = '', label = '']) => [
      path,
      wordsOf(label),
    ]),
  );
  expect([...entries.keys()]).toEqual(expect.arrayContaining(Object.keys(firstRows)));
  for (const [path, label] of entries) {
    const main = await mainOf(request, path);
    const heading = wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? '');
    if (path === '/admin/start') {
      // The day begins with a greeting, not with the name of the screen.
      expect(heading).toMatch(/^Goede(morgen|middag|navond), /);
    } else {
      expect(heading, path).toBe(
        path === '/admin/invitations/new' ? 'Uitnodigen' : path === '/admin/gallery' ? 'Plein' : label,
      );
    }
    expect(wordsOf(main), path).toContain(firstRows[path] ?? heading);
    expect(main, `${path}: the policy forbids styles in a document`).not.toContain(' style="');
  }
});

test('the screens below an entry come with their heading too', async ({ page, signInAs }) => {
  await signInAs('Admin');
  const { users } = (await (await page.request.get('/api/users')).json()) as { users: { guid: string }[] };
  const paths = [`/admin/users/${users[0]?.guid}/profile`, '/admin/invitations/new'];
  for (const path of ['/admin/roles', '/admin/legal']) {
    const below = new RegExp(`href="(${path}/[^"]+)"`).exec(await mainOf(page.request, path))?.[1];
    paths.push(below ?? `nothing below ${path}`);
  }
  for (const path of paths) expect(await mainOf(page.request, path), path).toMatch(/<h1[^>]*>/);
});

test('what the server drew becomes the screen, with the groups of the menu as they were left', async ({
  page,
  signInAs,
  visit,
}) => {
  await signInAs('Admin');
  await visit('/admin/users');
  await expect(page.getByRole('heading', { level: 1, name: 'Leden' })).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Naam of e-mail' }).fill('visser');
  await expect(page).toHaveURL('/admin/users?q=visser');

  const menu = page.getByRole('navigation', { name: 'Beheermenu' });
  await menu.getByRole('button', { name: 'Systeem' }).press('Enter');
  await menu.getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Beheermenu' }).getByRole('button', { name: 'Cijfers' }).click();
  await visit('/admin/roles');
  await expect(menu.getByRole('button', { expanded: true })).toHaveText(['Mensen', 'Cijfers', 'Systeem']);
});

/** The page as the server drew it, and what lets the application come. */
async function openWithoutApplication(page: Page, path: string): Promise<() => Promise<void>> {
  const application = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client*', async (route) => {
    await application.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    application.resolve();
    await whenApplicationRuns(page);
  };
}

test('nothing of the header and the menu moves when the application comes', async ({ page, signInAs, visit }) => {
  await signInAs('Admin');
  await visit('/admin/roles');
  const menu = page.getByRole('navigation', { name: 'Beheermenu' });
  for (const name of ['Site', 'Systeem']) await menu.getByRole('button', { name, exact: true }).click();
  const letCome = await openWithoutApplication(page, '/admin/users');
  const places = () =>
    page.locator('header a, header button, nav a, nav button').evaluateAll((controls) =>
      controls.map((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return `${control.textContent} ${[left, top, width, height].map(Math.round)}`;
      }),
    );
  await expect(menu.getByRole('link', { name: 'Logboek' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await letCome();
  expect(await places()).toEqual(before);
});

test('what is pressed and ticked before the application comes is done when it is there', async ({ page, signInAs }) => {
  await signInAs('Admin');
  const letCome = await openWithoutApplication(page, '/admin/users');
  await page
    .getByRole('row', { name: /Amina el Idrissi/ })
    .getByRole('checkbox')
    .check({ force: true });
  await page.getByRole('button', { name: 'Acties voor Amina el Idrissi' }).click();
  await letCome();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /Amina el Idrissi/ }).getByRole('checkbox')).toBeChecked();
});
