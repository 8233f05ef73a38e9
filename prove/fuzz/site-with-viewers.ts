import { Chance } from '../../scripts/seed/chance.ts';
import { jsonOf, type Send } from './call.ts';
import { makePrivateContent, secrets } from './private-content.ts';
import { Viewer, type ViewerPlan } from './viewers.ts';

interface Account {
  email: string;
  password: string;
}

/** Two platforms of one server, and who signs in there. */
export interface Place {
  send: Send;
  hosts: { own: string; other: string };
  accounts: Record<'member' | 'memberWithRole' | 'contentManager' | 'staff' | 'admin' | 'adminElsewhere', Account>;
}

export interface SiteWithViewers {
  viewers: Viewer[];
  secrets: readonly string[];
  /** Ids of what is private, of those who ask and of the front page: who may change all of it leaves these. */
  spared: Set<string>;
}

/** Something private on the first platform, and seven kinds of viewers of both. */
export async function openSiteWithViewers({ send, hosts, accounts }: Place, seed: number): Promise<SiteWithViewers> {
  const plan = (name: string, level: ViewerPlan['level'], more: Partial<ViewerPlan>): ViewerPlan => ({
    name,
    host: hosts.own,
    address: '10.0.0.100',
    level,
    account: undefined,
    isTrusted: false,
    isElsewhere: false,
    mayRead: [],
    ...more,
  });
  const adminPlan = plan('admin', 3, { account: accounts.admin, isTrusted: true });
  const admin = new Viewer(adminPlan, send);
  await admin.signIn();
  const roleId = await roleOf(admin, accounts.memberWithRole);
  const ids = await makePrivateContent(admin, roleId, new Chance(seed));
  const { everyone, members, role } = secrets;
  const elsewhere = { account: accounts.adminElsewhere, host: hosts.other, isElsewhere: true };
  const plans = [
    plan('visitor', 0, { mayRead: [everyone] }),
    plan('member', 1, { account: accounts.member, mayRead: [everyone, members] }),
    plan('member with a role', 1, { account: accounts.memberWithRole, mayRead: [everyone, members, role] }),
    plan('content manager', 2, { account: accounts.contentManager, isTrusted: true, mayRead: allSecrets }),
    plan('staff of the platform', 4, { account: accounts.staff, isTrusted: true, mayRead: allSecrets }),
    { ...adminPlan, mayRead: allSecrets },
    plan('admin of another platform', 3, elsewhere),
  ].map((one, index) => ({ ...one, address: `10.0.0.${index + 1}` }));
  const viewers = plans.map((one) => new Viewer(one, send));
  const spared = new Set([...ids, ...(await frontPageIds(admin))]);
  for (const viewer of viewers) {
    await viewer.signIn();
    const own = jsonOf(await viewer.call('GET', '/api/profiles:loggedIn')) as { guid?: string } | undefined;
    if (own?.guid !== undefined) spared.add(own.guid);
  }
  return { viewers, secrets: allSecrets, spared };
}

const allSecrets = Object.values(secrets);

async function roleOf(admin: Viewer, { email }: Account): Promise<string> {
  const [roleId] = (await findUser(admin, email)).roleIds;
  if (roleId === undefined) throw new Error(`${email} has no role.`);
  return roleId;
}

interface FoundUser {
  guid: string;
  roleIds: string[];
}

/** As an admin finds someone. */
export async function findUser(admin: Viewer, email: string): Promise<FoundUser> {
  const found = jsonOf(await admin.call('GET', `/api/users?search=${encodeURIComponent(email)}`));
  const list = Object.values(found ?? {}).find(Array.isArray);
  if (list?.[0] === undefined) throw new Error(`There is no ${email}.`);
  return list[0] as FoundUser;
}

/** Without a front page every later visitor would only see that there is none. */
async function frontPageIds(admin: Viewer): Promise<string[]> {
  const source = jsonOf(await admin.call('GET', '/api/menus:source')) as { items?: unknown[] };
  const [front] = Array.isArray(source) ? source : (source.items ?? []);
  const { guid = '', pageGuid = '' } = (front ?? {}) as { guid?: string; pageGuid?: string };
  return [guid, pageGuid];
}
