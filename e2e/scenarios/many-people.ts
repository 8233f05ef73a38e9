import type { BuildScenario } from '#app/server/scenario.ts';
import { addAccounts, builder } from '../scenario-accounts.ts';

/** More people than a page of a list holds. */
const build: BuildScenario = async ({ services }) => {
  const accounts = await addAccounts(services);
  // One after another: many passwords at once keep a busy machine from answering its own database.
  for (let index = 0; index < 26; index += 1) {
    await services.users.createUser(builder, {
      accountType: 'Standard',
      email: `buur${index}@scenario.example`,
      firstName: 'Buur',
      lastName: String.fromCharCode(65 + index),
      password: `een lang wachtwoord voor buur ${index}`,
      emailVerified: true,
      termsOfUseVersionAccepted: 1,
    });
  }
  return { accounts };
};

export default build;
