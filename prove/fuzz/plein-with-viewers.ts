import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchAccount, type Product, root, startProduct } from '../../bench/product.ts';
import type { Send } from './call.ts';
import { sendOverHttp } from './send-over-http.ts';
import { findUser, openSiteWithViewers, type SiteWithViewers } from './site-with-viewers.ts';
import { Viewer } from './viewers.ts';

const run = promisify(execFile);
const hosts = { own: 'vloedhaven.fuzz.example', other: 'zeedorp.fuzz.example' };
const adminElsewhere = { email: 'beheer@zeedorp.example', password: 'een lang wachtwoord van zeedorp' };

export interface Prepared extends SiteWithViewers {
  product: Product;
  send: Send;
  /** Everything that the server printed. */
  output(): string;
}

/** Plein as `npm start` starts it, with the demo, a second platform, seven kinds of viewers and something private. */
export async function preparePlein(dataDir: string, seed: number): Promise<Prepared> {
  let printed = '';
  const product = await startProduct({
    dataDir,
    core: undefined,
    // Viewers ask from places of their own, as they do through a proxy.
    environment: { TRUST_PROXY: '1' },
    onOutput: (text) => {
      printed += text;
    },
  });
  const send = sendOverHttp(product.port);
  await makeAdminElsewhere(send, await addPlatforms(dataDir));
  const demo = accountsIn(printed);
  const member = await makeMember(send, demo.Developer);
  const accounts = {
    member,
    memberWithRole: demo.Standard,
    contentManager: demo.ContentManager,
    staff: demo.Mett,
    admin: benchAccount,
    adminElsewhere,
  };
  const site = await openSiteWithViewers({ send, hosts, accounts }, seed);
  return { ...site, product, send, output: () => printed };
}

const stranger = {
  name: '',
  host: hosts.own,
  address: '10.0.0.200',
  level: 0,
  account: undefined,
  isElsewhere: false,
  isTrusted: false,
  mayRead: [],
} as const;

async function makeAdminElsewhere(send: Send, setupPath: string): Promise<void> {
  const viewer = new Viewer({ ...stranger, host: hosts.other }, send);
  const answer = await viewer.call('POST', `/api/auth${setupPath}`, { ...adminElsewhere, firstName: 'Zeger' });
  if (answer.status >= 300) throw new Error(`The second platform has no admin: ${answer.status} ${answer.text}`);
  // Until it is opened it answers everyone else that it is to come.
  const admin = new Viewer({ ...stranger, host: hosts.other, level: 3, account: adminElsewhere }, send);
  await admin.signIn();
  const opened = await admin.call('POST', '/api/firsthour/opening', { pages: [] });
  if (opened.status >= 300) throw new Error(`The second platform stays closed: ${opened.status} ${opened.text}`);
}

/** Beside the running server, as who runs it would do it; answers where the first admin of the second is made. */
async function addPlatforms(dataDir: string): Promise<string> {
  const environment = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const add = async (key: string, host: string) => {
    const command = [join(root, 'scripts/platform.ts'), 'add', key, '--host', host];
    return (await run(process.execPath, command, { cwd: root, env: environment })).stdout;
  };
  await add('vloedhaven', hosts.own);
  const [, path] = /(\/setup\/[\w-]+)/.exec(await add('zeedorp', hosts.other)) ?? [];
  if (path === undefined) throw new Error('The second platform printed no link for its first admin.');
  return path;
}

type Accounts = Record<'Standard' | 'ContentManager' | 'Mett' | 'Developer', { email: string; password: string }>;

/** As the terminal shows them after the first start. */
function accountsIn(printed: string): Accounts {
  const lines = [...printed.matchAll(/^ {2}(\w+) +(\S+@\S+) +(\S.*)$/gm)];
  return Object.fromEntries(lines.map(([, type, email, password]) => [type, { email, password }])) as Accounts;
}

/** The demo has one member, who has a role; this makes one without. */
async function makeMember(send: Send, account: { email: string; password: string }) {
  const admin = new Viewer({ ...stranger, level: 3, account: benchAccount }, send);
  await admin.signIn();
  const { guid } = await findUser(admin, account.email);
  const answer = await admin.call('PUT', `/api/users/${guid}`, { accountType: 'Standard', roleIds: [] });
  if (answer.status >= 300) throw new Error(`${account.email} stays a developer: ${answer.status} ${answer.text}`);
  return account;
}
