import { hashPassword } from '@better-auth/utils/password';
import { fetchOk } from './answer.ts';
import { processorTimes } from './compare.ts';
import { signInWithCookie } from './sign-in.ts';
import { type Site, withDatabase } from './site.ts';

export interface FirstViews {
  views: number;
  /** Processor time for one, of Node with all its threads and of PostgreSQL; nothing where the system does not tell. */
  nodeMilliseconds: number | undefined;
  databaseMilliseconds: number | undefined;
}

const password = 'a long password for a member';

/** The home page, by people of whom no two have the same roles, each for the first time. */
export async function measureFirstViews(
  site: Site,
  { warm, views }: { warm: number; views: number },
): Promise<FirstViews> {
  const sessions: { cookie: string }[] = [];
  for (const email of await membersWithPassword(site, warm + views)) {
    sessions.push(await signInWithCookie(site.port, { email, password }));
  }
  // A visitor and the first members make the code warm, and what is kept for everybody.
  await fetchOk(site.port, '/');
  for (const session of sessions.slice(0, warm)) await fetchOk(site.port, '/', session);
  const watched = { node: site.pid, database: site.database };
  const before = processorTimes(watched);
  for (const session of sessions.slice(warm)) await fetchOk(site.port, '/', session);
  const after = processorTimes(watched);
  const forOne = (part: 'node' | 'database') =>
    before === undefined || after === undefined ? undefined : (after[part] - before[part]) / views;
  return { views, nodeMilliseconds: forOne('node'), databaseMilliseconds: forOne('database') };
}

/** Seeded members have none; some get one here, and their sets of roles are all different. */
async function membersWithPassword({ dataDir }: Site, many: number): Promise<string[]> {
  const hash = await hashPassword(password);
  const emails = await withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `with sets as (
         select user_id, array_agg(role_id order by role_id) as roles from user_role group by user_id
       ), chosen as (
         select distinct on (sets.roles) id, email from "user" join sets on sets.user_id = id
         where email like 'proef-%' order by sets.roles, id limit $1
       ), given as (
         insert into account (id, account_id, provider_id, user_id, password)
         select gen_random_uuid(), id, 'credential', id, $2 from chosen
       )
       select email from chosen`,
      [many, hash],
    );
    return rows.map(({ email }) => email);
  });
  if (emails.length < many) throw new Error(`Only ${emails.length} members have roles that nobody else has.`);
  return emails;
}
