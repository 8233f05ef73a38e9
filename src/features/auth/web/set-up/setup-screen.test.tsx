import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { UserStore } from '../user-store.ts';
import { UserStoreContext } from '../user-store-context.ts';
import SetupScreen from './setup-screen.tsx';

let visited: string[];

beforeEach(() => {
  visited = [];
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void visited.push(String(path)));
});

function show(answer: (method: string) => Promise<unknown>) {
  const sent: unknown[] = [];
  const call = (({ method }: { method: string }, input: { body?: unknown }) => {
    if (method === 'POST') sent.push(input);
    return answer(method);
  }) as never;
  const router = createMemoryRouter([{ path: '/setup/:token', Component: SetupScreen }], {
    initialEntries: ['/setup/abc'],
  });
  render(
    <CallContext value={call}>
      <UserStoreContext value={new UserStore({ isSignedIn: false })}>
        <RouterProvider router={router} />
      </UserStoreContext>
    </CallContext>,
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
