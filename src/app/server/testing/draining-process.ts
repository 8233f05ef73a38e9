import type { AddressInfo } from 'node:net';
import { createLogger } from '#platform/server/logger.ts';
import { buildApp } from '../app.ts';
import { openInstallation } from '../installation.ts';
import { closeWhenAnswered, drain } from '../stopping.ts';

/** Run by a test as one of several servers behind a balancer: prints its port, and stops at SIGTERM as a server does. */
const [connectionString = '', dataFolder = '', drainSeconds = '0'] = process.argv.slice(2);
const installation = await openInstallation({
  ...{ connectionString, dataFolder, poolSize: 2, cacheMegabytes: 16 },
  authSecret: 'a secret for tests that nobody else needs to know',
  log: createLogger('silent'),
});
const app = await buildApp({ installation, callsPerMinute: 1_000_000 });
await app.listen({ host: '127.0.0.1', port: 0 });
process.once('SIGTERM', async () => {
  await drain(installation, Number(drainSeconds));
  await closeWhenAnswered(app);
  await installation.close();
  process.exit(0);
});
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
