import type { AddressInfo } from 'node:net';
import { createLogger } from '#platform/server/logger.ts';
import { buildApp } from '../app.ts';
import { openInstallation } from '../installation.ts';

/** Run by a test as a process of its own on the same database: prints its port, and stops when its input ends. */
const [connectionString = '', dataFolder = ''] = process.argv.slice(2);
const installation = await openInstallation({
  connectionString,
  poolSize: 2,
  cacheMegabytes: 16,
  authSecret: 'a secret for tests that nobody else needs to know',
  dataFolder,
  log: createLogger('silent'),
});
const app = await buildApp({ installation, callsPerMinute: 100_000 });
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdin.resume().once('end', async () => {
  await app.close();
  await installation.close();
});
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
