import { notAllowed } from '#platform/contract/calls/errors.ts';
import { isStaff } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import { mainServer } from '#platform/server/main-server.ts';
import type { Platform } from '#platform/server/platform.ts';
import { answersFrom, answersOf } from '../contract/answers/answers.ts';
import { availabilityFrom, availabilityOf } from '../contract/availability.ts';
import { healthOf } from '../contract/health.ts';
import type {
  HealthLine,
  InstallationFigures,
  InstallationPlatform,
  InstallationState,
} from '../contract/installation.ts';
import { storageOf } from '../contract/storage/storage.ts';
import { type ReleaseNews, releaseNews } from '../contract/version/release-news.ts';
import { isFromHome, mayChangePlatforms, type PlatformActs } from './installation-platforms.service.ts';
import type { InstallationSources, ListedPlatform } from './installation-sources.ts';

interface InstallationParts {
  platform: Pick<Platform, 'id' | 'key' | 'locale'>;
  clock: Clock;
  installation: InstallationSources;
  platformActs: Pick<PlatformActs, 'isHome'>;
}

const secondsSince = (moment: Date | null, now: Date): number =>
  moment === null ? 0 : Math.max(0, (now.getTime() - moment.getTime()) / 1000);

/** One that was not counted yet has its key for a name, as its admin has seen to none. */
function shown({ figures, ...listed }: ListedPlatform, isOwn: boolean): InstallationPlatform {
  return {
    ...listed,
    isOwn,
    name: figures?.name ?? listed.key,
    measuredAt: figures?.measuredAt.toISOString() ?? null,
    accounts: figures?.accounts ?? 0,
    fileBytes: figures?.fileBytes ?? 0,
    allowedBytes: figures?.allowedBytes ?? null,
    databaseBytes: figures?.databaseBytes ?? 0,
    mailWaiting: figures?.mailWaiting ?? 0,
    mailFailed: figures?.mailFailed ?? 0,
  };
}

export type InstallationService = ReturnType<typeof createInstallationService>;

/** The installation as a whole, for those who run it. */
export function createInstallationService({ platform, clock, installation: sources, platformActs }: InstallationParts) {
  async function figures(): Promise<InstallationFigures> {
    const { timeZone } = await platform.locale();
    const [heard, answers, releasedAt, storageDays, processes, database, jobs, disk, found, certificates, backups] =
      await Promise.all([
        sources.heard(availabilityFrom(clock.now(), timeZone)),
        sources.answers(answersFrom(clock.now())),
        sources.releasedAt(),
        sources.storageDays(),
        sources.processes(),
        sources.database(),
        sources.jobs(),
        sources.disk(),
        sources.platforms(),
        sources.certificates(),
        sources.backups(),
      ]);
    const now = clock.now();
    const platforms = found.map((one) => shown(one, one.key === platform.key));
    const counted = found.flatMap(({ figures }) => figures ?? []);
    const onMain = platforms.filter(({ server }) => server === mainServer);
    const bytes = onMain.reduce((sum, { databaseBytes }) => sum + databaseBytes, database.bytes);
    return {
      measuredAt: now.toISOString(),
      release: sources.release,
      releasedAt: releasedAt?.toISOString() ?? null,
      timeZone,
      node: process.versions.node,
      availability: availabilityOf(heard.times, { firstAt: heard.firstAt, now, timeZone }),
      answers: answersOf(
        answers,
        processes.reduce((sum, { answersPerSecond }) => sum + answersPerSecond, 0),
        now,
      ),
      storage: storageOf(storageDays),
      ...{ processes, jobs, disk, filesIn: sources.filesIn, platforms, certificates, backups },
      database: { ...database, bytes },
      mail: {
        waiting: counted.reduce((sum, { mailWaiting }) => sum + mailWaiting, 0),
        oldestSeconds: Math.max(0, ...counted.map(({ mailSince }) => secondsSince(mailSince, now))),
        failed: counted.reduce((sum, { mailFailed }) => sum + mailFailed, 0),
        withoutServer: counted.filter(({ hasMailServer }) => !hasMailServer).map(({ name }) => name),
      },
    };
  }

  const requireMayLook = (viewer: Viewer) => {
    if (!isStaff(viewer) || !isFromHome(viewer, platform, platformActs)) throw notAllowed();
  };

  return {
    /** What it needs of somebody, without all that this is known by. */
    async health(viewer: Viewer): Promise<HealthLine[]> {
      requireMayLook(viewer);
      return healthOf(await figures());
    },

    async read(viewer: Viewer): Promise<InstallationState> {
      requireMayLook(viewer);
      const measured = await figures();
      return { ...measured, health: healthOf(measured), canChange: mayChangePlatforms(viewer) };
    },

    async readNews(viewer: Viewer): Promise<ReleaseNews> {
      requireMayLook(viewer);
      return releaseNews(await sources.changelog(), sources.release);
    },
  };
}
