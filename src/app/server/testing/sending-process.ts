import { createLogger } from '#platform/server/logger.ts';
import { openInstallation } from '../installation.ts';

/** Run by a test as a process of its own, to be killed while it sends: database, data folder, mail server, letter, and how far its clock is ahead. */
const [connectionString = '', dataFolder = '', smtpUrl = '', guid = '', ahead = '0'] = process.argv.slice(2);
const installation = await openInstallation({
  connectionString,
  poolSize: 5,
  cacheMegabytes: 16,
  authSecret: 'a secret for tests that nobody else needs to know',
  allowsLoopback: true,
  dataFolder,
  smtpUrl,
  log: createLogger('silent'),
  clock: { now: () => new Date(Date.now() + Number(ahead)) },
});
const [platform] = installation.platforms.all();
if (platform === undefined) throw new Error('there is no platform');
await installation.servicesOf(platform).newsletterSending.run(guid);
await installation.close();
