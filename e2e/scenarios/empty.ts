import type { BuildScenario } from '#app/server/scenario.ts';
import { addAccounts } from '../scenario-accounts.ts';

/** Accounts, and not a single page: what a platform looks like on its first morning. */
const build: BuildScenario = async ({ services }) => ({ accounts: await addAccounts(services) });

export default build;
