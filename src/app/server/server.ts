import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { setTimeout as waitFor } from 'node:timers/promises';
import { collectWhenCalm } from '#platform/server/collect-when-calm.ts';
import type { Config } from '#platform/server/config.ts';
import { usualAdmission } from '#platform/server/http/admission.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Render } from '../contract/render.ts';
import { buildApp, usualCallsPerMinute } from './app.ts';
import { type Demo, makeFirstPlatform } from './first-platform.ts';
import { drawTrial } from './installation/draw-trial.ts';
import { openInstallation } from './installation.ts';
import type { OpenedData } from './open-data.ts';
import type { SiteRenderer } from './site/site-renderer.ts';
import { closeWhenAnswered, drain } from './stopping.ts';
import { catchUncaught } from './uncaught-errors.ts';
import { welcome } from './welcome.ts';
import { hearLeaving } from './workers.ts';

export interface RunningServer {
  address: string;
  /** Answers on, while those who send visitors here notice that it will not. */
  drain(): Promise<void>;
  stop(reason: string): Promise<void>;
}

/** The server as it was built, by what loaded it (scripts/built-server.mjs). */
export interface BuiltServer {
  loadRenderer(): { render: Render };
  /** Writes down what has been compiled until now, for the next start. */
  keepCompiled(): void;
}

export interface ServerParts {
  config: Config;
  demo: Demo;
  /** A small named site in place of the demo. */
  scenario: string | undefined;
  /** Absent where the sources are run. */
  built: BuiltServer | undefined;
  /** Being opened while this was loaded. */
  data: Promise<OpenedData>;
  log: Logger;
}

/** In milliseconds, on top of what SHUTDOWN_SECONDS says; two seconds after that who started us gives up. */
const longestFarewell = 1500;

/** In milliseconds: the first page is out by then. */
const jobsAfter = 1000;

/** From nothing to the first answer, and back again. What was opened last is closed first. */
export async function startServer({ config, demo, scenario, built, data, log }: ServerParts): Promise<RunningServer> {
  const closers: (() => unknown)[] = [];
  const closeAll = async () => {
    for (const close of closers.toReversed()) await close();
  };
  const stop = async (reason: string) => {
    log.info({ reason }, 'stopping');
    const giveUp = setTimeout(() => {
      log.warn('not everything was done in time');
      // Else a database of our own would go on by itself.
      const closing = data.then(({ close }) => close()).catch(() => undefined);
      void Promise.race([closing, waitFor(longestFarewell)]).finally(() => process.exit(1));
    }, config.shutdownSeconds * 1000);
    await closeAll();
    clearTimeout(giveUp);
  };
  try {
    const rendererOpening = openRenderer(built);
    // Its failure is reported below, where it is awaited.
    rendererOpening.catch(() => undefined);
    const { dataFolder, connectionString, close } = await data;
    closers.push(close);
    const installation = await openInstallation({
      connectionString,
      poolSize: config.databasePoolSize,
      poolerConnectionString: config.databasePoolerUrl,
      replicaConnectionStrings: config.databaseReplicaUrls,
      otherServers: config.databaseServers,
      cacheMegabytes: config.cacheMaxMb,
      staleMinutes: config.staleMinutes,
      authSecret: config.authSecret ?? dataFolder.secret('auth'),
      allowsLoopback: config.mode !== 'production',
      trustsNearbyHosts: config.mode !== 'production',
      smtpUrl: config.smtpUrl,
      mailFrom: config.mailFrom,
      translation: config.translation,
      s3: config.s3,
      backups: config.backups,
      tracing: config.tracing,
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      dataFolder: dataFolder.root,
      log,
    });
    closers.push(() => installation.close());
    const stopHearing = catchUncaught({
      log,
      count: (kind) => installation.metrics.uncaught.inc({ kind }),
      // As a stop by hand, and then with an error, so that whoever watches over us starts us again.
      stop: () => void stop('an error of an unknown kind').finally(() => process.exit(1)),
    });
    closers.push(stopHearing);
    const first = await makeFirstPlatform({
      installation,
      config,
      dataFolder,
      demo,
      scenario,
    });
    const renderer = await rendererOpening;
    installation.setTrialDrawing(drawTrial(renderer));
    const app = await buildApp({
      installation,
      renderer,
      keepsParts: config.cacheMaxMb > 0,
      trustProxy: config.trustProxy,
      metricsToken: config.metricsToken,
      callsPerMinute: config.rateLimitPerMinute,
      limitFactor: config.rateLimitPerMinute / usualCallsPerMinute,
      admission: { ...usualAdmission, longestWait: config.busyWaitMilliseconds },
    });
    closers.push(() => closeWhenAnswered(app));
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;
    const address =
      config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    // Of several processes one greets.
    if (process.env.PLEIN_WORKER !== 'another') console.log(welcome({ address, ...first }));
    installation.processes.begin();
    installation.figures.begin();
    const startJobs = () =>
      installation.jobs.start().catch((error: unknown) => log.error({ err: error }, 'jobs do not start'));
    // Nobody who reads has to wait for the workers; whoever has work for them starts them at once.
    const jobsTimer = setTimeout(startJobs, jobsAfter);
    closers.push(() => clearTimeout(jobsTimer));
    closers.push(
      collectWhenCalm({
        // V8 throws away what it compiled when everything is collected.
        before: () => built?.keepCompiled(),
        onCollected: (milliseconds) => log.debug({ milliseconds }, 'gave memory back'),
      }),
    );
    // Those beside it at the same port take its visitors, and who started them waits once for all.
    if (cluster.isWorker) hearLeaving(installation.leave);
    const drainSeconds = cluster.isWorker ? 0 : config.drainSeconds;
    return { address, drain: () => drain(installation, drainSeconds), stop };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Loaded while the database starts; the development server only when it is asked for. */
async function openRenderer(built: BuiltServer | undefined): Promise<SiteRenderer> {
  if (built !== undefined) return (await import('./site/built-renderer.ts')).openBuiltRenderer(built.loadRenderer);
  return (await import('./site/development-renderer.ts')).openDevelopmentRenderer();
}
