import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLegal } from '#features/legal/contract/legal.endpoints.ts';
import { termsInput } from '#features/legal/web/parts/terms-input.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import { UserStore } from '../user-store.ts';
import { UserStoreContext } from '../user-store-context.ts';
import SetupScreen from './setup-screen.tsx';

let visited: string[];

beforeEach(() => {
  visited = [];
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void visited.push(String(path)));
});

const terms = {
  kind: 'terms-of-use',
  title: { value: 'Gebruiksvoorwaarden' },
  body: { value: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wees aardig.' }] }] } },
  version: 3,
  currentVersion: 3,
  date: '2026-11-01',
  versions: [],
};

function show(answer: (method: string, path: string) => Promise<unknown>) {
  const sent: unknown[] = [];
  const call = (({ method, path }: { method: string; path: string }, input: { body?: unknown }) => {
    if (method === 'POST') sent.push(input);
    return answer(method, path);
  }) as never;
  const cache = createLoadCache({ [endpointUrl(readLegal, termsInput('nl'))]: terms });
  const router = createMemoryRouter([{ path: '/setup/:token', Component: SetupScreen }], {
    initialEntries: ['/setup/abc'],
  });
  render(
    <QueryClientProvider client={cache}>
      <CallContext value={call}>
        <UserStoreContext value={new UserStore({ isSignedIn: false })}>
          <RouterProvider router={router} />
        </UserStoreContext>
      </CallContext>
    </QueryClientProvider>,
  );
  return { sent, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Account maken' });

describe('the set-up screen', () => {
  it('makes the first account and opens the site', async () => {
    const { user, sent } = show(async () => ({ token: 'x' }));
    await user.type(field(/^Voornaam/), 'Eline');
    await user.type(field(/^E-mailadres/), 'eline@vloedhaven.example');
    await user.type(field(/^Wachtwoord \(/), 'een lang wachtwoord');
    await user.click(send());
    await waitFor(() => expect(visited).toEqual(['/admin/first-hour/site']));
    const body = {
      email: 'eline@vloedhaven.example',
      password: 'een lang wachtwoord',
      firstName: 'Eline',
      middleName: '',
      lastName: '',
    };
    expect(sent).toEqual([{ params: { token: 'abc' }, body }]);
  });

  it('asks for a longer password before it asks the server', async () => {
    const { user, sent } = show(async () => ({ token: 'x' }));
    await user.type(field(/^E-mailadres/), 'eline@vloedhaven.example');
    await user.type(field(/^Wachtwoord \(/), 'kort');
    await user.click(send());
    expect(await screen.findByRole('link', { name: 'Kies een wachtwoord van minstens 10 tekens.' })).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('says when the link no longer works', async () => {
    show(() => Promise.reject(new CallError(410, undefined)));
    expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Naar inloggen' }).getAttribute('href')).toBe('/login');
  });

  it('keeps the form when it could not ask', async () => {
    const { user } = show(() => Promise.reject(new CallError(0, undefined)));
    await user.type(field(/^E-mailadres/), 'eline@vloedhaven.example');
    await user.type(field(/^Wachtwoord \(/), 'een lang wachtwoord');
    await user.click(send());
    expect(await screen.findByRole('link', { name: /geen verbinding/ })).toBeDefined();
  });
});

/** A browser whose device gives a passkey, or closes the question. */
function stubPasskeys(create: () => Promise<unknown>) {
  class Credential {
    static parseRequestOptionsFromJSON = () => ({});
    static parseCreationOptionsFromJSON = () => ({});
    static isUserVerifyingPlatformAuthenticatorAvailable = async () => true;
    toJSON = () => ({ id: 'key' });
  }
  vi.stubGlobal('PublicKeyCredential', Credential);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  return Credential;
}

describe('with a device that has passkeys', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('proposes a passkey and asks for no password', async () => {
    const Credential = stubPasskeys(async () => new Credential());
    const { user, sent } = show(async (_, path) => (path.endsWith(':begin') ? {} : { token: 'x' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Toegangssleutel/ })).toHaveProperty('checked', true));
    expect(screen.queryByLabelText(/^Wachtwoord \(/)).toBeNull();
    await user.type(field(/^E-mailadres/), 'eline@vloedhaven.example');
    await user.click(screen.getByRole('button', { name: 'Maak toegangssleutel en ga verder' }));
    await waitFor(() => expect(visited).toEqual(['/admin/first-hour/site']));
    const person = { email: 'eline@vloedhaven.example', firstName: '', middleName: '', lastName: '' };
    const params = { token: 'abc' };
    const made = { ...person, passkeyName: 'Toegangssleutel 1', credential: { id: 'key' } };
    expect(sent).toEqual([
      { params, body: person },
      { params, body: made },
    ]);
  });

  it('keeps what was typed when the device gives none, and leads to a password', async () => {
    stubPasskeys(() => Promise.reject(new DOMException('closed', 'NotAllowedError')));
    const { user, sent } = show(async () => ({}));
    await user.type(field(/^E-mailadres/), 'eline@vloedhaven.example');
    await user.click(await screen.findByRole('button', { name: 'Maak toegangssleutel en ga verder' }));
    expect(await screen.findByText('Dit apparaat gaf geen toegangssleutel.')).toBeDefined();
    expect(sent).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Kies wachtwoord' }));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Wachtwoord \(/)));
    expect(field(/^E-mailadres/)).toHaveProperty('value', 'eline@vloedhaven.example');
    expect(visited).toEqual([]);
  });

  it('shows the terms where they are accepted', () => {
    show(async () => ({}));
    expect(screen.getByRole('region', { name: 'Gebruiksvoorwaarden, versie 3' }).textContent).toContain('Wees aardig.');
  });
});
