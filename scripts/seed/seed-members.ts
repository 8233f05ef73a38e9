import type { Platform } from '../../src/platform/server/platform.ts';
import type { Chance } from './chance.ts';

const firstNames = ['Amina', 'Bram', 'Carla', 'Daan', 'Esra', 'Fatima', 'Gijs', 'Hanna', 'Ilse', 'Jan', 'Kim', 'Lars'];
const middleNames = ['', '', '', 'van', 'de', 'van der'];
const lastNames = ['Bakker', 'Dekker', 'Jansen', 'Mulder', 'Smit', 'Visser', 'Vos', 'Wit', 'Yilmaz', 'Zijlstra'];
/** PostgreSQL takes at most 65,535 values in one statement. */
const batch = 2000;

interface Members {
  members: number;
  roles: number;
  round: number;
}

/** People without a password, who could not sign in: there to be found, counted and chosen. */
export async function seedMembers(
  { db }: Platform,
  chance: Chance,
  { members, roles, round }: Members,
  onMade: (made: number) => void,
): Promise<void> {
  const roleIds = Array.from({ length: roles }, () => chance.guid());
  await db
    .insertInto('role')
    .values(roleIds.map((id, index) => ({ id, name: `Proefgroep ${round + 1}.${index + 1}` })))
    .execute();
  for (let made = 0; made < members; made += batch) {
    const people = Array.from({ length: Math.min(batch, members - made) }, (_, index) =>
      personOf(chance, `proef-${round + 1}-${made + index + 1}`),
    );
    await db.insertInto('user').values(people).execute();
    const given = people.flatMap(({ id }) =>
      [...rolesOf(chance, roleIds)].map((role_id) => ({ user_id: id, role_id })),
    );
    for (let at = 0; at < given.length; at += batch * 5) {
      await db
        .insertInto('user_role')
        .values(given.slice(at, at + batch * 5))
        .execute();
    }
    onMade(made + people.length);
  }
}

function personOf(chance: Chance, mailbox: string) {
  const [first_name, middle_name, last_name] = [firstNames, middleNames, lastNames].map((names) => chance.pick(names));
  const name = [first_name, middle_name, last_name].filter((part) => part !== '').join(' ');
  return {
    id: chance.guid(),
    name,
    email: `${mailbox}@vloedhaven.example`,
    email_verified: true,
    ...{ first_name, middle_name, last_name },
  };
}

const rolesOf = (chance: Chance, roleIds: readonly string[]): Set<string> =>
  new Set(Array.from({ length: 1 + chance.below(5) }, () => chance.pick(roleIds)));
