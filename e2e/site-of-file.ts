import { expect } from '@playwright/test';
import { copyDataFolder, makeDataFolder, removeDataFolder, templateVariable } from './data-folder.ts';
import { type RunningSite, type ServerProcess, startServer, stopServer } from './server-process.ts';

interface SiteOptions {
  scenario: string | undefined;
  environment: Record<string, string>;
}

interface Served {
  file: string;
  server: ServerProcess;
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
  readonly #options: SiteOptions;
  #served: Served | undefined;

  constructor(options: SiteOptions) {
    this.#options = options;
  }

  async for(file: string): Promise<RunningSite> {
    if (this.#served?.file !== file) await this.#serve(file);
    const { server, dataDir } = this.#served as Served;
    return { ...(await server.ready), dataDir };
  }

  async #serve(file: string): Promise<void> {
    await this.stop();
    const dataDir = await dataFolderFor(this.#options);
    const server = startServer({ dataDir, scenario: this.#options.scenario, env: this.#options.environment });
    // Known before it answers: who loses patience meanwhile stops it too.
    this.#served = { file, server, dataDir };
  }

  async stop(): Promise<void> {
    if (this.#served === undefined) return;
    const { server, dataDir } = this.#served;
    this.#served = undefined;
    await stopServer(server);
    await removeDataFolder(dataDir);
    expect(server.stderr(), 'what the server complained of').toBe('');
  }
}
