import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listRoles } from '#features/roles/contract/roles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { NotificationStore } from '#platform/web/notifications/notification-store.ts';
import { NotificationsContext } from '#platform/web/notifications/notifications-context.ts';
import { type FormForEditing, FormSettings, type ReceiverRule } from '../../../contract/form.ts';
import { FormDocument } from '../../../contract/form-document.ts';
import { FormBuilder } from '../form-builder.tsx';

const guid = '00000000-0000-4000-8000-000000000001';
const danny = '00000000-0000-4000-8000-000000000002';
const role = '00000000-0000-4000-8000-000000000003';
const people = [{ guid: danny, name: 'Danny Kuiper' }];
const document = FormDocument.parse({
  title: text('Melding'),
  fields: [
    {
      id: 'dang',
      kind: 'choice',
      label: text('Is het gevaarlijk?'),
      options: [
        { value: 'ja', label: text('Ja') },
        { value: 'nee', label: text('Nee') },
      ],
    },
    { id: 'ziek', kind: 'text', label: text('Ziekte'), personalData: 'special' },
  ],
});
const rule = (address: string): ReceiverRule => ({
  condition: null,
  emails: [address],
  roleIds: [],
  when: 'at-once',
  assigneeGuid: null,
});

async function draw(receivers: ReceiverRule[] = []) {
  const form: FormForEditing = {
    guid,
    sequence: 1,
    document,
    settings: FormSettings.parse({ receivers }),
    hasChanges: false,
    owner: null,
    versions: [],
    changedOn: '2026-11-17T10:00:00Z',
    changedBy: 'Eline Postma',
    plan: null,
    failedPlan: null,
  };
  const sent: FormSettings[] = [];
  const answers: Record<string, unknown> = {
    [listRoles.path]: [{ id: role, name: 'Buitendienst' }],
    [`/api/forms/${guid}/handlers`]: people,
    [`/api/forms/${guid}/hooks`]: [],
    [`/api/forms/${guid}/tokens`]: [],
    [`/api/forms/${guid}/retention`]: { submissions: 2, answers: 1, undone: 0 },
  };
  // What is loaded already is asked for again when it grows old, as on a busy machine.
  const call = (async (endpoint: { path: string }, { body }: { body?: FormSettings } = {}) => {
    if (endpoint.path.endsWith('/settings') && body !== undefined) sent.push(body);
    return body ?? answers[endpoint.path.replace('{guid}', guid)] ?? {};
  }) as unknown as Call;
  const cache = createLoadCache(answers);
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
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Instellingen' })));
  return { last: () => sent.at(-1), notifications };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const choose = async (blank: HTMLElement, option: string) => {
  fireEvent.click(blank);
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

test('a rule is a sentence: when, to whom, and who gets it to deal with', async () => {
  const { last } = await draw();
  const rules = section('Na het versturen');
  fireEvent.click(rules.getByRole('button', { name: 'Regel' }));
  await choose(rules.getByRole('button', { name: /Wanneer geldt de regel/ }), 'Als');
  const addresses = rules.getByRole('textbox', { name: 'E-mailadressen' });
  fireEvent.change(addresses, { target: { value: 'wacht@x.example; nacht@x.example' } });
  fireEvent.blur(addresses);
  await choose(rules.getByRole('button', { name: /Behandelaar/ }), 'Danny Kuiper');
  await waitFor(() =>
    expect(last()?.receivers).toEqual([
      {
        condition: { match: 'all', rules: [{ field: 'dang', operator: 'oneOf', values: ['ja'] }] },
        emails: ['wacht@x.example', 'nacht@x.example'],
        roleIds: [],
        when: 'at-once',
        assigneeGuid: danny,
      },
    ]),
  );
});

test('half an address is told of and not sent', async () => {
  const { last } = await draw([rule('een@x.example')]);
  const addresses = section('Na het versturen').getByRole('textbox', { name: 'E-mailadressen' });
  fireEvent.change(addresses, { target: { value: 'half@' } });
  fireEvent.blur(addresses);
  expect(screen.getByRole('alert').textContent).toContain('half@');
  expect(last()).toBeUndefined();
});

test('rules are put in another order, and the focus goes along', async () => {
  const { last } = await draw([rule('een@x.example'), rule('twee@x.example'), rule('drie@x.example')]);
  fireEvent.click(screen.getByRole('button', { name: 'Regel 3 naar boven' }));
  await waitFor(() =>
    expect(last()?.receivers.map(({ emails }) => emails[0])).toEqual([
      'een@x.example',
      'drie@x.example',
      'twee@x.example',
    ]),
  );
  await waitFor(() => expect(window.document.activeElement?.getAttribute('aria-label')).toBe('Regel 2 naar boven'));
  fireEvent.click(screen.getByRole('button', { name: 'Regel 2 naar boven' }));
  await waitFor(() => expect(window.document.activeElement?.getAttribute('aria-label')).toBe('Regel 1 naar beneden'));
});

test('a rule that was removed comes back, and leaves alone what was set since', async () => {
  const { last, notifications } = await draw([rule('een@x.example')]);
  fireEvent.click(screen.getByRole('button', { name: 'Regel 1 verwijderen' }));
  await waitFor(() => expect(last()?.receivers).toEqual([]));
  fireEvent.click(screen.getByRole('switch', { name: /intrekken/ }));
  await waitFor(() => expect(last()?.canWithdraw).toBe(false));
  act(() => notifications.getSnapshot().notifications[0]?.actions[0]?.onPress());
  await waitFor(() => expect(last()).toMatchObject({ canWithdraw: false, receivers: [rule('een@x.example')] }));
});

test('whoever keeps nothing is warned, and the last of the two stays on', async () => {
  const { last } = await draw();
  const sending = section('Na het versturen');
  fireEvent.click(sending.getByRole('switch', { name: /Bewaren/ }));
  await waitFor(() => expect(last()?.onSubmit).toEqual(['Notify']));
  expect(sending.getByText(/staan antwoorden alleen in de mail. Gaat/)).toBeTruthy();
  expect(sending.getByText(/bijzondere persoonsgegevens: die gaan dan onversleuteld/)).toBeTruthy();
  expect((sending.getByRole('switch', { name: /Bericht sturen/ }) as HTMLInputElement).disabled).toBe(true);
});

test('how long it is kept is a sentence, drawn as a strip, with what the coming week takes', async () => {
  const { last } = await draw();
  const keeping = section('Bewaren');
  expect(keeping.getByText(/Volgende week: 2 inzendingen gaan weg, 1 verliest antwoorden/)).toBeTruthy();
  await choose(keeping.getByRole('button', { name: /Termijn contactgegevens/ }), '3 maanden');
  await choose(keeping.getByRole('button', { name: /Bewaartermijn/ }), '13 maanden');
  await choose(keeping.getByRole('button', { name: /Begin van de termijn/ }), 'verzending');
  await waitFor(() =>
    expect(last()).toMatchObject({ contactRetentionDays: 90, retentionDays: 395, retentionFrom: 'sent' }),
  );
  expect(keeping.getByRole('img').getAttribute('aria-label')).toBe(
    'Alles is er vanaf verstuurd; na 3 maanden zonder contactgegevens; na 13 maanden weg',
  );
});
