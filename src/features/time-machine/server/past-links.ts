import type { AuditService } from '#features/audit/server/audit.service.ts';
import { AppError, badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hashOfToken, newLinkToken } from '#platform/server/link-token.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import { pastAddress } from '../contract/past-address.ts';
import { type MadePastLink, mostLinkDays, type NewPastLink, type PastLink } from '../contract/past-link.ts';
import { timeMachineAudit } from '../contract/time-machine.audit.ts';
import {
  countLook,
  deleteLinksEndedBefore,
  findLink,
  findLinkByToken,
  insertLink,
  type LinkRow,
  listLinks,
  setLinkRevoked,
} from './past-links.repository.ts';

export interface PastLinksParts {
  platform: Platform;
  clock: Clock;
  audit: Pick<AuditService, 'record'>;
}

const day = 24 * 60 * 60 * 1000;
/** After this nobody asks any more who made a link. */
const keptAfterEnd = 30 * day;

/** Links by which others look at the site as it was: as any visitor of today, and of then. */
export function createPastLinks({ platform, clock, audit }: PastLinksParts) {
  function stateOf({ revokedAt, expiresAt }: LinkRow): PastLink['state'] {
    if (revokedAt !== null) return 'revoked';
    return expiresAt <= clock.now() ? 'expired' : 'open';
  }

  const present = (row: LinkRow): PastLink => ({
    id: row.id,
    name: row.name,
    madeBy: row.madeBy ?? '',
    madeAt: row.madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    state: stateOf(row),
    opened: row.opened,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  });

  /** The moment after the last day on which it works. */
  async function endOf(until: string): Promise<Date> {
    const { timeZone } = await platform.locale();
    const today = calendarDay(clock.now(), timeZone);
    if (until < today || until > addDays(today, mostLinkDays)) {
      throw badInput([{ path: 'body.until', code: 'out-of-range', message: until }]);
    }
    return startOfDay(addDays(until, 1), timeZone);
  }

  return {
    async list(viewer: Viewer): Promise<PastLink[]> {
      requireAdmin(viewer);
      return (await listLinks(platform.db)).map(present);
    },

    async make(actor: Actor, { name, until, moment }: NewPastLink): Promise<MadePastLink> {
      requireAdmin(actor.viewer);
      const madeBy = requireUserId(actor.viewer);
      const madeAt = clock.now();
      const expiresAt = await endOf(until);
      const token = newLinkToken();
      const id = await platform.transaction(async (trx) => {
        const made = await insertLink(trx, { name, tokenHash: hashOfToken(token), madeBy, madeAt, expiresAt });
        await audit.record(trx, actor, {
          action: timeMachineAudit.linkMade,
          subject: { kind: 'past-link', id: made, name },
          details: { until },
        });
        return made;
      });
      const row = await findLink(platform.db, id);
      if (row === undefined) throw notFound();
      const path = pastAddress({ token, moment: moment === undefined ? madeAt : new Date(moment), path: '/' });
      return { ...present(row), path };
    },

    async revoke(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor.viewer);
      const row = await findLink(platform.db, id);
      if (row === undefined) throw notFound();
      await platform.transaction(async (trx) => {
        if (!(await setLinkRevoked(trx, id, clock.now()))) return;
        const subject = { kind: 'past-link', id, name: row.name };
        await audit.record(trx, actor, { action: timeMachineAudit.linkRevoked, subject });
      });
    },

    /** Whoever has it sees what any visitor may: it is the link that lets them in, and not who they are. */
    async require(token: string): Promise<LinkRow> {
      const row = await findLinkByToken(platform.db, hashOfToken(token));
      if (row === undefined) throw notFound();
      if (stateOf(row) !== 'open') throw new AppError('past-link-over', 410);
      return row;
    },

    /** A page was looked at with it. */
    looked: (id: string): Promise<unknown> => platform.transaction((trx) => countLook(trx, id, clock.now())),

    async forgetEnded(): Promise<void> {
      const moment = new Date(clock.now().getTime() - keptAfterEnd);
      await platform.transaction((trx) => deleteLinksEndedBefore(trx, moment));
    },
  };
}
