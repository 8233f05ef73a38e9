import type { AuditSubject } from '#features/audit/contract/audit-subject.ts';
import { bareHost } from '#features/platforms/contract/platform-name.ts';
import { isToBeRemoved, type PlatformStanding, standingOf } from '#features/platforms/contract/platform-standing.ts';
import type { PlatformRow } from '#features/platforms/server/platforms.service.ts';
import type { AuditAction } from '#platform/contract/calls/audit-action.ts';
import { conflict, notAllowed, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { platformAudit } from '../contract/installation.audit.ts';
import type { NewPlatform } from '../contract/installation-platforms.endpoints.ts';

/** What was done to a platform, for its own log. */
export interface PlatformNote {
  action: AuditAction;
  /** What of the platform it was, where it was not the platform as a whole. */
  subject?: AuditSubject;
  details?: Record<string, unknown>;
}

/** What the app hands in: the list of platforms, and what is of another platform than the one that somebody looks from. */
export interface PlatformActs {
  /** From which the installation is run. */
  isHome(platform: Pick<Platform, 'id'>): boolean;
  list(): Promise<PlatformRow[]>;
  add(key: string, hosts: readonly string[]): Promise<void>;
  setHosts(key: string, hosts: readonly string[]): Promise<void>;
  setStanding(key: string, standing: PlatformStanding): Promise<void>;
  /** With its files. */
  removeForGood(key: string): Promise<void>;
  /** The way to its first administrator, with scheme and port of the address that somebody has open; null once it has one. */
  setupLink(key: string, openedAt?: string): Promise<string | null>;
  /** In the log of the platform that it happens to; `work` is done with it or not at all. */
  record(
    key: string,
    by: { actor: Actor; from: Platform },
    note: PlatformNote,
    work?: () => Promise<void>,
  ): Promise<void>;
}

interface Parts {
  platform: Platform;
  clock: Clock;
  platformActs: PlatformActs;
}

/** Developers look, and platform staff decide (docs/decisions/0148). */
export const mayChangePlatforms = ({ isMett, kind }: Viewer): boolean => isMett || kind === 'system';

/** Whoever is at the machine is nowhere in particular. */
export const isFromHome = (viewer: Viewer, platform: Pick<Platform, 'id'>, acts: Pick<PlatformActs, 'isHome'>) =>
  viewer.kind === 'system' || acts.isHome(platform);

/** Whoever takes away the name that they are on could not come back to say otherwise. */
function requireWayBack({ viewer, client }: Actor, hosts: readonly string[]): void {
  if (viewer.kind !== 'user' || client?.origin === undefined) return;
  if (!hosts.includes(bareHost(new URL(client.origin).host))) throw conflict('own-host-gone');
}

const actionOf: Record<PlatformStanding, AuditAction> = {
  working: platformAudit.resumed,
  suspended: platformAudit.suspended,
  leaving: platformAudit.leaving,
};

export type InstallationPlatformsService = ReturnType<typeof createInstallationPlatformsService>;

/** Making platforms, naming them, suspending them and letting them go. Each of it stands in the log of that platform. */
export function createInstallationPlatformsService({ platform, clock, platformActs: acts }: Parts) {
  const requireMayChange = (viewer: Viewer) => {
    if (!mayChangePlatforms(viewer) || !isFromHome(viewer, platform, acts)) throw notAllowed();
  };

  async function found(viewer: Viewer, key: string): Promise<PlatformRow> {
    requireMayChange(viewer);
    const row = (await acts.list()).find((one) => one.key === key);
    if (row === undefined) throw notFound();
    return row;
  }

  return {
    async add(actor: Actor, { key, hosts }: NewPlatform): Promise<{ setupLink: string | null }> {
      requireMayChange(actor.viewer);
      // An only platform answers on every name; beside a second one nobody could reach it, who looks from it neither.
      const rows = await acts.list();
      if (rows.some((row) => row.hosts.length === 0)) throw conflict('platform-without-name');
      requireWayBack(actor, rows.find(({ id }) => id === platform.id)?.hosts ?? []);
      await acts.add(key, hosts);
      await acts.record(key, { actor, from: platform }, { action: platformAudit.added, details: { hosts } });
      return { setupLink: await acts.setupLink(key, actor.client?.origin) };
    },

    async setHosts(actor: Actor, key: string, hosts: readonly string[]): Promise<void> {
      const row = await found(actor.viewer, key);
      const { hosts: before, givenHosts } = row;
      const isBesideOthers = (await acts.list()).length > 1;
      if (row.id === platform.id && isBesideOthers) {
        requireWayBack(actor, [...hosts.map(bareHost), ...before.filter((host) => !givenHosts.includes(host))]);
      }
      const note = { action: platformAudit.hostsChanged, details: { before, hosts } };
      await acts.record(key, { actor, from: platform }, note, () => acts.setHosts(key, hosts));
    },

    /** The platform that one stands on stays: whoever closes it could not open it again from here. */
    async setStanding(actor: Actor, key: string, standing: PlatformStanding): Promise<void> {
      const row = await found(actor.viewer, key);
      if (standingOf(row) === standing) return;
      if (row.id === platform.id && actor.viewer.kind === 'user') throw conflict('own-platform');
      const note = { action: actionOf[standing], details: { before: standingOf(row) } };
      await acts.record(key, { actor, from: platform }, note, () => acts.setStanding(key, standing));
    },

    /** For the clock: this platform, when its days are over. */
    async removeWhenDue(): Promise<void> {
      const row = (await acts.list()).find(({ id }) => id === platform.id);
      if (row !== undefined && isToBeRemoved(row, clock.now())) await acts.removeForGood(row.key);
    },
  };
}
