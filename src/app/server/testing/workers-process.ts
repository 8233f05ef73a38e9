import cluster from 'node:cluster';
import { usualAdmission } from '#platform/server/http/admission.ts';
import { createLogger } from '#platform/server/logger.ts';
import { buildApp } from '../app.ts';
import { openInstallation } from '../installation.ts';
import { closeWhenAnswered } from '../stopping.ts';
import { hearLeaving, Workers } from '../workers.ts';
import { plainRenderer } from './plain-renderer.ts';

/** Run by a test: three processes at one port, as WORKERS=3 starts them. Prints the id of each that serves, and `ready`; stops at SIGTERM. */
const [connectionString = '', dataFolder = '', port = ''] = process.argv.slice(2);

/** Which processes there were, for the test. */
const tellPids = {
  info: ({ pid }: { pid?: number }) => void process.stdout.write(`${pid}\n`),
  warn: () => undefined,
};

if (cluster.isPrimary) {
  const workers = new Workers({ count: 3, environment: {}, log: tellPids, stopWithin: 120_000, firstWait: 50 });
  await workers.start();
  process.once('SIGTERM', () => void workers.stop().then(() => process.exit(0)));
  process.once('SIGUSR2', () => workers.leave());
  process.stdout.write('ready\n');
} else {
  const installation = await openInstallation({
    ...{ connectionString, dataFolder, poolSize: 2, cacheMegabytes: 16 },
    authSecret: 'a secret for tests that nobody else needs to know',
    log: createLogger('silent'),
  });
  const app = await buildApp({
    installation,
    renderer: plainRenderer,
    callsPerMinute: 1_000_000,
    // Nobody is told that it is busy, however slow the machine of the tests is.
    admission: { ...usualAdmission, longestWait: 60_000 },
  });
  // Before anything of the app: what is kept is answered without its hooks.
  app.server.prependListener('request', (_request, response) => response.setHeader('x-answered-by', process.pid));
  await app.listen({ host: '127.0.0.1', port: Number(port) });
  hearLeaving(installation.leave);
  const stop = () => {
    void closeWhenAnswered(app)
      .then(() => installation.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('disconnect', stop);
}
