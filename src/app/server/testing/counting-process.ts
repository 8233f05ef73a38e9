import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { createLogger } from '#platform/server/logger.ts';
import { openInstallation } from '../installation.ts';

/** Run by a test as a process of its own, to be killed while it counts: database and data folder. It counts as many as it is told to. */
const [connectionString = '', dataFolder = ''] = process.argv.slice(2);
const installation = await openInstallation({
  connectionString,
  poolSize: 5,
  cacheMegabytes: 16,
  authSecret: 'a secret for tests that nobody else needs to know',
  allowsLoopback: true,
  dataFolder,
  smtpUrl: undefined,
  log: createLogger('silent'),
});
const [platform] = installation.platforms.all();
if (platform === undefined) throw new Error('there is no platform');
const { statistics } = installation.servicesOf(platform);
const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' };
let visitors = 0;

process.on('message', (times) => {
  for (let at = 0; at < Number(times); at += 1) {
    visitors += 1;
    const looker = { ip: `192.0.2.${visitors}`, headers, viewer: anonymousViewer, isByProxy: false };
    statistics.look(looker, { url: '/', isMissing: false, referrer: undefined, host: 'localhost' });
  }
  process.send?.('counted');
});
process.send?.('ready');
