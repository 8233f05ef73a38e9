import { setTimeout as delay } from 'node:timers/promises';
import { strangeness } from './form-calls.ts';
import { type OpenOptions, openSite, type Site, type Told } from './site.ts';

interface UnderKills<Person> {
  dataDir: string;
  options?: OpenOptions;
  kills: number;
  /** Who comes next; nobody when there are no more. */
  next(number: number): Person | undefined;
  /** Once. */
  press(site: Site, person: Person): Promise<Told>;
  /** Until then they press again. */
  isDone(person: Person): boolean;
}

/** Four at a time, each once, while the server is killed by turns; then all who got no answer press until they do. */
export async function underKills<Person>(
  first: Site,
  { dataDir, options, kills, next, press, isDone }: UnderKills<Person>,
): Promise<{ site: Site; people: Person[]; strange: number }> {
  let site = first;
  let strange = 0;
  const people: Person[] = [];
  for (let round = 0; round < kills; round += 1) {
    const isOver = { now: false };
    const pressing = Array.from({ length: 4 }, async () => {
      while (!isOver.now) {
        const person = next(people.length);
        if (person === undefined) return;
        people.push(person);
        strange += strangeness(await press(site, person));
      }
    });
    await delay(200 + ((round * 379) % 800));
    process.kill(site.product.pid, 'SIGKILL');
    isOver.now = true;
    await Promise.all(pressing);
    site = await openSite(dataDir, options);
  }
  for (const person of people) {
    while (!isDone(person)) {
      strange += strangeness(await press(site, person));
      if (!isDone(person)) await delay(1000);
    }
  }
  return { site, people, strange };
}
