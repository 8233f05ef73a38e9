import { createHmac, randomUUID } from 'node:crypto';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isLoopback, leadsToPrivateAddress } from '#platform/server/private-name.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { HostOutcome } from '../contract/host-check.ts';
import { proveHost } from '../contract/settings.endpoints.ts';

export type HostCheck = ReturnType<typeof createHostCheck>;

interface HostCheckParts {
  platform: Platform;
  authSecret: string;
  addresses: { isOwnHost(host: string): boolean };
  allowsLoopback: boolean;
}

const longestWait = 5000;

/** Whether a host name leads to this platform, by asking there for what only this platform can say. */
export function createHostCheck({ platform, authSecret, addresses, allowsLoopback }: HostCheckParts) {
  const proofOf = (question: string): string =>
    createHmac('sha256', authSecret).update(`host of ${platform.id}: ${question}`).digest('base64url');

  async function askAt(origin: string): Promise<HostOutcome> {
    const question = randomUUID();
    try {
      const answer = await fetch(`${origin}${proveHost.path}?question=${question}`, {
        // What someone else's address leads on to is not followed.
        redirect: 'manual',
        signal: AbortSignal.timeout(longestWait),
      });
      const said: unknown = answer.ok ? await answer.json() : undefined;
      const isOurs = typeof said === 'object' && said !== null && 'proof' in said && said.proof === proofOf(question);
      return isOurs ? 'leads-here' : 'leads-elsewhere';
    } catch {
      // No connection, no certificate, no answer in time, or something that is no answer of ours.
      return 'no-answer';
    }
  }

  return {
    proofOf,

    /** Only of names that the installation has for this platform, so nobody can send our server anywhere else. */
    async check(viewer: Viewer, host: string): Promise<HostOutcome> {
      requireAdmin(viewer);
      const name = host.replace(/:\d+$/, '');
      if (!addresses.isOwnHost(name)) return 'not-added';
      if (allowsLoopback && isLoopback(name)) return askAt(`http://${host}`);
      if (await leadsToPrivateAddress(name)) return 'private';
      const safe = await askAt(`https://${host}`);
      return safe === 'no-answer' ? askAt(`http://${host}`) : safe;
    },
  };
}
