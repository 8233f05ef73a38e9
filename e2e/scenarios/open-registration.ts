import type { BuildScenario } from '#app/server/scenario.ts';
import { addAccounts, builder } from '../scenario-accounts.ts';

/** A platform where people may sign up by themselves. */
const build: BuildScenario = async ({ services }) => {
  const accounts = await addAccounts(services);
  await services.settings.save(builder, 'registration', 'open');
  return { accounts };
};

export default build;
