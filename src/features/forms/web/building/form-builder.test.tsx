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
import { type FormForEditing, FormSettings } from '../../contract/form.ts';
import { FormDocument, type FormDocumentInput } from '../../contract/form-document.ts';
import { listQuestionOptions } from '../../contract/forms.endpoints.ts';
import { FormBuilder } from './form-builder.tsx';
import { questionOptions } from './testing/question-options.ts';

const guid = '00000000-0000-4000-8000-000000000001';
const on = { match: 'all' as const, rules: [{ field: 'dang', operator: 'oneOf' as const, values: ['ja'] }] };
const fields: FormDocumentInput['fields'] = [
  { id: 'naam', kind: 'text', label: text('Uw naam') },
  {
    id: 'dang',
    kind: 'choice',
    label: text('Is het gevaarlijk?', 'Is it dangerous?'),
    options: [
      { value: 'ja', label: text('Ja') },
      { value: 'nee', label: text('Nee') },
    ],
  },
  { id: 'what', kind: 'longText', label: text('Wat is het gevaar?'), condition: on },
];

beforeEach(() => {
  window.localStorage.clear();
  // As on a desk: palette and options stand beside the form.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: true,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as never,
  );
});

function draw(document: FormDocumentInput = { title: text('Melding'), fields }, settings = {}) {
  const form: FormForEditing = {
    guid,
    sequence: 1,
    document: FormDocument.parse(document),
    settings: FormSettings.parse(settings),
    hasChanges: false,
    owner: null,
    versions: [],
    changedOn: '2026-11-17T10:00:00Z',
    changedBy: 'Eline Postma',
    plan: null,
    failedPlan: null,
  };
  const calls: { path: string; body: unknown }[] = [];
  const call = (async (endpoint: { path: string }, { body }: { body?: { note?: string } } = {}) => {
    calls.push({ path: endpoint.path, body });
    if (endpoint.path.endsWith('/publish')) {
      return { version: 1, publishedOn: '2026-11-17T10:00:00Z', publishedBy: 'Ik', note: body?.note ?? '' };
    }
    return { sequence: 2, hasChanges: true };
  }) as unknown as Call;
  const cache = createLoadCache({
    [listRoles.path]: [],
    [listQuestionOptions.path]: questionOptions,
    [listProfileFieldDefinitions.path]: [],
    [`/api/forms/${guid}/handlers`]: [],
    [`/api/forms/${guid}/hooks`]: [],
    [`/api/forms/${guid}/tokens`]: [],
  });
  const notifications = new NotificationStore();
  render(
    <CallContext value={call}>
      <QueryClientProvider client={cache}>
        <NotificationsContext value={notifications}>
          <FormBuilder form={form} who="amina" />
        </NotificationsContext>
      </QueryClientProvider>
    </CallContext>,
  );
  const saved = () => calls.filter(({ path }) => path.endsWith('/draft')).at(-1)?.body as { document: FormDocument };
  return { calls, notifications, saved };
}

const field = (name: RegExp) => screen.getByRole('region', { name });
const names = () =>
  screen
    .getAllByRole('region', { name: /^(Veld .*:|Stap \d|Opgepakt)/ })
    .map((one) => one.getAttribute('aria-label')?.replace(/^.*: /, ''));

async function press(name: RegExp, key: string, more: object = {}): Promise<void> {
  await act(async () => field(name).focus());
  await act(async () => {
    fireEvent.keyDown(field(name), { key, ...more });
  });
}

test('draws the form as readers get it, with what hangs on an answer told', () => {
  draw();
  expect(
    within(field(/gevaarlijk/))
      .getAllByRole('radio')
      .map((one) => (one as HTMLInputElement).tabIndex),
  ).toEqual([-1, -1]);
  expect(within(field(/Wat is het gevaar/)).getByText('Alleen als ‘Is het gevaarlijk?’ is ‘Ja’')).toBeTruthy();
});

test('Alt and the arrows move a field, what hangs on it goes along, and Ctrl Z takes it back', async () => {
  draw();
  await press(/gevaarlijk/, 'ArrowUp', { altKey: true });
  expect(names()).toEqual(['Is het gevaarlijk?', 'Wat is het gevaar?', 'Uw naam']);
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  });
  expect(names()).toEqual(['Uw naam', 'Is het gevaarlijk?', 'Wat is het gevaar?']);
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  });
  expect(names()[0]).toBe('Is het gevaarlijk?');
});

