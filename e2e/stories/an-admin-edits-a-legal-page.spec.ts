import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.describe.configure({ mode: 'serial' });

const body = (page: Page) => page.getByRole('textbox', { name: /Tekst van de pagina/ });
const publish = (page: Page) => page.getByRole('button', { name: 'Publiceren' });

test.beforeEach(({ signInAs }) => signInAs('Admin'));

test('from the list to a text, written with the keyboard, published and read', async ({ page, visit }) => {
  await visit('/admin/legal');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Privacyverklaring' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacyverklaring' })).toBeVisible();
  await expect(body(page)).toContainText('zonder te zeggen wie u bent');
  await expect(publish(page)).toBeDisabled();
  await expectAccessible(page);

  await body(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Wij bewaren ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('weinig');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type(' van u, {{platformName}} dus.');
  await page.keyboard.press('Enter');
  // From the words to the buttons and back without a mouse.
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Kop, niveau 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(body(page)).toBeFocused();
  await page.keyboard.type('Vragen');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mail ons');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+K');
  await page.getByRole('dialog', { name: 'Link' }).getByRole('textbox', { name: 'Adres' }).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.locator('span').getByText('Schrijf een webadres, een e-mailadres of een pagina')).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Link' })
    .getByRole('textbox', { name: 'Adres' })
    .fill('balie@vloedhaven.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeHidden();
  await expect(page.getByText(/^Concept bewaard door/)).toBeVisible();

  // Readers still have the first version.
  expect(await (await page.request.get('/api/legal/privacy')).json()).toMatchObject({ version: 1 });
  await publish(page).click();
  const confirm = page.getByRole('alertdialog', { name: 'Versie 2 publiceren?' });
  await expect(confirm).not.toContainText('opnieuw akkoord');
  await confirm.getByRole('button', { name: 'Publiceren' }).click();
  await expect(confirm).toBeHidden();
  await expect(page.getByRole('link', { name: /^Versie 2,/ })).toBeVisible();

  await visit('/legal/privacy');
  await expect(page.getByText('Wij bewaren weinig van u, Gemeente Vloedhaven dus.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Vragen' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'ons' })).toHaveAttribute(
    'href',
    'mailto:balie@vloedhaven.example',
  );
  await page.getByRole('link', { name: 'Versie 1, 14 maart 2023' }).click();
  await expect(page.getByText('zonder te zeggen wie u bent')).toBeVisible();
});

test('what is pasted becomes what we draw', async ({ page, visit }) => {
  await visit('/admin/legal/accessibility');
  await body(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await body(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      `<h1 style="color:red" onclick="x()">Groot</h1><p class="a">Een <u>twee</u> <strong>drie</strong>
       <a href="javascript:alert(1)">vier</a> <a href="https://vijf.example" target="_blank">vijf</a></p>
       <script>alert(1)</script><img src="https://elders.example/x.png"><ul><li>zes</li></ul>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(body(page).getByRole('heading', { level: 2, name: 'Groot' })).toBeVisible();
  await expect(page.getByText(/^Concept bewaard door/)).toBeVisible();
  const readStored = async () => {
    const draft = (await (await page.request.get('/api/legal/accessibility/draft')).json()) as {
      body: { $lang: Record<string, unknown> };
    };
    return JSON.stringify(draft.body.$lang.nl);
  };
  await expect.poll(readStored).toContain('Groot');
  const stored = await readStored();
  expect(stored).toContain('{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Groot"}]}');
  expect(stored).toContain('"marks":[{"type":"link","attrs":{"href":"https://vijf.example"}}]');
  expect(stored).toContain('"marks":[{"type":"bold"}]');
  for (const gone of ['javascript', 'script', 'style', 'img', 'elders', 'underline', 'target', 'onclick']) {
    expect(stored, gone).not.toContain(gone);
  }
});

test('a draft is found again, and can be thrown away', async ({ page, visit }) => {
  await visit('/admin/legal/accessibility');
  await expect(body(page).getByRole('heading', { level: 2, name: 'Groot' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Titel/ }).fill('Voor iedereen');
  // Going elsewhere at once keeps it.
  await page.getByRole('link', { name: 'Juridische teksten' }).first().click();
  await expect(page).toHaveURL('/admin/legal');
  await page.getByRole('link', { name: 'Toegankelijkheidsverklaring' }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Voor iedereen');
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concept weggooien' }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Toegankelijkheid');
  await expect(body(page)).toContainText('Wat we doen');
});

test('the terms warn that members are asked again, and nothing goes without Dutch words', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/400 \(Bad Request\)/);
  await visit('/admin/legal/terms-of-use');
  await page.getByRole('textbox', { name: /^Titel/ }).fill('');
  await publish(page).click();
  const confirm = page.getByRole('alertdialog', { name: 'Versie 2 publiceren?' });
  await expect(confirm).toContainText('Alle leden moeten opnieuw akkoord gaan.');
  await confirm.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByRole('link', { name: 'Schrijf een titel in het Nederlands' })).toBeVisible();
  await page.getByRole('button', { name: 'Concept weggooien' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concept weggooien' }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Gebruiksvoorwaarden');
});

test('two who write at once: the second is told, and keeps the words', async ({ page, visit, noise }) => {
  noise.expect(/409 \(Conflict\)/);
  await visit('/admin/legal/cookie-statement');
  await expect(body(page)).toBeVisible();
  const other = (await (await page.request.get('/api/legal/cookie-statement/draft')).json()) as {
    title: object;
    body: object;
  };
  await page.request.put('/api/legal/cookie-statement', {
    data: { title: other.title, body: other.body, revision: null },
  });
  await page.getByRole('textbox', { name: /^Titel/ }).fill('Mijn koekjes');
  await expect(page.getByRole('alert')).toContainText('Het concept is veranderd');
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toHaveValue('Mijn koekjes');
  await page.request.delete('/api/legal/cookie-statement/draft');
  page.on('dialog', (dialog) => void dialog.accept());
});

test('on a phone and in the dark, in English too', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/admin/legal', '/admin/legal/privacy', '/legal/privacy/nl', '/en/legal/accessibility/en']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page, path);
    await expectLegible(page, path);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Version 1, 14 March 2023')).toBeVisible();
});

test('legal pages are for everyone: drawn on the server, indexed, with their own title; others are not there', async ({
  request,
}) => {
  for (const [path, title] of [
    ['/legal/terms-of-use/nl', 'Gebruiksvoorwaarden – Gemeente Vloedhaven'],
    ['/legal/privacy', ' – Gemeente Vloedhaven'],
    ['/legal/accessibility/nl', 'Toegankelijkheid – Gemeente Vloedhaven'],
    ['/en/legal/cookie-statement/en', 'Cookie statement – Gemeente Vloedhaven'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(new RegExp(`<title>[^<]*${title}</title>`));
    expect(html).not.toContain('noindex');
    expect(html).toContain('rel="alternate"');
  }
  expect(await (await request.get('/legal/privacy/nl?version=1')).text()).toContain('noindex');
  for (const path of [
    '/legal/nothing/nl',
    '/legal/privacy/fr',
    '/legal/privacy/nl?version=99',
    '/legal/privacy/nl?version=x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
