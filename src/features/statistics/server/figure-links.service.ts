import type { AuditService } from '#features/audit/server/audit.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hashOfToken, newLinkToken } from '#platform/server/link-token.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import type { FigureLink, MadeFigureLink, SharedFigures } from '../contract/figure-links.ts';
import { mostLinkDays } from '../contract/link-days.ts';
import { statisticsAudit } from '../contract/statistics.audit.ts';
import type { FiguresAsked } from './asked-period.ts';
import {
  countOpening,
  deleteLinksEndedBefore,
  type FigureLinkRow,
  findLink,
  findLinkByToken,
  insertLink,
  listLinks,
  setLinkRevoked,
} from './figure-links.repository.ts';
import { createNamesForEveryone, type NamesForEveryoneParts } from './names-for-everyone.ts';
import type { StatisticsService } from './statistics.service.ts';
import type { StatisticsTakingPartService } from './taking-part.service.ts';

export interface FigureLinksParts extends NamesForEveryoneParts {
  platform: Platform;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  audit: Pick<AuditService, 'record'>;
}

interface FiguresOf {
  statistics: Pick<StatisticsService, 'figures'>;
  takingPart: Pick<StatisticsTakingPartService, 'read'>;
}

/** After this nobody asks any more who made a link; who made and ended it stays in the log of what was done. */
const keptAfterEnd = 30 * 24 * 60 * 60 * 1000;
/** Whoever has the link reads what an admin let them read. */
const reader = systemViewer('shared figures');

export type FigureLinksService = ReturnType<typeof createFigureLinks>;

/** Links that show the statistics to who has no account, such as a council: to be read, for as long as an admin says. */
export function createFigureLinks({ statistics, takingPart, ...parts }: FigureLinksParts & FiguresOf) {
  const { platform, clock, log, audit } = parts;
  const namesForEveryone = createNamesForEveryone(parts);

  function stateOf({ revokedAt, expiresAt }: FigureLinkRow): FigureLink['state'] {
    if (revokedAt !== null) return 'revoked';
    return expiresAt <= clock.now() ? 'expired' : 'open';
  }

  /** It works up to and including this day. */
  async function lastDayOf({ expiresAt }: FigureLinkRow): Promise<string> {
    const { timeZone } = await platform.locale();
    return addDays(calendarDay(expiresAt, timeZone), -1);
  }

  const present = async (row: FigureLinkRow): Promise<FigureLink> => ({
    guid: row.guid,
    name: row.name,
    madeBy: row.makerName ?? '',
    madeAt: row.madeAt.toISOString(),
    lastDay: await lastDayOf(row),
    state: stateOf(row),
    opened: row.opened,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  });

  /** The first moment after the last day. */
  async function endOf(lastDay: string): Promise<Date> {
    const { timeZone } = await platform.locale();
    const today = calendarDay(clock.now(), timeZone);
    if (lastDay < today || lastDay > addDays(today, mostLinkDays))
      throw badInput([
        { path: 'body.lastDay', code: 'invalid', message: `a day from today on, at most ${mostLinkDays} days ahead` },
      ]);
    return startOfDay(addDays(lastDay, 1), timeZone);
  }

  async function linkAt(guid: string): Promise<FigureLinkRow> {
    const row = await findLink(platform.db, guid);
    if (row === undefined) throw notFound();
    return row;
  }

  return {
    async list(viewer: Viewer): Promise<FigureLink[]> {
      requireAdmin(viewer);
      return Promise.all((await listLinks(platform.db)).map(present));
    },

    /** What opens it is told now, and never again. */
    async make(actor: Actor, { name, lastDay }: { name: string; lastDay: string }): Promise<MadeFigureLink> {
      requireAdmin(actor.viewer);
      const madeBy = requireUserId(actor.viewer);
      const expiresAt = await endOf(lastDay);
      const token = newLinkToken();
      const guid = await platform.transaction(async (trx) => {
        const made = await insertLink(trx, {
          ...{ name, madeBy, expiresAt },
          tokenHash: hashOfToken(token),
          madeAt: clock.now(),
        });
        const subject = { kind: 'statistic-link', id: made, name };
        await audit.record(trx, actor, { action: statisticsAudit.linkMade, subject, details: { lastDay } });
        return made;
      });
      return { ...(await present(await linkAt(guid))), path: `/shared-figures/${token}` };
    },

    async revoke(actor: Actor, guid: string): Promise<void> {
      requireAdmin(actor.viewer);
      const { name } = await linkAt(guid);
      await platform.transaction(async (trx) => {
        if (!(await setLinkRevoked(trx, guid, clock.now()))) return;
        const subject = { kind: 'statistic-link', id: guid, name };
        await audit.record(trx, actor, { action: statisticsAudit.linkRevoked, subject });
      });
    },

    /** It is the link that lets them read, and not who they are. */
    async open(_viewer: Viewer, token: string, asked: FiguresAsked, language: Language): Promise<SharedFigures> {
      const row = await findLinkByToken(platform.db, hashOfToken(token));
      if (row === undefined) throw notFound();
      if (stateOf(row) !== 'open') return { state: 'over' };
      const [figures, takenPart] = await Promise.all([
        statistics.figures(reader, asked, language),
        takingPart.read(reader, asked, language),
      ]);
      const shown = await namesForEveryone({ figures, takingPart: takenPart }, language);
      // Nobody is kept from reading because it could not be counted.
      await platform
        .transaction((trx) => countOpening(trx, row.guid, clock.now()))
        .catch((error: unknown) => log.warn({ err: error }, 'the opening of a link to the statistics was not counted'));
      return { state: 'open', name: row.name, lastDay: await lastDayOf(row), ...shown };
    },

    async forgetEnded(): Promise<void> {
      await deleteLinksEndedBefore(platform.db, new Date(clock.now().getTime() - keptAfterEnd));
    },
  };
}
