import { load } from '../load.ts';
import { median } from '../median.ts';
import type { Site } from '../site.ts';
import { withoutAddingUp } from './adding-up.ts';
import { countEvents, measureWith, person, uncounted } from './counting.ts';

export interface BeaconFigures {
  /** A second, nothing else being asked. */
  eventsPerSecond: number;
  /** Of the processor for one, Node and PostgreSQL, with the request that brings it. */
  microseconds: number;
  /** Of these what the request takes when it is not counted. */
  requestMicroseconds: number;
  sent: number;
  counted: number;
}

const rounds = 5;
const seconds = 4;
/** As a browser tells of a page that it drew by itself. */
const body = JSON.stringify({ kind: 'view', path: '/' });

/** What browsers tell by the one small message, each of them another visitor. */
export function measureBeacon(site: Site): Promise<BeaconFigures> {
  const measure = (headers: Record<string, string>) =>
    measureWith(site, () => load({ port: site.port, path: '/api/statistics', headers, body, connections: 2, seconds }));
  return withoutAddingUp(site, async () => {
    await measure(uncounted);
    await measure(person);
    const before = await countEvents(site);
    const rates: number[] = [];
    const whole: number[] = [];
    const plain: number[] = [];
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      const without = await measure(uncounted);
      const counted = await measure(person);
      plain.push(without.node + without.database);
      whole.push(counted.node + counted.database);
      rates.push(counted.requestsPerSecond);
      sent += counted.requests;
    }
    return {
      eventsPerSecond: median(rates),
      microseconds: median(whole),
      requestMicroseconds: median(plain),
      sent,
      counted: (await countEvents(site)) - before,
    };
  });
}
