import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import type { Problem } from '#platform/contract/calls/errors.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import type { SignInWays } from '../contract/sso.endpoints.ts';
import LoginScreen from './login-screen.tsx';
import SecondStepScreen from './second-step/second-step-screen.tsx';
import { UserStore } from './user-store.ts';
import { UserStoreContext } from './user-store-context.ts';

type Answer = (path: string, input: { body?: unknown }) => Promise<unknown>;

const refused = (status: number, detail: string) =>
  new CallError(status, { status, detail, code: 'x', title: '', type: '', correlationId: '' } satisfies Problem);

let visited: string[];

beforeEach(() => {
  visited = [];
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void visited.push(String(path)));
});

const noOtherWays: SignInWays = { providers: [], registration: 'closed' };

function page(address: string, store: UserStore, call: Call, ways: SignInWays = noOtherWays) {
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginScreen },
      { path: '/login/second-step', Component: SecondStepScreen },
    ],
    { initialEntries: [address] },
  );
  const cache = createLoadCache({ '/api/auth/sign-in/ways': ways });
  return (
    <QueryClientProvider client={cache}>
      <CallContext value={call}>
        <UserStoreContext value={store}>
          <RouterProvider router={router} />
        </UserStoreContext>
      </CallContext>
    </QueryClientProvider>
  );
}

function show(
  address: string,
  {
    isSignedIn = false,
    answer = async () => ({}),
    ways,
  }: { isSignedIn?: boolean; answer?: Answer; ways?: SignInWays } = {},
) {
  const store = new UserStore({ isSignedIn });
  const calls: [string, unknown][] = [];
  const call = (({ path }: { path: string }, input: { body?: unknown }) => {
    calls.push([path, input.body]);
    return answer(path, input);
  }) as unknown as Call;
  const { container } = render(page(address, store, call, ways));
  return { store, calls, container, user: userEvent.setup() };
}

const email = () => screen.getByRole('textbox', { name: /E-mailadres/ });
const password = () => screen.getByLabelText(/^Wachtwoord \(/);
const send = () => screen.getByRole('button', { name: 'Inloggen' });

describe('the login screen', () => {
  it('signs in by keyboard alone and goes on to where one was going', async () => {
    const { user, calls, store } = show('/login?returnTo=/nieuws', { answer: async () => ({ token: 'abc' }) });
    await user.click(email());
    await user.keyboard('cato@vloedhaven.example{Tab}een lang wachtwoord{Enter}');
    await waitFor(() => expect(visited).toEqual(['/nieuws']));
    expect(calls).toEqual([
      ['/api/auth/sign-in/email', { email: 'cato@vloedhaven.example', password: 'een lang wachtwoord' }],
    ]);
    expect(store.getSnapshot()).toMatchObject({
      accessToken: 'abc',
      accessTokenSet: true,
      accessTokenDate: expect.any(Date),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Inloggen');
  });

  it.each([
    ['another site', '/login?returnTo=https://elders.example', '/'],
    ['nowhere', '/login', '/'],
  ])('goes to the front page when asked to go to %s', async (_, address, path) => {
    const { user } = show(address, { answer: async () => ({ token: 'abc' }) });
    await user.type(email(), 'cato@vloedhaven.example');
    await user.type(password(), 'een lang wachtwoord');
    await user.click(send());
    await waitFor(() => expect(visited).toEqual([path]));
  });

  it('says what is missing, at the top and at the field, without asking the server', async () => {
    const { user, calls } = show('/login');
    await user.click(send());
    const summary = await screen.findByRole('region');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = Array.from(summary.querySelectorAll('a'), (link) => link.textContent);
    expect(links).toEqual(['Vul uw e-mailadres in.', 'Vul uw wachtwoord in.']);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Vul uw wachtwoord in.' }));
    expect(document.activeElement).toBe(password());
    expect(calls).toEqual([]);
  });

  it('shows why it was refused, keeps what was typed, and can be sent again', async () => {
    const answers = [() => Promise.reject(refused(401, 'Het klopt niet.')), async () => ({ token: 'abc' })];
    const { user } = show('/login', { answer: () => answers.shift()?.() ?? Promise.reject(new Error('too often')) });
    await user.type(email(), 'cato@vloedhaven.example');
    await user.type(password(), 'fout');
    await user.click(send());
    expect(await screen.findByRole('link', { name: 'Het klopt niet.' })).toBeDefined();
    expect(email()).toHaveProperty('value', 'cato@vloedhaven.example');
    expect(password()).toHaveProperty('value', 'fout');
    await user.click(send());
    await waitFor(() => expect(visited).toEqual(['/']));
  });

  it('says so when there is no connection', async () => {
    const { user } = show('/login', { answer: () => Promise.reject(new CallError(0, undefined)) });
    await user.type(email(), 'cato@vloedhaven.example');
    await user.type(password(), 'fout');
    await user.click(send());
    expect(await screen.findByRole('link', { name: /geen verbinding/ })).toBeDefined();
  });

  it('is sent once, and says that it is busy', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { user, calls } = show('/login', { answer: () => promise });
    await user.type(email(), 'cato@vloedhaven.example');
    await user.type(password(), 'een lang wachtwoord{Enter}{Enter}');
    expect(await screen.findByText('Bezig met inloggen')).toBeDefined();
    await act(async () => resolve({ token: 'abc' }));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(calls).toHaveLength(1);
  });

  it('is drawn whole by the server, and without the style attributes that our policy forbids', () => {
    const html = renderToString(page('/login', new UserStore({ isSignedIn: false }), (() => undefined) as never));
    expect(html).toContain('type="password"');
    expect(html).not.toContain('style=');
  });

  it('is a form that a browser can send without a script', () => {
    const { container } = show('/login?returnTo=%2Fnieuws');
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/login']);
    const fields = Object.fromEntries(
      Array.from(form?.querySelectorAll('input') ?? [], ({ name, value }) => [name, value]),
    );
    expect(fields).toEqual({ returnTo: '/nieuws', language: 'nl', email: '', password: '' });
  });

  it.each([
    ['/login?error=invalid-credentials', /e-mailadres of het wachtwoord klopt niet/],
    ['/login?error=too-many-requests&seconds=240', /240 seconden/],
    ['/login?error=<b>x', /ligt aan ons/],
  ])('reads the refusal of a form that came back to %s', (address, text) => {
    show(address);
    expect(screen.getByRole('region', { name: 'Inloggen is niet gelukt' }).textContent).toMatch(text);
  });
});

describe('the second step', () => {
  it('follows the password, and keeps where one was going', async () => {
    const { user } = show('/login?returnTo=/nieuws', { answer: async () => ({ isSecondStepNeeded: true }) });
    await user.type(email(), 'cato@vloedhaven.example');
    await user.type(password(), 'een lang wachtwoord{Enter}');
    await waitFor(() => expect(visited).toEqual(['/login/second-step?returnTo=%2Fnieuws']));
  });

  it('goes on with the right code, and can be tried again', async () => {
    const codes = [() => Promise.reject(refused(400, 'De code klopt niet.')), async () => ({ token: 'abc' })];
    const { user, calls } = show('/login/second-step?returnTo=/nieuws', {
      answer: () => codes.shift()?.() ?? Promise.reject(new Error('too often')),
    });
    const code = screen.getByRole('textbox', { name: /^Code/ });
    await user.type(code, '000000');
    await user.click(send());
    expect(await screen.findByRole('link', { name: 'De code klopt niet.' })).toBeDefined();
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(screen.getByRole('checkbox'));
    await user.click(send());
    await waitFor(() => expect(visited).toEqual(['/nieuws']));
    expect(calls.at(-1)).toEqual(['/api/auth/sign-in/second-step', { code: '123456', trustDevice: true }]);
  });

  it('begins again when it took too long', async () => {
    const { user } = show('/login/second-step?returnTo=/nieuws', {
      answer: () => Promise.reject(new CallError(401, { code: 'second-step-over' } as Problem)),
    });
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), '123456{Enter}');
    await waitFor(() => expect(visited).toEqual(['/login?returnTo=%2Fnieuws&error=second-step-over']));
  });
});

