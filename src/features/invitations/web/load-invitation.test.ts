import { describe, expect, it, vi } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import type { InvitationStatus } from '../contract/invitation.ts';
import { tryToAccept } from './accept-invitation.ts';
import { loadInvitation } from './load-invitation.ts';

const status: InvitationStatus = {
  state: 'Open',
  email: 'b•••@x.example',
  name: '',
  platformName: 'Plein',
  inviterName: 'Amina',
  expiresAt: '2026-12-15T12:00:00.000Z',
  roleNames: [],
  hasAccount: false,
  isForViewer: null,
  language: 'nl',
  message: '',
};

const answering = (answer: () => unknown) => (async () => answer()) as unknown as Call;
const failing = (code: number) =>
  answering(() => {
    throw new CallError(code, undefined);
  });

function load(call: Call, address = 'https://x.example/invitation/abc') {
  const userStore = new UserStore({ isSignedIn: false });
  const raiseNotFound = vi.fn();
  const url = new URL(address);
  const app = {
    call,
    language: 'nl' as const,
    locale: defaultLocale,
    origin: url.origin,
    userStore,
    errorStore: { raiseNotFound },
  };
  return { userStore, raiseNotFound, loaded: loadInvitation(app, url) };
}

describe('loadInvitation', () => {
  it('puts the status in the user store (§3)', async () => {
    const { userStore, loaded } = load(answering(() => status));
    expect(await loaded).toEqual({ status, result: 'Success' });
    expect(userStore.getSnapshot()).toMatchObject({ invitationStatus: status, loadingStatus: 200 });
  });

  it.each([
    [404, 'NotFound', 1],
    [500, 'Failed', 0],
    [0, 'Failed', 0],
  ])('is silent about %i: loading status 500 (§8)', async (code, result, raised) => {
    const { userStore, raiseNotFound, loaded } = load(failing(code));
    expect(await loaded).toEqual({ status: null, result });
    expect(userStore.getSnapshot()).toMatchObject({ invitationStatus: undefined, loadingStatus: 500 });
    expect(raiseNotFound).toHaveBeenCalledTimes(raised);
  });

  it('goes on in the language that it was sent in', async () => {
    const { loaded } = load(answering(() => ({ ...status, language: 'en' })));
    const redirect = await loaded.catch((thrown: unknown) => thrown as Response);
    expect(redirect).toBeInstanceOf(Response);
    expect((redirect as Response).headers.get('location')).toBe('https://x.example/en/invitation/abc');
  });
});

describe('tryToAccept', () => {
  it('is true when it worked', async () => {
    expect(
      await tryToAccept(
        answering(() => ({ result: 'Success' })),
        { id: 'abc' },
        vi.fn(),
      ),
    ).toBe(true);
  });

  it('returns false when it did not, and tells why (§8)', async () => {
    const tell = vi.fn();
    expect(await tryToAccept(failing(410), { id: 'abc' }, tell)).toBe(false);
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ status: 410 }));
  });
});
