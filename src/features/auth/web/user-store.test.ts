import { describe, expect, it } from 'vitest';
import type { ApplicationUser } from '#features/profiles/contract/profile.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { signOut } from './sessions/sign-out.ts';
import { UserStore } from './user-store.ts';

const user = { guid: 'a', firstName: 'Cato', isActive: true } as ApplicationUser;
const answering = (answer: unknown) => (async () => answer) as unknown as Call;
const failing = (error: Error) => (() => Promise.reject(error)) as unknown as Call;
const signedIn = () => new UserStore({ isSignedIn: true });

/** A call that is answered when the test says so. */
function waiting() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { call: (() => promise) as unknown as Call, resolve, reject };
}

describe('loading the application user (§4, §8)', () => {
  it('starts with nobody and the first version of the terms (§3)', () => {
    expect(new UserStore({ isSignedIn: false }).getSnapshot()).toEqual({
      applicationUser: undefined,
      loadingStatus: null,
      invitationStatus: undefined,
      termsOfUseVersion: 1,
      accessTokenSet: false,
      accessToken: undefined,
      accessTokenDate: undefined,
    });
  });

  it('knows which version of the terms holds, once it is told', () => {
    const store = signedIn();
    store.setTermsOfUseVersion(3);
    expect(store.getSnapshot().termsOfUseVersion).toBe(3);
  });

  it('becomes the status of the answer', async () => {
    const store = signedIn();
    await store.loadApplicationUser(answering(user));
    expect(store.getSnapshot()).toMatchObject({ applicationUser: user, loadingStatus: 200, accessTokenSet: true });
  });

  it('is null again before each load', async () => {
    const store = signedIn();
    await store.loadApplicationUser(answering(user));
    const { call, resolve } = waiting();
    const load = store.loadApplicationUser(call);
    expect(store.getSnapshot().loadingStatus).toBeNull();
    resolve(user);
    await load;
    expect(store.getSnapshot().loadingStatus).toBe(200);
  });

  it.each([
    ['the server failed', new CallError(500, undefined), user],
    ['there is no connection', new CallError(0, undefined), user],
    ['the session is over', new CallError(401, undefined), undefined],
  ])('is 500 when %s, and says so', async (_, error, left) => {
    const store = signedIn();
    await store.loadApplicationUser(answering(user));
    await expect(store.loadApplicationUser(failing(error))).rejects.toThrow('Could not load application user');
    expect(store.getSnapshot()).toMatchObject({ loadingStatus: 500, applicationUser: left });
  });

  it('does not let an answer in that was overtaken by signing out', async () => {
    const store = signedIn();
    const { call, resolve } = waiting();
    const load = store.loadApplicationUser(call);
    store.signOut();
    resolve(user);
    await load;
    expect(store.getSnapshot().applicationUser).toBeUndefined();
  });

  it('tells those who listen, until they stop', async () => {
    const store = signedIn();
    const heard: (number | null)[] = [];
    const stop = store.subscribe(() => heard.push(store.getSnapshot().loadingStatus));
    await store.loadApplicationUser(answering(user));
    stop();
    store.signOut();
    expect(heard).toEqual([null, 200]);
  });
});

describe('saving the profile (§4)', () => {
  const saved = { ...user, firstName: 'Cato-Marie' };

  it('shows what the server kept, and hands back the profile of before', async () => {
    const store = signedIn();
    await store.loadApplicationUser(answering(user));
    await expect(store.saveProfile(answering(saved), { firstName: 'Cato-Marie' })).resolves.toEqual({
      saved,
      previous: user,
    });
    expect(store.getSnapshot()).toMatchObject({ applicationUser: saved, loadingStatus: 200 });
  });

  it('first asks who it is, where the session ended meanwhile', async () => {
    const store = signedIn();
    const answers = [user, saved];
    const call = (async () => answers.shift()) as unknown as Call;
    await expect(store.saveProfile(call, { firstName: 'Cato-Marie' })).resolves.toEqual({ saved, previous: user });
  });

  it('sends nothing when somebody else has come in their place', async () => {
    const store = signedIn();
    await store.loadApplicationUser(answering(user));
    store.signOut();
    const asked: string[] = [];
    const call = (async ({ method }: { method: string }) => {
      asked.push(method);
      return { ...user, guid: 'b' };
    }) as unknown as Call;
    await expect(store.saveProfile(call, { firstName: 'Cato-Marie' })).rejects.toThrow(/somebody else/);
    expect(asked).toEqual(['GET']);
    expect(store.getSnapshot().applicationUser).toBeUndefined();
  });

  it('is not undone by a load that began before', async () => {
    const store = signedIn();
    await store.loadApplicationUser(answering(user));
    const { call, resolve } = waiting();
    const load = store.loadApplicationUser(call);
    await store.saveProfile(answering(saved), { firstName: 'Cato-Marie' });
    resolve(user);
    await load;
    expect(store.getSnapshot()).toMatchObject({ applicationUser: saved, loadingStatus: 200 });
  });

  it('changes nothing when it is refused', async () => {
    const store = signedIn();
    await store.loadApplicationUser(answering(user));
    await expect(store.saveProfile(failing(new CallError(400, undefined)), {})).rejects.toThrow();
    expect(store.getSnapshot().applicationUser).toEqual(user);
  });
});

describe('signing out (§4)', () => {
  const filled = async () => {
    const store = signedIn();
    store.signIn('token', new Date(0));
    await store.loadApplicationUser(answering(user));
    return store;
  };

  it('clears the access token, its date and its set flag, and empties the application user', async () => {
    const store = await filled();
    expect(store.getSnapshot()).toMatchObject({
      accessToken: 'token',
      accessTokenDate: new Date(0),
      accessTokenSet: true,
    });
    expect(await signOut(answering({ success: true, next: null }), store, '/en')).toBe('/en');
    expect(store.getSnapshot()).toMatchObject({
      applicationUser: undefined,
      accessToken: undefined,
      accessTokenDate: undefined,
      accessTokenSet: false,
    });
  });

  it('goes on to the organisation that vouched for them, where a session is still open', async () => {
    const next = 'https://werkgever.example/uit';
    expect(await signOut(answering({ success: true, next }), await filled(), '/')).toBe(next);
  });

  it('clears nothing while the session lives on', async () => {
    const store = await filled();
    await expect(signOut(failing(new CallError(0, undefined)), store, '/')).rejects.toThrow();
    expect(store.getSnapshot()).toMatchObject({ applicationUser: user, accessTokenSet: true });
  });
});
