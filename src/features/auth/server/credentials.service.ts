import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import {
  countSessions,
  findPasswordHash,
  findSignInFacts,
  listSignInMethods,
  storePassword,
} from './credentials.repository.ts';
import { deleteSessionsOf } from './sessions/sessions.repository.ts';

export type CredentialsService = ReturnType<typeof createCredentialsService>;

/** How people come in, for the other features that make accounts or tell of them. The caller decides who may, and records it. */
export function createCredentialsService({ platform, clock }: { platform: Platform; clock: Clock }) {
  return {
    /** A hash of `@better-auth/utils/password`, which is what signing in compares with. */
    setPassword: (trx: PlatformTransaction, userId: string, hash: string): Promise<void> =>
      storePassword(trx, userId, hash, clock.now()),

    endSessions: (trx: PlatformTransaction, userId: string): Promise<number> => deleteSessionsOf(trx, userId),

    /** To prove that it is really them. Undefined for who comes in another way. */
    passwordHashOf: (userId: string): Promise<string | undefined> => findPasswordHash(platform.db, userId),

    methodsOf: (userId: string): Promise<string[]> => listSignInMethods(platform.db, userId),

    countSessions: (userId: string): Promise<number> => countSessions(platform.db, userId, clock.now()),

    /** For the download of one's own data. */
    factsOf: (userId: string) => findSignInFacts(platform.db, userId),
  };
}
