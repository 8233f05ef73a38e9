import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { createLoadCache } from '#platform/web/api/load-cache.ts';
import MailSignInLinkScreen from './mail-sign-in-link-screen.tsx';
import MailSignInScreen from './mail-sign-in-screen.tsx';
import NewPasswordScreen from './new-password-screen.tsx';
import RegisterScreen from './register-screen.tsx';
import RegisterSentScreen from './register-sent-screen.tsx';
import ResetPasswordScreen from './reset-password-screen.tsx';
import VerifyScreen from './verify-screen.tsx';

type Answers = Record<string, () => unknown>;

const token = 'x'.repeat(43);
const signedIn = {
  token: 'abc',
  user: { id: '1', name: 'Noor', email: 'noor@vloedhaven.example', emailVerified: true },
};
const refused = (status: number, code: string, detail: string) =>
  new CallError(status, { status, code, detail, title: '', type: '', correlationId: '' });
const refuse =
  (status: number, code: string, detail = `Geweigerd: ${code}`) =>
  () => {
    throw refused(status, code, detail);
  };

let visited: string[];
beforeEach(() => {
  visited = [];
  vi.spyOn(window.location, 'assign').mockImplementation((path) => void visited.push(String(path)));
});

const screens: Record<string, ComponentType> = {
  '/register': RegisterScreen,
  '/register/sent': RegisterSentScreen,
  '/verify': VerifyScreen,
  '/verify/:token': VerifyScreen,
  '/login/mail': MailSignInScreen,
  '/login/mail/:token': MailSignInLinkScreen,
  '/reset-password': ResetPasswordScreen,
  '/reset-password/:token': NewPasswordScreen,
};

