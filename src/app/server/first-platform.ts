import { readFile, writeFile } from 'node:fs/promises';
import { isWeakPassword } from '#features/users/contract/weak-password.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { type Config, ConfigError } from '#platform/server/config.ts';
import type { DataFolder } from '#platform/server/data-folder.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Installation } from './installation.ts';
import { loadScenario, platformKeyOf } from './scenario.ts';
import type { Services } from './services/services.ts';
import type { Account } from './welcome.ts';

/** Content for the first platform of an installation. It lies on a floor above, and is handed in by the program that has it. */
export interface Demo {
  /** Of the platform that it makes. */
  platformKey: string;
  fill(parts: {
    platform: Platform;
    services: Services;
    admin: { email: string; password: string | undefined };
    now: Date;
    /** Gets the accounts just before they are made. */
    keepAccounts(accounts: Account[]): Promise<void>;
  }): Promise<{ accounts: Account[] }>;
}

interface FirstPlatformParts {
  installation: Installation;
  config: Config;
  dataFolder: DataFolder;
  demo: Demo;
  /** Takes the place of the demo. */
  scenario?: string | undefined;
}

interface FirstPlatform {
  accounts: Account[];
  setupPath: string | undefined;
}

/** An installation without platforms gets its first: the demo, or an empty one with a link to make its admin. */
export async function makeFirstPlatform(parts: FirstPlatformParts): Promise<FirstPlatform> {
  const { installation, config, dataFolder, demo, scenario } = parts;
  if (scenario !== undefined) return makeScenarioPlatform(parts, scenario);
  const { platforms } = installation;
  if (platforms.all().length === 0) await addUnlessThere(installation, config.demo ? demo.platformKey : 'plein');
  const [platform] = platforms.all();
  if (platform === undefined) return { accounts: [], setupPath: undefined };
  const services = installation.servicesOf(platform);
  if (platform.key !== demo.platformKey || !config.demo) {
    return { accounts: [], setupPath: await services.setupLink.createLink(systemViewer('start')) };
  }
  const file = dataFolder.path('demo-accounts.json');
  // A platform with accounts is made: its pictures and texts need not even be loaded.
  if ((await services.users.countUsers(systemViewer('start'))) > 0)
    return { accounts: await keptAccounts(file), setupPath: undefined };
  refuseWeakAdminPassword(config);
  const { accounts } = await demo.fill({
    platform,
    services,
    admin: { email: config.adminEmail, password: config.adminPassword },
    now: installation.clock.now(),
    keepAccounts: (made) => writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 }),
  });
  await prepareSearch(services);
  return { accounts: accounts.length === 0 ? await keptAccounts(file) : accounts, setupPath: undefined };
}

/** Before anything is made, so that another one can be chosen and the same folder used. */
function refuseWeakAdminPassword({ adminEmail, adminPassword }: Config): void {
  if (adminPassword === undefined || !isWeakPassword(adminPassword, { own: [adminEmail] })) return;
  throw new ConfigError('ADMIN_PASSWORD is easy to guess. Choose words that have nothing to do with each other.');
}

/** Only where there is nothing yet: what somebody made is never mixed with it. */
async function makeScenarioPlatform(
  { installation, dataFolder }: FirstPlatformParts,
  scenario: string,
): Promise<FirstPlatform> {
  const { platforms } = installation;
  const build = await loadScenario(scenario);
  const file = dataFolder.path('demo-accounts.json');
  if (platforms.all().length > 0) {
    if (platforms.all()[0]?.key === platformKeyOf(scenario))
      return { accounts: await keptAccounts(file), setupPath: undefined };
    throw new ConfigError(
      `The scenario "${scenario}" needs an empty data folder, and ${dataFolder.root} has a platform. Choose another with DATA_DIR.`,
    );
  }
  const platform = await platforms.add(platformKeyOf(scenario), []);
  const services = installation.servicesOf(platform);
  const { accounts } = await build({ platform, services, now: installation.clock.now() });
  await prepareSearch(services);
  await writeFile(file, JSON.stringify(accounts, null, 2), { mode: 0o600 });
  return { accounts, setupPath: undefined };
}

/** At once, and not only when the jobs have run: legal texts are found, and who mistypes a word is helped. */
async function prepareSearch({ legal, search }: Services): Promise<void> {
  await legal.keepForSearch();
  await search.learnWords();
}

/** Two processes that start at once on an empty database: the second finds the platform of the first. */
async function addUnlessThere({ platforms }: Installation, key: string): Promise<void> {
  try {
    await platforms.add(key, []);
  } catch (error) {
    await platforms.reload();
    if (platforms.all().length === 0) throw error;
  }
}

async function keptAccounts(file: string): Promise<Account[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Account[];
  } catch {
    return [];
  }
}
