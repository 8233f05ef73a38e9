import { fetchOk } from './answer.ts';
import type { JudgedContest } from './contests.ts';
import { signInWithCookie } from './sign-in.ts';
import { fillSite, type Place, type Site, startSite } from './site.ts';
import { startLeanPage } from './yardstick.ts';

export interface CrowdPlan {
  members: number;
  roles: number;
  menu: number;
  blocks: number;
}

export interface Crowded {
  site: Site;
  /** Of the home page with that menu, unpacked. */
  menuPageBytes: number;
  contests: JudgedContest[];
  stop(): Promise<void>;
}

const homeAnew = '/?bench={n}';
const longAnew = '/lang?bench={n}';

/** One site with much of everything, and beside it the demo as it comes. */
export async function openCrowded(plan: CrowdPlan, place: Place): Promise<Crowded> {
  const parameters = Object.entries(plan).map(([name, count]) => `--${name}=${count}`);
  const { core } = place;
  const site = await startSite(await fillSite('crowded', ['--pages=1', ...parameters], place), core);
  const plain = await startSite(await fillSite('plain', ['--pages=1', '--items=1'], place), core);
  const home = await fetchOk(site.port, homeAnew);
  const long = await fetchOk(site.port, longAnew);
  const lean = await startLeanPage(home.body.toString(), { core, dataDir: site.dataDir });
  const sizeOfLean = async (path: string) => (await fetchOk(lean.port, path)).body.length;
  const ofLean = (path: string) => ({
    yardstickName: 'lean program',
    warmRequests: 500,
    connections: [10],
    yardstick: { port: lean.port, path, headers: {}, node: lean.pid, database: site.database },
  });
  const asked = ({ port, pid, database }: Site, path: string, headers = {}) => ({
    port,
    path,
    headers,
    node: pid,
    database,
  });
  const [admin, plainAdmin] = await Promise.all([signInWithCookie(site.port), signInWithCookie(plain.port)]);
  const ofPlain = (name: string, path: string): JudgedContest => ({
    name: `${name}, ${plan.members.toLocaleString('en')} members`,
    yardstickName: 'five members',
    warmRequests: 300,
    connections: [10],
    product: asked(site, path, admin),
    yardstick: asked(plain, path, plainAdmin),
  });
  return {
    site,
    menuPageBytes: home.body.length,
    stop: async () => {
      await plain.stop();
      await site.stop();
    },
    contests: [
      {
        name: `page made anew, ${plan.menu} menu items`,
        product: asked(site, homeAnew),
        ...ofLean('/'),
        sizes: { ours: home.body.length, yardsticks: await sizeOfLean('/') },
      },
      {
        name: `page made anew, ${plan.blocks} blocks`,
        product: asked(site, longAnew),
        ...ofLean('/lang'),
        sizes: { ours: long.body.length, yardsticks: await sizeOfLean('/lang') },
      },
      ofPlain('/admin/users', '/admin/users?bench={n}'),
      ofPlain('/api/users', '/api/users?itemCount=50'),
      ofPlain('/api/roles', '/api/roles'),
    ],
  };
}