function page(address: string, call: Call, mode: string) {
  const routes = Object.entries(screens).map(([path, Component]) => ({ path, Component }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const cache = createLoadCache({ '/api/platformsettingvalues?language=nl': [{ key: 'registration', value: mode }] });
  return (
    <QueryClientProvider client={cache}>
      <CallContext value={call}>
        <RouterProvider router={router} />
      </CallContext>
    </QueryClientProvider>
  );
}

function show(address: string, answers: Answers = {}, mode = 'open') {
  const calls: [string, unknown][] = [];
  const call = (async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    calls.push([path, body]);
    return answers[path]?.() ?? { result: 'Sent' };
  }) as unknown as Call;
  const { container } = render(page(address, call, mode));
  return { calls, container, user: userEvent.setup() };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const email = () => screen.getByRole('textbox', { name: /E-mailadres/ });
const code = () => screen.getByRole('textbox', { name: /Code uit de mail/ });
const password = () => screen.getByLabelText(/achtwoord \(verplicht\)/);
const button = (name: string) => screen.getByRole('button', { name });

describe('registering', () => {
  it('goes from the form to the code by keyboard alone, and on to where one was going', async () => {
    const { user, calls } = show('/register?returnTo=/nieuws', {
      '/api/auth/verify': () => ({ email: 'x', isActive: true, signedIn }),
    });
    await user.click(email());
    await user.keyboard('noor@vloedhaven.example{Tab}een lang wachtwoord{Enter}');
    await waitFor(() => expect(title()).toBe('Kijk in uw mail'));
    expect(screen.getByText(/noor@vloedhaven.example/)).toBeDefined();
    await user.type(code(), '123 456{Enter}');
    await waitFor(() => expect(visited).toEqual(['/nieuws']));
    expect(calls).toEqual([
      [
        '/api/auth/register',
        {
          email: 'noor@vloedhaven.example',
          password: 'een lang wachtwoord',
          firstName: '',
          middleName: '',
          lastName: '',
          returnTo: '/nieuws',
        },
      ],
      ['/api/auth/verify', { email: 'noor@vloedhaven.example', code: '123 456' }],
    ]);
  });

  it('says what is missing at the top and at the field, without asking the server', async () => {
    const { user, calls } = show('/register');
    await user.click(button('Account maken'));
    const summary = await screen.findByRole('region');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(Array.from(summary.querySelectorAll('a'), (link) => link.textContent)).toEqual([
      'Vul uw e-mailadres in.',
      'Kies een wachtwoord van minstens 10 tekens.',
    ]);
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when it is refused', async () => {
    const { user } = show('/register', { '/api/auth/register': refuse(403, 'domain-not-allowed') });
    await user.type(email(), 'noor@elders.example');
    await user.type(password(), 'een lang wachtwoord');
    await user.click(button('Account maken'));
    expect(await screen.findByRole('link', { name: 'Geweigerd: domain-not-allowed' })).toBeDefined();
    expect(email()).toHaveProperty('value', 'noor@elders.example');
  });

  it('is not offered where it is closed', () => {
    show('/register', {}, 'closed');
    expect(title()).toBe('Aanmelden kan hier niet');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says beforehand that an admin has to say yes', () => {
    show('/register', {}, 'approval');
    expect(screen.getByText(/kijkt een beheerder/)).toBeDefined();
  });

  it('sends the mail again, and tells how long to wait', async () => {
    const { user } = show('/register', {
      '/api/auth/verification-mail': refuse(429, 'mail-too-soon', 'Wacht nog 42 seconden.'),
    });
    await user.type(email(), 'noor@vloedhaven.example');
    await user.type(password(), 'een lang wachtwoord{Enter}');
    await waitFor(() => expect(title()).toBe('Kijk in uw mail'));
    await user.click(button('Stuur de mail opnieuw'));
    expect((await screen.findByRole('status')).textContent).toBe('Wacht nog 42 seconden.');
  });

  it('asks for the password when the code is filled in elsewhere', async () => {
    const answers: Answers = { '/api/auth/verify': refuse(403, 'password-needed') };
    const { user, calls } = show('/register/sent', answers);
    await user.type(email(), 'noor@vloedhaven.example');
    await user.type(code(), '123456');
    await user.click(button('Bevestigen'));
    await user.type(await screen.findByLabelText(/^Wachtwoord \(/), 'een lang wachtwoord');
    answers['/api/auth/verify'] = () => ({ email: 'x', isActive: true, signedIn });
    await user.click(button('Bevestigen'));
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(calls.at(-1)?.[1]).toEqual({
      email: 'noor@vloedhaven.example',
      code: '123456',
      password: 'een lang wachtwoord',
    });
  });
});

describe('the link of a verification mail', () => {
  const open = (needsPassword = false) => ({
    '/api/auth/mail-proof/{token}': () => ({
      purpose: 'verify-address',
      email: 'noor@vloedhaven.example',
      needsPassword,
    }),
  });

  it('does nothing until the button is pressed', async () => {
    const { user, calls } = show(`/verify/${token}?returnTo=/nieuws`, {
      ...open(),
      '/api/auth/verify': () => ({ email: 'x', isActive: true, signedIn }),
    });
    expect(await screen.findByText(/noor@vloedhaven.example/)).toBeDefined();
    expect(calls.map(([path]) => path)).toEqual(['/api/auth/mail-proof/{token}']);
    await user.click(button('Bevestigen'));
    await waitFor(() => expect(visited).toEqual(['/nieuws']));
    expect(calls.at(-1)).toEqual(['/api/auth/verify', { token }]);
  });

  it('asks for the password in another browser', async () => {
    const { user, calls } = show(`/verify/${token}`, open(true));
    await screen.findByLabelText(/^Wachtwoord \(/);
    await user.click(button('Bevestigen'));
    expect(await screen.findByRole('link', { name: 'Vul uw wachtwoord in.' })).toBeDefined();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['waits for an admin', { isActive: false, signedIn }, 'Uw account wacht op goedkeuring'],
    ['was for who is signed in already', { isActive: true, signedIn: null }, 'Uw e-mailadres is bevestigd'],
  ])('tells when it %s', async (_, answer, heading) => {
    const { user } = show(`/verify/${token}`, { ...open(), '/api/auth/verify': () => ({ email: 'x', ...answer }) });
    await user.click(button('Bevestigen'));
    await waitFor(() => expect(title()).toBe(heading));
    expect(visited).toEqual([]);
  });

  it.each([
    ['when it is opened', { '/api/auth/mail-proof/{token}': refuse(410, 'mail-proof-over') }],
    ['when it was used in the meantime', { ...open(), '/api/auth/verify': refuse(410, 'mail-proof-over') }],
  ])('tells that it is over, %s', async (when, answers) => {
    const { user } = show(`/verify/${token}?returnTo=/nieuws`, answers);
    if (when.includes('meantime')) await user.click(button('Bevestigen'));
    await waitFor(() => expect(title()).toBe('Deze link werkt niet meer'));
    expect(screen.getByRole('link', { name: 'Naar inloggen' }).getAttribute('href')).toBe('/login?returnTo=%2Fnieuws');
  });

  it.each([
    ['/verify?result=waits', 'Uw account wacht op goedkeuring'],
    ['/verify?result=done', 'Uw e-mailadres is bevestigd'],
    ['/verify', 'Deze link werkt niet meer'],
  ])('has a page for a form without a script at %s', (address, heading) => {
    show(address);
    expect(title()).toBe(heading);
  });
});

describe('signing in by mail', () => {
  it.each([
    ['goes on', signedIn, '/nieuws'],
    ['goes by way of the second step', { isSecondStepNeeded: true }, '/login/second-step?returnTo=%2Fnieuws'],
  ])('by code: %s', async (_, answer, path) => {
    const { user } = show('/login/mail?returnTo=/nieuws', { '/api/auth/sign-in/mail-proof': () => answer });
    await user.type(email(), 'noor@vloedhaven.example{Enter}');
    await waitFor(() => expect(title()).toBe('Kijk in uw mail'));
    await user.type(code(), '123456{Enter}');
    await waitFor(() => expect(visited).toEqual([path]));
  });

  it('by link, with a button', async () => {
    const { user, calls } = show(`/login/mail/${token}`, {
      '/api/auth/mail-proof/{token}': () => ({
        purpose: 'sign-in',
        email: 'noor@vloedhaven.example',
        needsPassword: false,
      }),
      '/api/auth/sign-in/mail-proof': () => signedIn,
    });
    await screen.findByText(/noor@vloedhaven.example/);
    expect(calls).toHaveLength(1);
    await user.click(button('Inloggen'));
    await waitFor(() => expect(visited).toEqual(['/']));
  });
});

describe('a new password', () => {
  it('is asked for by mail, with the same words for every address', async () => {
    const { user } = show('/reset-password');
    await user.type(email(), 'niemand@vloedhaven.example{Enter}');
    await waitFor(() => expect(title()).toBe('Kijk in uw mail'));
    expect(screen.getByText(/Hoort het adres bij een account/)).toBeDefined();
    // A mistake in the address is seen, and mended.
    expect(screen.getByText('niemand@vloedhaven.example')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ander adres invullen' }).getAttribute('href')).toBe(
      '/reset-password?returnTo=%2F',
    );
  });

  it('is chosen behind the link', async () => {
    const { user, calls } = show(`/reset-password/${token}?returnTo=/nieuws`, {
      '/api/auth/reset-password': () => signedIn,
    });
    await user.type(password(), 'kort');
    await user.click(button('Wachtwoord bewaren'));
    expect(await screen.findByRole('link', { name: /minstens 10 tekens/ })).toBeDefined();
    await user.type(password(), ' en nu langer{Enter}');
    await waitFor(() => expect(visited).toEqual(['/nieuws']));
    expect(calls.at(-1)).toEqual(['/api/auth/reset-password', { token, password: 'kort en nu langer' }]);
  });
});

describe('each form', () => {
  it.each([
    ['/register', '/register', ['email', 'firstName', 'language', 'lastName', 'middleName', 'password', 'returnTo']],
    ['/register/sent', '/verify', ['code', 'email', 'language', 'returnTo']],
    [`/verify/${token}`, `/verify/${token}`, ['language', 'returnTo']],
    [`/verify/${token}?error=password-needed`, `/verify/${token}`, ['language', 'password', 'returnTo']],
    ['/login/mail', '/login/mail', ['email', 'language', 'returnTo']],
    ['/login/mail?sent=1', '/login/mail/code', ['code', 'email', 'language', 'returnTo']],
    [`/login/mail/${token}`, `/login/mail/${token}`, ['language', 'returnTo']],
    ['/reset-password', '/reset-password', ['email', 'language', 'returnTo']],
    [`/reset-password/${token}`, `/reset-password/${token}`, ['language', 'password', 'returnTo']],
  ])('%s can be sent without a script, and is drawn without style attributes', (address, action, names) => {
    const html = renderToString(page(address, (() => undefined) as unknown as Call, 'open'));
    expect(html).not.toContain('style=');
    const parsed = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
    expect([parsed?.getAttribute('method'), parsed?.getAttribute('action')]).toEqual(['post', action]);
    expect(Array.from(parsed?.querySelectorAll('input') ?? [], ({ name }) => name).sort()).toEqual(names);
  });

  it('tells why it came back, and shows no words of a stranger', () => {
    show('/register/sent?error=wrong-mail-code');
    expect(screen.getByRole('region').textContent).toMatch(/code klopt niet of geldt niet meer/);
  });

  it('shows nothing that an address made up', () => {
    show('/login/mail?error=<b>x');
    expect(screen.getByRole('region').textContent).toMatch(/ligt aan ons/);
  });
});
