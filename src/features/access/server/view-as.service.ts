import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AuditService } from '#features/audit/server/audit.service.ts';
import { notAllowed } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import { viewAsAudit } from '../contract/access.audit.ts';
import type { WhoSeen } from '../contract/access.ts';
import { parseWho } from '../contract/who.ts';
import { assumeViewer } from './assumed-viewer.ts';

interface ViewAsParts {
  platform: Platform;
  audit: AuditService;
  clock: Clock;
  /** Of the installation; each platform signs with its own, made from it. */
  secret: string;
}

const cookieName = 'plein.view_as';
const cookieValue = /(?:^|;\s*)plein\.view_as=([\w-]+)\.([\w-]+)/;
const hours = 8;

interface ViewAsCookie {
  /** The admin who looks; in anyone else's hands it does nothing. */
  by: string;
  as: string;
  until: number;
}

export type ViewAsService = ReturnType<typeof createViewAsService>;

/** An admin views the site as someone else. Who that is stands in a cookie that only counts beside that admin's own session. */
export function createViewAsService({ platform, audit, clock, secret }: ViewAsParts) {
  const key = createHmac('sha256', secret).update(`view-as ${platform.id}`).digest();
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest();

  function readViewAsCookie({ cookie }: Client): ViewAsCookie | undefined {
    const [, payload = '', signature = ''] = cookieValue.exec(cookie ?? '') ?? [];
    if (payload === '') return undefined;
    const given = Buffer.from(signature, 'base64url');
    const wanted = signatureOf(payload);
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
    const chosen = JSON.parse(Buffer.from(payload, 'base64url').toString()) as ViewAsCookie;
    return chosen.until > clock.now().getTime() ? chosen : undefined;
  }

  const cookieOf = (value: string, seconds: number, { origin }: Client): string =>
    `${cookieName}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`;

  return {
    /** The viewer of a request: the one who is signed in, or the one they view the site as. */
    async effectiveViewer(viewer: Viewer, client: Client): Promise<Viewer> {
      if (!viewer.isAdmin || viewer.id === undefined) return viewer;
      const chosen = readViewAsCookie(client);
      if (chosen === undefined || chosen.by !== viewer.id) return viewer;
      // A role or a person that is gone since: the admin sees the site as themselves again.
      const assumed = await assumeViewer(platform.db, viewer, parseWho(chosen.as)).catch(() => undefined);
      return assumed === undefined
        ? viewer
        : { ...assumed.viewer, viewingAs: { by: viewer.id, who: chosen.as, name: assumed.name } };
    },

    async start(viewer: Viewer, client: Client, as: string): Promise<{ seen: WhoSeen; cookie: string }> {
      if (!viewer.isAdmin || viewer.id === undefined) throw notAllowed();
      const { name } = await assumeViewer(platform.db, viewer, parseWho(as));
      const chosen: ViewAsCookie = { by: viewer.id, as, until: clock.now().getTime() + hours * 60 * 60 * 1000 };
      const payload = Buffer.from(JSON.stringify(chosen)).toString('base64url');
      await platform.transaction((trx) =>
        audit.record(
          trx,
          { viewer, client },
          { action: viewAsAudit.started, subject: { kind: 'view-as', id: as, name: name || as } },
        ),
      );
      const value = `${payload}.${signatureOf(payload).toString('base64url')}`;
      return { seen: { who: as, name }, cookie: cookieOf(value, hours * 60 * 60, client) };
    },

    async stop(viewer: Viewer, client: Client): Promise<{ stopped: boolean; cookie: string }> {
      const { viewingAs } = viewer;
      if (viewingAs !== undefined) {
        const { who, name } = viewingAs;
        const subject = { kind: 'view-as', id: who, name: name || who };
        await platform.transaction((trx) =>
          audit.record(trx, { viewer, client }, { action: viewAsAudit.stopped, subject }),
        );
      }
      return { stopped: viewingAs !== undefined, cookie: cookieOf('', 0, client) };
    },
  };
}