test('Space picks up, arrows move, Escape puts back and Enter puts down', async () => {
  draw();
  await press(/Uw naam/, ' ');
  await press(/Uw naam/, 'ArrowDown');
  expect(names()).toEqual(['Is het gevaarlijk?', 'Uw naam', 'Wat is het gevaar?']);
  await press(/Uw naam/, 'Escape');
  expect(names()[0]).toBe('Uw naam');
  await press(/Uw naam/, ' ');
  await press(/Uw naam/, 'ArrowDown');
  await press(/Uw naam/, 'Enter');
  expect(names()[1]).toBe('Uw naam');
});

const stepped: FormDocumentInput = {
  title: text('Melding'),
  fields: [
    ...(fields ?? []),
    { id: 'step', kind: 'pageBreak', label: text('Waar is het?') },
    { id: 'plek', kind: 'text', label: text('Straat') },
    { id: 'last', kind: 'pageBreak', label: text('Uw gegevens') },
  ],
};

test('a field goes to another step by its menu, with what hangs on it', async () => {
  draw(stepped);
  await act(async () => field(/gevaarlijk/).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Naar een andere stap' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Waar is het?' }));
  expect(names()).toEqual([
    'Uw naam',
    'Waar is het?',
    'Straat',
    'Is het gevaarlijk?',
    'Wat is het gevaar?',
    'Uw gegevens',
  ]);
});

test('a step goes with its questions, by Alt and the arrows among the steps', async () => {
  draw(stepped);
  const step = (name: RegExp) =>
    within(screen.getByRole('navigation', { name: 'Stappen en velden' })).getByRole('button', { name });
  await act(async () => {
    fireEvent.keyDown(step(/Waar is het/), { key: 'ArrowDown', altKey: true });
  });
  expect(names().slice(3)).toEqual(['Uw gegevens', 'Waar is het?', 'Straat']);
  await waitFor(() => expect(document.activeElement).toBe(step(/Waar is het/)));
});

test('what goes along with a field that was picked up says so', async () => {
  draw();
  await press(/gevaarlijk/, ' ');
  expect(within(field(/Wat is het gevaar/)).getByText('gaat mee')).toBeTruthy();
  expect(within(field(/Uw naam/)).queryByText('gaat mee')).toBeNull();
});

test('Delete removes a field, tells what hung on it, and offers it back', async () => {
  const { notifications } = draw();
  await press(/gevaarlijk/, 'Delete');
  expect(names()).toEqual(['Uw naam', 'Wat is het gevaar?']);
  const [told] = notifications.getSnapshot().notifications;
  expect([told?.message, told?.caption]).toEqual([
    '‘Is het gevaarlijk?’ verwijderd',
    '1 vraag hing hieraan: zie Controle',
  ]);
  await act(async () => told?.actions[0]?.onPress());
  expect(names().length).toBe(3);
});

test('a question that is typed where it stands is saved, in the language that one writes in', async () => {
  const { saved } = draw();
  const box = within(field(/Uw naam/)).getByRole('textbox', { name: 'Vraag' });
  await act(async () => {
    box.textContent = 'Uw voornaam';
    fireEvent.input(box);
  });
  await waitFor(() => expect(saved().document.fields[0]?.label).toEqual(text('Uw voornaam')));
});

test('what is sought and added with Enter stands under the chosen field', async () => {
  draw();
  await act(async () => field(/Uw naam/).focus());
  const search = screen.getByRole('textbox', { name: 'Zoek een veld' });
  fireEvent.change(search, { target: { value: 'getal' } });
  await act(async () => {
    fireEvent.keyDown(search, { key: 'Enter' });
    fireEvent.keyUp(search, { key: 'Enter' });
  });
  expect(screen.getAllByRole('region', { name: /^Veld .*:/ })[1]?.getAttribute('aria-label')).toMatch(/^Veld Getal/);
});

