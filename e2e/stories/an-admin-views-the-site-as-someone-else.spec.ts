import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { accountOf } from '../sign-in.ts';

// The bell may just be asking for the admin's own news while the session changes hands: it is refused, as it should be.
test.beforeEach(({ noise }) => noise.allow(/40[13] \(\w+\) \(\S+\/api\/(?:notices|live)\b/));

test('an admin sees what a visitor sees, cannot change anything, asks why and stops', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/access');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie ziet wat');
  await page.getByRole('button', { name: 'Bekijk de site als een bezoeker' }).click();
  const banner = page.getByRole('region', { name: 'Bekijken als' });
  await expect(banner).toContainText('U bekijkt de site als een bezoeker.');
  await expectAccessible(page, 'the banner', ['region']);
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();

  await page.goto('/intranet');
  await expect(page).toHaveURL(/\/login\?returnTo/);
  const refused = await page.request.post('/api/viewas', {
    data: { as: 'member' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'viewing-as']);

  await page.goto('/intranet/projectgroep-havenkwartier');
  await visit('/nieuws');
  await banner.getByRole('button', { name: 'Waarom?' }).click();
  await expect(page).toHaveURL(/\/admin\/access\?as=visitor&path=%2Fnieuws/);
  const reasons = page.getByRole('dialog', { name: 'Waarom?' });
  await expect(reasons).toContainText('Wat een bezoeker van de pagina ‘Nieuws’ ziet');
  await expect(reasons).toContainText('openbaar');
  await page.keyboard.press('Escape');
  await expect(banner).toHaveCount(0);
});

test('what is a person’s own stays theirs while an admin views the site as them', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin');
  const origin = site.address;
  const carla = accountOf(site, 'Standard').email;
  const { users } = await (await page.request.get(`/api/users?search=${encodeURIComponent(carla)}`)).json();
  const started = await page.request.post('/api/viewas', {
    data: { as: `user:${users[0].guid}` },
    headers: { origin },
  });
  expect(started.status()).toBe(200);
  for (const category of ['profile', 'preferences', 'activity', 'privacy', 'security']) {
    await visit(`/account/${category}`);
    await expect(page.getByRole('main').getByText(/^Dit is van deze persoon zelf/)).toBeVisible();
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page, `an account that is not one’s own at ${width} px`);
    await expectAccessible(page, `an account that is not one’s own at ${width} px`, ['region']);
  }
  expect((await page.request.get('/api/profiles:data')).status()).toBe(403);

  await visit('/meedoen/ideeen');
  await page.getByRole('link', { name: 'Een zwemsteiger in het dok' }).first().click();
  const support = page.getByRole('region', { name: 'Stemmen en meedoen' });
  await expect(support.getByText(/\d+ stem/)).toBeVisible();
  await expect(support.getByRole('button')).toHaveCount(0);
});

test('who sees what is told by rule, for a role and for one page', async ({ page, visit, signInAs, site }) => {
  await signInAs('Admin');
  const origin = site.address;
  const role = await page.request.post('/api/roles', {
    data: { name: 'Dijkwacht', description: '', grantedOn: 'Manual' },
    headers: { origin },
  });
  expect(role.status()).toBe(200);
  await visit('/admin/access');
  await page.getByRole('button', { name: /Door de ogen van/ }).click();
  await page.getByRole('option', { name: 'rol Dijkwacht' }).click();
  await expect(page).toHaveURL(/as=role/);
  const intranet = page.getByRole('row', { name: /^Intranet/ });
  await expect(intranet).toContainText('vraagt rol Medewerkers of Projectgroep Havenkwartier');
  await expect(intranet).toContainText('alleen voor contentmanagers');
  await intranet.click();
  const reasons = page.getByRole('dialog', { name: 'Waarom?' });
  await expect(reasons.getByText('ziet de pagina zelf niet').first()).toBeVisible();
  await expect(reasons.getByText('openbaar')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
