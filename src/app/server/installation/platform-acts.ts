import type { PlatformActs } from '#features/installation/server/installation-platforms.service.ts';
import type { PlatformsService } from '#features/platforms/server/platforms.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Services } from '../services/services.ts';

interface ActParts {
  platforms: PlatformsService;
  clock: Clock;
  /** Its scheme and port are every platform's, where nobody opened one to look. */
  publicUrl: string;
  servicesOf(platform: Platform): Pick<Services, 'audit' | 'setupLink'>;
  removeFiles(platformKey: string): Promise<void>;
}

const system = systemViewer('installation');
const platformSubject = (key: string) => ({ kind: 'platform', id: key, name: key });

/** What is done to platforms from outside them: their list, and their own logs. */
export function createPlatformActs({ platforms, clock, publicUrl, servicesOf, removeFiles }: ActParts): PlatformActs {
  async function rowAndPlatform(key: string) {
    const row = (await platforms.list()).find((one) => one.key === key);
    const platform = row && (await platforms.find(row.id));
    if (row === undefined || platform === undefined) throw notFound();
    return { row, platform };
  }

  /** In the log of another platform nobody knows the id of who did it: there stands their name. */
  async function known(viewer: Viewer, from: Platform, to: Platform): Promise<Viewer> {
    if (viewer.kind !== 'user' || from.id === to.id) return viewer;
    return systemViewer(`${await servicesOf(from).audit.actorName(viewer)} (${from.key})`);
  }

  return {
    isHome: ({ id }) => platforms.isHome(id),
    list: () => platforms.list(),
    add: async (key, hosts) => void (await platforms.add(key, hosts)),
    setHosts: (key, hosts) => platforms.setGivenHosts(key, hosts),
    setStanding: (key, standing) => platforms.setStanding(key, standing, clock.now()),

    async removeForGood(key) {
      await platforms.remove(key);
      await removeFiles(key);
    },

    async setupLink(key, openedAt = publicUrl) {
      const { row, platform } = await rowAndPlatform(key);
      const path = await servicesOf(platform).setupLink.createLink(system);
      if (path === undefined) return null;
      const { protocol, port } = new URL(openedAt);
      const [host] = row.hosts;
      return host === undefined ? path : `${protocol}//${host}${port === '' ? '' : `:${port}`}${path}`;
    },

    async record(key, { actor, from }, { action, subject = platformSubject(key), details = {} }, work) {
      const { platform } = await rowAndPlatform(key);
      const viewer = await known(actor.viewer, from, platform);
      await platform.transaction(async (trx) => {
        await servicesOf(platform).audit.record(trx, { ...actor, viewer }, { action, subject, details });
        await work?.();
      });
    },
  };
}