test('a condition is a sentence, and one can always show it again', async () => {
  const { saved } = draw();
  await act(async () => field(/Wat is het gevaar/).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Altijd tonen' }));
  await waitFor(() => expect(saved().document.fields[2]?.condition).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Alleen soms' }));
  await waitFor(() =>
    expect(saved().document.fields[2]?.condition?.rules).toEqual([
      { field: 'dang', operator: 'oneOf', values: ['ja'] },
    ]),
  );
});

test('what stands in the way is told before publishing, and goes to the place', async () => {
  draw({ title: text('Melding'), fields: [{ id: 'naam', kind: 'text' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Publiceren…' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('button', { name: 'Versie 1 publiceren' })).toBeNull();
  expect(within(dialog).getByText('Dit kan zo niet worden gepubliceerd.')).toBeTruthy();
});

test('publishing sends what was typed first, and tells the version', async () => {
  const { calls, notifications } = draw({ title: text('Melding'), fields: fields?.slice(0, 2) ?? [] });
  fireEvent.click(screen.getByRole('button', { name: 'Publiceren…' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Eerste' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Versie 1 publiceren' }));
  await waitFor(() => expect(notifications.getSnapshot().notifications[0]?.message).toBe('Versie 1 is gepubliceerd'));
  expect(calls.find(({ path }) => path.endsWith('/publish'))?.body).toEqual({ sequence: 1, note: 'Eerste' });
});

test('a version that asks exactly what the draft asks is not made again', async () => {
  const { calls } = draw({ title: text('Melding'), fields: fields?.slice(0, 2) ?? [] });
  fireEvent.click(screen.getByRole('button', { name: 'Publiceren…' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Versie 1 publiceren' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const before = calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Publiceren…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Er is niets nieuws' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Terug naar het formulier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.slice(before).filter(({ path }) => path.endsWith('/publish'))).toEqual([]);
});

const about = (word: string, emails: string[]) => ({
  condition: { match: 'all', rules: [{ field: 'naam', operator: 'contains', values: [word] }] },
  emails,
});

test('a test is filled in as residents do, keeps nothing and tells what sending would do', async () => {
  const { calls } = draw(
    {
      title: text('Melding'),
      fields: [{ id: 'naam', kind: 'text', label: text('Uw naam'), isRequired: true, retentionDays: 30 }],
    },
    { receivers: [about('Weg', []), about('Test', ['wacht@example.org'])] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Testen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Testen zoals een inwoner' }));
  const press = (name: RegExp) => act(async () => fireEvent.click(dialog.getByRole('button', { name })));
  await press(/^Volgende/);
  expect(dialog.getByText('Er is nog 1 antwoord dat niet klopt')).toBeTruthy();
  const before = calls.length;
  await act(async () => {
    fireEvent.change(dialog.getByRole('textbox', { name: /Uw naam/ }), { target: { value: 'Mevrouw Test' } });
  });
  await press(/^Volgende/);
  await press(/^Versturen/);
  const would = dialog.getByRole('region', { name: 'Wat deze test zou doen' });
  expect(document.activeElement).toBe(within(would).getByRole('heading'));
  expect(within(would).getByText(/1 fout onderweg/)).toBeTruthy();
  expect(within(would).getByText('‘Uw naam’ al na 1 maand.')).toBeTruthy();
  expect(within(would).getByText(/Regel 2 geldt:/).textContent).toContain('wacht@example.org krijgt meteen bericht');
  expect(within(would).getByText('omdat ‘Uw naam’ bevat ‘Test’')).toBeTruthy();
  expect([calls.length, Object.keys(window.localStorage)]).toEqual([before, []]);
  await press(/^Opnieuw testen/);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Uw naam/ }).value).toBe('');
});

test('settings save themselves and go back', async () => {
  const { calls } = draw();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Instellingen' }));
  });
  fireEvent.click(await screen.findByRole('switch', { name: /intrekken/i }));
  const sent = () =>
    calls.filter(({ path }) => path.endsWith('/settings')).map(({ body }) => (body as FormSettings).canWithdraw);
  await waitFor(() => expect(sent()).toEqual([false]));
  fireEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  await waitFor(() => expect(sent().at(-1)).toBe(true));
});

test('of three hundred fields only the one that is typed in is drawn again', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    id: `veld${index}`,
    kind: 'text',
    label: text(`Vraag ${index}`),
  }));
  draw({ title: text('Lang'), fields: many });
  const untouched = new MutationObserver(() => undefined);
  untouched.observe(field(/Vraag 250$/), { subtree: true, childList: true, attributes: true, characterData: true });
  const box = within(field(/Vraag 3$/)).getByRole('textbox', { name: 'Vraag' });
  await act(async () => {
    box.textContent = 'Vraag drie';
    fireEvent.input(box);
  });
  expect(untouched.takeRecords()).toEqual([]);
  expect(names()[3]).toBe('Vraag drie');
});
