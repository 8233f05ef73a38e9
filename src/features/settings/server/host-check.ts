import { createHmac, randomUUID } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import { badInput } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isLoopback, PrivateAddressError } from '#platform/server/private-name.ts';
import { requestPublic } from '#platform/server/public-request.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { bareHost, type HostOutcome } from '../contract/host-check.ts';
import { proveHost } from '../contract/settings.endpoints.ts';

/** The names by which platforms of this installation are found; each without a port. */
export interface HostNames {
  isOwn(host: string): boolean;
  /** Of another platform. */
  isTaken(host: string): boolean;
  /** From now on these, beside those that the installation gave. */
  set(hosts: readonly string[]): Promise<void>;
}

interface HostCheckParts {
  platform: Platform;
  authSecret: string;
  hosts: Pick<HostNames, 'isOwn' | 'isTaken'>;
  allowsLoopback: boolean;
}

export type HostCheck = ReturnType<typeof createHostCheck>;

const longestWait = 5000;
/** Of an answer of ours; of others no more is read either. */
const longestAnswer = 1000;

/** Whether a host name leads to this installation, by asking there for what only this platform can say. */
export function createHostCheck({ platform, authSecret, hosts, allowsLoopback }: HostCheckParts) {
  const proofOf = (question: string): string =>
    createHmac('sha256', authSecret).update(`host of ${platform.id}: ${question}`).digest('base64url');

  async function askAt(origin: string): Promise<HostOutcome> {
    const question = randomUUID();
    const url = new URL(`${origin}${proveHost.path}?question=${question}&platform=${platform.id}`);
    try {
      const answer = await requestPublic(url, { allowsLoopback, signal: AbortSignal.timeout(longestWait) });
      const isAnswer = answer.statusCode === 200 && Number(answer.headers['content-length'] ?? 0) < longestAnswer;
      const said = isAnswer ? await readText(answer) : '';
      answer.destroy();
      return said.length < longestAnswer && said.includes(`"${proofOf(question)}"`) ? 'leads-here' : 'leads-elsewhere';
    } catch (error) {
      // Otherwise no connection, no certificate, or no answer in time.
      return error instanceof PrivateAddressError ? 'private' : 'no-answer';
    }
  }

  async function find(host: string): Promise<HostOutcome> {
    const name = bareHost(host);
    if (hosts.isTaken(name)) return 'taken';
    if (allowsLoopback && isLoopback(name)) return askAt(`http://${host}`);
    // By its name alone: our server tries no doors of others for an admin.
    const safe = await askAt(`https://${name}`);
    return safe === 'no-answer' ? askAt(`http://${name}`) : safe;
  }

  return {
    proofOf,

    async check(viewer: Viewer, host: string): Promise<HostOutcome> {
      requireAdmin(viewer);
      return find(host);
    },

    /** Before the platform answers at them: each that it does not have yet has to lead here now. */
    async requireOurs(wanted: readonly string[]): Promise<void> {
      const added = wanted.filter((host) => !hosts.isOwn(bareHost(host)));
      const found = await Promise.all(added.map(async (host) => ({ host, outcome: await find(host) })));
      const refused = found.filter(({ outcome }) => outcome !== 'leads-here');
      if (refused.length === 0) return;
      throw badInput(
        refused.map(({ host, outcome }) => ({ path: 'hostNames', code: `host-${outcome}`, message: host })),
      );
    },
  };
}
