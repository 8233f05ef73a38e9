import type { ApplicationUser } from '#features/profiles/contract/profile.ts';
import type { ProfileChanges } from '#features/profiles/contract/profile-changes.ts';
import { readLoggedInProfile, saveLoggedInProfile } from '#features/profiles/contract/profiles.endpoints.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { tellOtherTabs } from './sessions/session-channel.ts';

export interface UserState {
  applicationUser: ApplicationUser | undefined;
  /** null while loading, then the answer's status, or 500 (§4). */
  loadingStatus: number | null;
  /** Of the invitation that is being looked at; loaded by the invitation's own screen. */
  invitationStatus: unknown;
  /** The version that holds now (§3). */
  termsOfUseVersion: number;
  /** Someone is signed in. The cookie carries the session, so this can be true while no script knows the token. */
  accessTokenSet: boolean;
  /** Known only where somebody signed in since the page was opened. */
  accessToken: string | undefined;
  accessTokenDate: Date | undefined;
}

const nobody = {
  applicationUser: undefined,
  accessTokenSet: false,
  accessToken: undefined,
  accessTokenDate: undefined,
} satisfies Partial<UserState>;

/** Who is using this page (§3). */
export class UserStore {
  #state: UserState;
  #loads = 0;
  /** Whose the words on screen are; signing out empties the state, and what was typed stays. */
  #lastKnown: string | undefined;
  readonly #listeners = new Set<() => void>();

  constructor({ isSignedIn }: { isSignedIn: boolean }) {
    this.#state = {
      ...nobody,
      accessTokenSet: isSignedIn,
      loadingStatus: null,
      invitationStatus: undefined,
      termsOfUseVersion: 1,
    };
  }

  readonly getSnapshot = (): UserState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** §4, §8. An answer that was overtaken, by a newer load or by signing out, counts no more. */
  readonly loadApplicationUser = async (call: Call): Promise<void> => {
    const load = ++this.#loads;
    this.#set({ loadingStatus: null });
    try {
      const applicationUser = await call(readLoggedInProfile, {});
      if (load === this.#loads) this.#set({ applicationUser, accessTokenSet: true, loadingStatus: 200 });
    } catch (cause) {
      if (load !== this.#loads) return;
      const isSessionOver = cause instanceof CallError && cause.status === 401;
      this.#set({ ...(isSessionOver ? nobody : {}), loadingStatus: 500 });
      throw new Error('Could not load application user', { cause });
    }
  };

  /**
   * §4: sends what changed and keeps the profile of before, which Undo sends back (`oldProfile`). Rejects when the
   * server refuses; what is shown then stays as it was.
   */
  readonly saveProfile = async (
    call: Call,
    changes: ProfileChanges,
  ): Promise<{ saved: ApplicationUser; previous: ApplicationUser }> => {
    // Nobody is known where the session ended meanwhile: asking who it is has them sign in again first.
    const previous = this.#state.applicationUser ?? (await call(readLoggedInProfile, {}));
    // Usually the page was made anew for them by then (session-ended.tsx); where that message was lost, nothing may be mixed.
    if (this.#lastKnown !== undefined && previous.guid !== this.#lastKnown) {
      throw new Error('What was typed is of somebody else');
    }
    const saved = await call(saveLoggedInProfile, { body: changes });
    // A load that is still under way may bring the old profile: it counts no more.
    this.#loads += 1;
    this.#set({ applicationUser: saved, loadingStatus: 200 });
    return { saved, previous };
  };

  /** Which version holds now is said by the legal texts. */
  readonly setTermsOfUseVersion = (termsOfUseVersion: number): void => this.#set({ termsOfUseVersion });

  /** §3, §4, §8: a failure is silent; what is left of it is the status. */
  readonly loadInvitationStatus = async <T>(load: () => Promise<T>): Promise<T | undefined> => {
    this.#set({ loadingStatus: null, invitationStatus: undefined });
    const invitationStatus = await load().catch(() => undefined);
    this.#set({ invitationStatus, loadingStatus: invitationStatus === undefined ? 500 : 200 });
    return invitationStatus;
  };

  readonly signIn = (accessToken: string, accessTokenDate: Date): void => {
    this.#set({ accessToken, accessTokenDate, accessTokenSet: true });
    tellOtherTabs('signed-in');
  };

  /** §4: clears the access token, its date and its set flag, and empties the application user. */
  readonly signOut = (): void => {
    this.#loads += 1;
    this.#set(nobody);
  };

  #set(changes: Partial<UserState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#lastKnown = this.#state.applicationUser?.guid ?? this.#lastKnown;
    for (const listener of this.#listeners) listener();
  }
}
