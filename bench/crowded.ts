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
  /** The one with many members. */
  people: Site;
  /** Of the home page with that menu, unpacked. */
  menuPageBytes: number;
  contests: JudgedContest[];
  stop(): Promise<void>;
}

const homeAnew = '/?bench=~{n}';
const longAnew = '/lang?bench=~{n}';

/** Two sites: the demo with many members and roles, and the demo with a large menu and a long page, whose members are five. */
export async function openCrowded({ members, roles, menu, blocks }: CrowdPlan, place: Place): Promise<Crowded> {
  const { core } = place;
  const fill = (name: string, counts: Record<string, number>) =>
    fillSite(name, ['--pages=1', ...Object.entries(counts).map(([kind, count]) => `--${kind}=${count}`)], place);
  const people = await startSite(await fill('people', { members, roles }), core);
  const site = await startSite(await fill('pages', { menu, blocks }), core);
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
  const [admin, adminOfFew] = await Promise.all([signInWithCookie(people.port), signInWithCookie(site.port)]);
  const ofPeople = (name: string, path: string): JudgedContest => ({
    name: `${name}, ${members.toLocaleString('en')} members`,
    yardstickName: 'five members',
    warmRequests: 300,
    connections: [10],
    product: asked(people, path, admin),
    yardstick: asked(site, path, adminOfFew),
  });
  return {
    people,
    menuPageBytes: home.body.length,
    stop: async () => {
      await lean.stop();
      await site.stop();
      await people.stop();
    },
    contests: [
      {
        name: `page made anew, ${menu} menu items`,
        product: asked(site, homeAnew),
        ...ofLean('/'),
        sizes: { ours: home.body.length, yardsticks: await sizeOfLean('/') },
      },
      {
        name: `page made anew, ${blocks} blocks`,
        product: asked(site, longAnew),
        ...ofLean('/lang'),
        sizes: { ours: long.body.length, yardsticks: await sizeOfLean('/lang') },
      },
      ofPeople('/admin/users', '/admin/users?bench={n}'),
      ofPeople('/api/users', '/api/users?itemCount=50'),
      ofPeople('/api/roles', '/api/roles'),
    ],
  };
}
