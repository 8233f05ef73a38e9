import { viewersTag } from '#features/auth/contract/auth.tags.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { AppError, notAllowed } from '#platform/contract/calls/errors.ts';
import { anonymousViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isAccessToken, type TokenReach } from '../contract/access-token.ts';
import { isForTokens, tokenRefusal } from '../contract/token-use.ts';
import { findOpenToken, markTokenUsed } from './access-tokens.repository.ts';
import { hashOf } from './new-token.ts';

interface Parts {
  platform: Platform;
  accounts: Pick<AccountsService, 'viewerOf'>;
  clock: Clock;
  log: Logger;
}

interface Holder {
  viewer: Viewer;
  reach: TokenReach;
}

/** As of a session (features/auth): what may is told when it is no longer true. */
const keptMilliseconds = 10_000;
const usedInterval = 5 * 60_000;

const refused = () =>
  new AppError('token-refused', 401, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

const keyOf = (token: string): string => `access token ${hashOf(token)}`;

const tokenOf = ({ authorization }: Pick<Client, 'authorization'>): string | undefined => {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return isAccessToken(token) ? token : undefined;
};

export type TokenViewerService = ReturnType<typeof createTokenViewerService>;

/** Who a program calls for. Their rights are asked for anew, so a token never has more than its maker has left. */
export function createTokenViewerService({ platform, accounts, clock, log }: Parts) {
  const noteUsed = (id: string, lastUsedAt: Date | null): void => {
    const now = clock.now();
    if (now.getTime() - (lastUsedAt?.getTime() ?? 0) < usedInterval) return;
    markTokenUsed(platform.db, id, now).catch((error: unknown) =>
      log.debug({ err: error }, 'the use of a token was not written'),
    );
  };

  const holderOf = (token: string): Promise<Holder | undefined> =>
    platform.rememberFor(keyOf(token), async () => {
      const now = clock.now();
      const row = await findOpenToken(platform.db, hashOf(token), now);
      const viewer = row && (await accounts.viewerOf(row.userId));
      if (row === undefined || viewer?.isActive !== true) return undefined;
      noteUsed(row.id, row.lastUsedAt);
      const latest = Math.min(row.expiresAt.getTime(), now.getTime() + keptMilliseconds);
      // What is done with a token of a form is the form's affair, so the log says which token it was.
      const through = row.reach.scope === 'Form' ? { throughToken: row.name } : {};
      const value: Holder = { viewer: Object.freeze({ ...viewer, ...through }), reach: row.reach };
      return { value, tags: [viewersTag], expiresAt: new Date(latest) };
    });

  return {
    /** Undefined for who comes without a token. A token that is not good any more is told so, instead of taken for a visitor. */
    async viewerFor(client: Client, { method, path }: { method: string; path: string }): Promise<Viewer | undefined> {
      const token = tokenOf(client);
      if (token === undefined) return undefined;
      if (!isForTokens(path)) return anonymousViewer;
      const holder = await holderOf(token);
      if (holder === undefined) throw refused();
      const refusal = tokenRefusal(holder.reach, method, path);
      if (refusal !== undefined) throw notAllowed(refusal);
      return holder.viewer;
    },

    /** The same, when it is known without asking the database. */
    keptViewerFor(client: Pick<Client, 'authorization'>): Viewer | undefined {
      const token = tokenOf(client);
      return token === undefined ? undefined : platform.kept<Holder>(keyOf(token))?.viewer;
    },
  };
}
