import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven/afval-en-milieu';

test('what an editor asks is looked over, talked about, approved and published, a page and an item alike', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/approvals/where');
  await page.getByText('Overal').click();
  await lookAtEditor(page, 'where approval is needed');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText(/bewaard/i).first()).toBeVisible();

  await signInAs('ContentManager', { acceptsTerms: true });
  await visit(`${path}/edit`);
  const text = page.locator('[data-edited-block] p', { hasText: /\S/ }).first();
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ook op zondag.');
  // About the last word, and then about its block.
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('zondag.');
  await page.keyboard.press('Control+Alt+m');
  const panel = page.getByRole('complementary', { name: 'Opties' });
  await expect(panel.getByRole('textbox', { name: 'Uw reactie' })).toBeFocused();
  await expect(panel.getByText('zondag', { exact: false }).first()).toBeVisible();
  await page.keyboard.type('Klopt dit?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: '1 reactie' })).toBeVisible();

  // Without the words the comment says so, and no longer once they are back.
  const gone = panel.getByText('Deze woorden staan er niet meer.');
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(gone).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('main').getByText('Ook op zondag.')).toBeVisible();
  await expect(gone).toBeHidden();

  await page.getByRole('button', { name: 'Laten nakijken', exact: true }).click();
  await page.getByRole('textbox', { name: 'Wat moeten zij weten?' }).fill('De zondag is nieuw');
  await lookAtEditor(page, 'asking for approval');
  await page.getByRole('button', { name: 'Vraag goedkeuring' }).click();
  await expect(page.getByRole('button', { name: 'Ter controle', exact: true })).toBeDisabled();
  await expect(page.getByText('De zondag is nieuw')).toBeVisible();

  await signInAs('Admin');
  await visit('/admin/approvals');
  await expect(page.getByText('De zondag is nieuw')).toBeVisible();
  await lookAtEditor(page, 'what waits for me');
  await page.getByRole('link', { name: /^Bekijken.*Afval en milieu/ }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
  await expect(page.getByRole('button', { name: 'Goedkeuren', exact: true })).toBeVisible();
  const thread = page.getByRole('article', { name: /^Reactie 1 van 1/ });
  // The page is drawn a moment before it hears keys; with one comment the next is the same.
  await expect(async () => {
    await page.keyboard.press('F9');
    await expect(thread).toBeFocused({ timeout: 1000 });
  }).toPass();
  await thread.getByRole('button', { name: 'Antwoorden' }).click();
  await page.keyboard.type('Ja, sinds vorige week.');
  await page.keyboard.press('Control+Enter');
  await expect(thread.getByText('Ja, sinds vorige week.')).toBeVisible();
  await lookAtEditor(page, 'a page to approve');
  await thread.getByRole('button', { name: 'Afgehandeld' }).click();
  await expect(page.getByRole('button', { name: /reactie/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Goedkeuren en publiceren' }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gepubliceerd', exact: true })).toBeVisible();

  // An item of a list on a page that needs approval needs it too.
  await signInAs('ContentManager');
  await visit('/nieuws/edit');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).press('Enter');
  await page.keyboard.type('Havenconcert');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Laten nakijken', exact: true }).click();
  await page.getByRole('textbox', { name: 'Wat moeten zij weten?' }).fill('Nieuw bericht');
  await page.getByRole('button', { name: 'Vraag goedkeuring' }).click();
  await expect(page.getByRole('button', { name: 'Ter controle', exact: true })).toBeDisabled();
  await signInAs('Admin');
  await visit('/admin/approvals');
  await page.getByRole('link', { name: /^Bekijken.*Havenconcert/ }).click();
  await expect(page).toHaveURL(/\/nieuws\/i\/\w+\/havenconcert\/edit$/);
  await expect(page.getByText('Nieuw bericht')).toBeVisible();
  await lookAtEditor(page, 'an item to approve');
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Goedkeuren en publiceren' }).click();
  await expect(page.getByText('Item gepubliceerd')).toBeVisible();
  await page.getByRole('button', { name: 'Naar prullenbak' }).click();
  await expect(page).toHaveURL(/\/nieuws$/);

  // Others read this site too.
  const value = { scope: 'off', pageGuids: [], menuItemGuids: [] };
  await page.request.put('/api/platformsettingvalues/pageApproval', { data: { value } });
});
