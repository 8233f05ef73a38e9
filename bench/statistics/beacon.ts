import { wholeCore } from '../judging.ts';
import { load } from '../load.ts';
import { median } from '../median.ts';
import type { Site } from '../site.ts';
import { withoutAddingUp } from './adding-up.ts';
import { countEvents, measureWith, person, shareOfCore, uncounted } from './counting.ts';

export interface BeaconFigures {
  /** A second, nothing else being asked; with less than a whole core, as many as one would take by their processor time. */
  eventsPerSecond: number;
  isByProcessor: boolean;
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
    const shares: number[] = [];
    const whole: number[] = [];
    const plain: number[] = [];
    let sent = 0;
    for (let round = 0; round < rounds; round += 1) {
      const without = await measure(uncounted);
      const counted = await measure(person);
      plain.push(without.node + without.database);
      whole.push(counted.node + counted.database);
      rates.push(counted.requestsPerSecond);
      shares.push(shareOfCore(counted));
      sent += counted.requests;
    }
    const isByProcessor = median(shares) < wholeCore;
    return {
      isByProcessor,
      eventsPerSecond: isByProcessor ? 1_000_000 / median(whole) : median(rates),
      microseconds: median(whole),
      requestMicroseconds: median(plain),
      sent,
      counted: (await countEvents(site)) - before,
    };
  });
}