describe('other ways in', () => {
  it('are links that work without a script, and lead back to where one was going', () => {
    show('/login?returnTo=/nieuws', {
      ways: { providers: [{ key: 'werk', label: 'Inloggen met uw werk' }], registration: 'open' },
    });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Inloggen met uw werk')).toBe('/api/auth/sso/sign-in/werk?returnTo=%2Fnieuws&language=nl');
    expect(href('Mail mij een inloglink')).toBe('/login/mail?returnTo=%2Fnieuws');
    expect(href('Wachtwoord vergeten?')).toBe('/reset-password?returnTo=%2Fnieuws');
    expect(href('Nog geen account? Maak er een')).toBe('/register?returnTo=%2Fnieuws');
  });

  it('do not offer an account where nobody can make one', () => {
    show('/login');
    expect(screen.queryByRole('link', { name: /Maak er een/ })).toBeNull();
  });
});

describe('the login screen for who is signed in already', () => {
  it('says so and shows the way on', () => {
    show('/login?returnTo=/nieuws', { isSignedIn: true });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('U bent al ingelogd');
    expect(screen.getByRole('link', { name: 'Verder' }).getAttribute('href')).toBe('/nieuws');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('signs out and comes back to sign in', async () => {
    const { user, store, calls } = show('/login', { isSignedIn: true });
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    await waitFor(() => expect(visited).toEqual(['/login']));
    expect(calls.map(([path]) => path)).toEqual(['/api/auth/sign-out']);
    expect(store.getSnapshot().accessTokenSet).toBe(false);
  });

  it('says when signing out failed', async () => {
    const { user, store } = show('/login', {
      isSignedIn: true,
      answer: () => Promise.reject(new CallError(0, undefined)),
    });
    await user.click(screen.getByRole('button', { name: 'Uitloggen' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/U bent nog ingelogd/);
    expect(store.getSnapshot().accessTokenSet).toBe(true);
  });
});
