import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listProfileFieldDefinitions } from '#features/profile-fields/contract/profile-fields.endpoints.ts';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { type FormForEditing, FormSettings } from '../../../contract/form.ts';
import { FormDocument, type FormDocumentInput } from '../../../contract/form-document.ts';
import { listQuestionOptions } from '../../../contract/forms.endpoints.ts';
import { FormBuilder } from '../form-builder.tsx';
import { questionOptions } from '../testing/question-options.ts';

beforeEach(() => {
  window.localStorage.clear();
  // As on a desk: the options stand beside the form.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }) as never,
  );
});

const profileFields = [
  { key: 'mobiel', type: 'phone', label: { nl: 'Mobiel nummer' }, isBuiltIn: false },
  { key: 'leeftijd', type: 'number', label: { nl: 'Leeftijd' }, isBuiltIn: false },
];

type Field = NonNullable<FormDocumentInput['fields']>[number];

async function open(kind: string, more: Partial<Field> = {}, before: Field[] = []) {
  const form: FormForEditing = {
    guid: '00000000-0000-4000-8000-000000000001',
    sequence: 1,
    document: FormDocument.parse({
      title: text('Melding'),
      fields: [...before, { id: 'this', kind, label: text('Deze'), ...more }],
    }),
    settings: FormSettings.parse({}),
    hasChanges: false,
    owner: null,
    versions: [],
    changedOn: '2026-11-17T10:00:00Z',
    changedBy: 'Eline Postma',
    plan: null,
    failedPlan: null,
  };
  const saved: FormDocument[] = [];
  const call = (async (_: unknown, { body }: { body?: { document: FormDocument } } = {}) => {
    if (body !== undefined) saved.push(body.document);
    return { sequence: 2, hasChanges: true };
  }) as unknown as Call;
  render(
    <CallContext value={call}>
      <QueryClientProvider
        client={createLoadCache({
          [listRoles.path]: [],
          [listQuestionOptions.path]: questionOptions,
          [listProfileFieldDefinitions.path]: profileFields,
        })}
      >
        <NotificationsContext value={new NotificationStore()}>
          <FormBuilder form={form} who="amina" />
        </NotificationsContext>
      </QueryClientProvider>
    </CallContext>,
  );
  await act(async () => screen.getByRole('region', { name: /: Deze$/ }).focus());
  return Object.assign(() => saved.at(-1)?.fields.at(-1)?.settings, {
    prefill: () => saved.at(-1)?.fields.at(-1)?.prefill,
  });
}

const type = async (field: HTMLElement, words: string): Promise<void> => {
  await act(async () => field.focus());
  fireEvent.change(field, { target: { value: words } });
  await act(async () => field.blur());
};
const side = () => within(screen.getByRole('complementary', { name: 'Opties' }));

test('a choice gets "other", and what then says nothing is not asked', async () => {
  const settings = await open('choice', { options: [{ value: 'a', label: text('A') }] });
  expect(side().getByRole('button', { name: /Hoe de keuzes staan/ })).toBeTruthy();
  fireEvent.click(side().getByRole('switch', { name: /anders, namelijk/ }));
  await waitFor(() => expect(settings()).toEqual({ hasOther: true }));
  expect(side().queryByRole('button', { name: /Hoe de keuzes staan/ })).toBeNull();
});

test('bounds stand beside the words for a wrong answer; an emptied one is none', async () => {
  const settings = await open('number', { settings: { min: 2, max: null, decimals: 0 } });
  const group = within(side().getByRole('region', { name: 'Goed ingevuld als' }));
  expect(group.getByRole('textbox', { name: 'Als dat niet zo is, staat er' })).toBeTruthy();
  await type(group.getByRole('textbox', { name: 'Hooguit' }), '12');
  await waitFor(() => expect(settings()).toMatchObject({ min: 2, max: 12 }));
  await type(group.getByRole('textbox', { name: 'Minstens' }), '');
  await waitFor(() => expect(settings()).not.toHaveProperty('min'));
});

test('an amount is typed in euros, and none is none', async () => {
  const settings = await open('money');
  await type(side().getByRole('textbox', { name: 'Hooguit' }), '12');
  await waitFor(() => expect(settings()).toEqual({ max: 1200 }));
  await type(side().getByRole('textbox', { name: 'Minstens' }), '');
  await waitFor(() => expect(settings()).toEqual({ max: 1200, min: null }));
});

test('a day moves along with today', async () => {
  const settings = await open('date', { settings: { min: 'today+14', max: '' } });
  await type(side().getByRole('textbox', { name: 'Niet voor: Aantal dagen' }), '30');
  await waitFor(() => expect(settings()).toEqual({ min: 'today+30', max: '' }));
});

test('rows of a matrix are added, named and taken away', async () => {
  const settings = await open('matrix', { options: [{ value: 'a', label: text('A') }] });
  fireEvent.click(side().getByRole('button', { name: /^Toevoegen/ }));
  await type(await side().findByRole('textbox', { name: 'Tekst van de regel' }), 'De prijs');
  await waitFor(() =>
    expect(settings()).toEqual({ rows: [{ value: expect.stringMatching(/^k/), label: text('De prijs') }] }),
  );
  expect(screen.getByRole('group', { name: 'De prijs' })).toBeTruthy();
  fireEvent.click(side().getByRole('button', { name: 'De prijs verwijderen' }));
  await waitFor(() => expect(settings()).toEqual({ rows: [] }));
});

test('a hidden field says that nobody sees it, and asks for what counts', async () => {
  const settings = await open('hidden');
  expect(screen.getByText(/wie invult ziet dit niet/)).toBeTruthy();
  await type(side().getByRole('textbox', { name: 'Waarde' }), 'folder');
  await waitFor(() => expect(settings()).toEqual({ value: 'folder' }));
  expect(side().queryByRole('textbox', { name: 'Naam in het adres' })).toBeNull();
});

test('a calculation is written in the words of the form, and says what is wrong', async () => {
  const settings = await open('calculated', {}, [{ id: 'kids', kind: 'number', label: text('Aantal kinderen') }]);
  const area = side().getByRole('textbox', { name: 'Berekening' });
  await type(area, '{Aantal honden} * 2');
  expect(side().getByText('De berekening noemt een vraag die er niet is: ‘Aantal honden’.')).toBeTruthy();
  await type(area, '{aantal kinderen} * 12,50');
  await waitFor(() => expect(settings()).toEqual({ expression: '{kids} * 12,50' }));
  expect((area as HTMLTextAreaElement).value).toBe('{Aantal kinderen} * 12,50');
  expect(area.getAttribute('aria-invalid')).not.toBe('true');
});

test('a question starts with what fits it of the profile', async () => {
  const settings = await open('phone');
  fireEvent.click(side().getByRole('button', { name: /Vooraf invullen/ }));
  const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(offered.map((one) => one.textContent)).toEqual(['Niets', 'Mobiel nummer']);
  fireEvent.click(offered[1] as HTMLElement);
  await waitFor(() => expect(settings.prefill()).toBe('mobiel'));
});
