import { randomUUID } from 'node:crypto';
import { BackupError } from '#features/backups/server/backup-error.ts';
import { connect } from '#features/backups/server/make-backup.ts';
import type { DrawTrial } from '#features/backups/server/try-restore.ts';
import { keptSecret } from '#platform/server/data-folder.ts';
import { createLogger } from '#platform/server/logger.ts';
import { buildApp } from '../app.ts';
import { openInstallation } from '../installation.ts';
import type { SiteRenderer } from '../site/site-renderer.ts';

/** What was to be done when the backup was made is not done here, where it would be done twice. */
async function forgetWork(connectionString: string): Promise<void> {
  const client = await connect(connectionString);
  try {
    await client.query('delete from jobs.job');
  } finally {
    await client.end();
  }
}

/**
 * Draws the front page of each platform of a restored backup, as its visitors would get it, by an installation of its own
 * that nobody else reaches. One that is suspended or not open yet draws none.
 */
export const drawTrial =
  (renderer: SiteRenderer): DrawTrial =>
  async ({ connectionString, dataFolder }) => {
    await forgetWork(connectionString);
    const installation = await openInstallation({
      ...{ connectionString, dataFolder, poolSize: 3, cacheMegabytes: 0 },
      authSecret: keptSecret(dataFolder, 'auth') ?? randomUUID(),
      log: createLogger('silent'),
    });
    try {
      const app = await buildApp({ installation, renderer });
      try {
        let drawn = 0;
        for (const { key, hosts } of await installation.platforms.list()) {
          const [host = 'localhost'] = hosts;
          const { statusCode } = await app.inject({ url: '/', headers: { host } });
          if (statusCode === 200) drawn += 1;
          if (statusCode >= 500 && statusCode !== 503)
            throw new BackupError(`The front page of ${key} could not be drawn of it (${statusCode}).`, {
              code: 'not-drawn',
              values: { platform: key },
            });
        }
        return drawn;
      } finally {
        await app.close();
      }
    } finally {
      await installation.close();
    }
  };
