import { expect } from '@playwright/test';
import { copyDataFolder, makeDataFolder, removeDataFolder, templateVariable } from './data-folder.ts';
import { KeptServer } from './kept-server.ts';
import type { RunningSite, StartedServer } from './server-process.ts';

interface SiteOptions {
  scenario: string | undefined;
  environment: Record<string, string>;
}

interface Served {
  file: string;
  ready: Promise<StartedServer>;
  dataDir: string;
}

/** The demo comes from a copy; what starts differently is made as any new site is. */
async function dataFolderFor({ scenario, environment }: SiteOptions): Promise<string> {
  const template = process.env[templateVariable];
  const isDemo = scenario === undefined && environment.DEMO === undefined;
  return template !== undefined && isDemo ? copyDataFolder(template) : makeDataFolder();
}

/**
 * Serves the stories of one file after another, each file from a site as it was made. A longer menu or a page more, left
 * behind by another file, would be another site, and which files came before is by chance.
 */
export class SiteOfFile {
  readonly #server = new KeptServer();
  #served: Served | undefined;

  async for(file: string, options: SiteOptions): Promise<RunningSite> {
    if (this.#served?.file !== file) await this.#serve(file, options);
    const { ready, dataDir } = this.#served as Served;
    return { ...(await ready), dataDir };
  }

  async #serve(file: string, options: SiteOptions): Promise<void> {
    await this.#leave();
    const dataDir = await dataFolderFor(options);
    const ready = this.#server.start({ dataDir, scenario: options.scenario, env: options.environment });
    // It is reported to each story that waits for it.
    ready.catch(() => undefined);
    // Known before it answers: who loses patience meanwhile stops it too.
    this.#served = { file, ready, dataDir };
  }

  async #leave(): Promise<void> {
    if (this.#served === undefined) return;
    const { dataDir } = this.#served;
    this.#served = undefined;
    const complaints = await this.#server.stop();
    await removeDataFolder(dataDir);
    expect(complaints, 'what the server complained of').toBe('');
  }

  async stop(): Promise<void> {
    try {
      await this.#leave();
    } finally {
      await this.#server.end();
    }
  }
}
