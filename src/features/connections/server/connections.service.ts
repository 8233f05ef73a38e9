import type { z } from 'zod';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isLoopback, leadsToPrivateAddress } from '#platform/server/private-name.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { createSecretBox } from '#platform/server/secret-box.ts';
import { type ConnectionName, connectionNames } from '../contract/connection.ts';
import { type ConnectionList, MailServer, Translator } from '../contract/connection-schemas.ts';
import { connectionAudit } from '../contract/connections.audit.ts';
import { connectionsTag } from '../contract/connections.tags.ts';
import { type ConnectionRow, deleteConnection, listConnections, storeConnection } from './connections.repository.ts';

/** It was closed with another secret of the installation: somebody has to write it anew. */
export class UnreadableConnection extends Error {
  override name = 'UnreadableConnection';
}

interface ConnectionsParts {
  platform: Platform;
  audit: AuditService;
  clock: Clock;
  /** Of the installation. */
  secret: string;
  allowsLoopback: boolean;
  /** What the installation has for those who wrote none: whether, and where if that is told. */
  installed: Readonly<Record<ConnectionName, { place: string | null } | undefined>>;
}

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

/** Secrets that an admin writes and nobody reads: what is kept in memory and in the database is closed, and opened by who uses it. */
export function createConnectionsService(parts: ConnectionsParts) {
  const { platform, audit, clock, secret, allowsLoopback, installed } = parts;
  /** A box for each: what was closed for one platform, or for one connection, opens nowhere else. */
  const boxOf = (name: ConnectionName) => createSecretBox(secret, `connection ${name} of ${platform.id}`);

  const rowOf = async (name: ConnectionName): Promise<ConnectionRow | undefined> =>
    (await platform.remember('connections', [connectionsTag], () => listConnections(platform.db))).find(
      (row) => row.name === name,
    );

  async function opened<T>(name: ConnectionName, schema: z.ZodType<T>): Promise<T | undefined> {
    const row = await rowOf(name);
    if (row === undefined) return undefined;
    try {
      return schema.parse(JSON.parse(boxOf(name).open(row.sealed)));
    } catch {
      // Without its cause, which may quote what is in it.
      throw new UnreadableConnection(name);
    }
  }

  async function refusePrivate(field: string, hostname: string): Promise<void> {
    if (allowsLoopback && isLoopback(hostname)) return;
    if (!(await leadsToPrivateAddress(hostname))) return;
    throw badInput([{ path: `body.${field}`, code: 'address-private', message: hostname }]);
  }

  async function save({ viewer, client }: Actor, name: ConnectionName, place: string, value: unknown): Promise<void> {
    const sealed = boxOf(name).close(JSON.stringify(value));
    await platform.transaction(async (trx, touch) => {
      const changedBy = viewer.kind === 'user' ? (viewer.id ?? null) : null;
      await storeConnection(trx, name, { place, sealed, changed_at: clock.now(), changed_by: changedBy });
      const subject = { kind: 'connection', id: name, name };
      // That it was changed and where it leads; never what was written.
      await audit.record(trx, { viewer, client }, { action: connectionAudit.changed, subject, details: { place } });
      touch(connectionsTag);
    });
  }

  return {
    /** For who sends mail. */
    mailServer: (): Promise<MailServer | undefined> => opened('mailServer', MailServer),
    /** For who translates. */
    translator: (): Promise<Translator | undefined> => opened('translator', Translator),
    isOwn: async (name: ConnectionName): Promise<boolean> => (await rowOf(name)) !== undefined,

    async read(viewer: Viewer): Promise<ConnectionList['connections']> {
      requireAdmin(viewer);
      return Promise.all(
        connectionNames.map(async (name) => {
          const row = await rowOf(name);
          const given = installed[name];
          return {
            name,
            source: row !== undefined ? 'own' : given !== undefined ? 'installation' : 'none',
            place: row?.place ?? given?.place ?? null,
            changedAt: row?.changed_at.toISOString() ?? null,
            changedBy: row?.changed_by_name ?? null,
          } as const;
        }),
      );
    },

    async saveMailServer(by: Actor, server: MailServer): Promise<void> {
      requireAdmin(by.viewer);
      await refusePrivate('host', server.host);
      await save(by, 'mailServer', `${server.host}:${server.port}`, server);
    },

    async saveTranslator(by: Actor, translator: Translator): Promise<void> {
      requireAdmin(by.viewer);
      const { hostname, host } = new URL(translator.url);
      await refusePrivate('url', hostname);
      await save(by, 'translator', host, translator);
    },

    async remove({ viewer, client }: Actor, name: ConnectionName): Promise<void> {
      requireAdmin(viewer);
      await platform.transaction(async (trx, touch) => {
        if (!(await deleteConnection(trx, name))) throw notFound();
        const subject = { kind: 'connection', id: name, name };
        await audit.record(trx, { viewer, client }, { action: connectionAudit.removed, subject });
        touch(connectionsTag);
      });
    },
  };
}
