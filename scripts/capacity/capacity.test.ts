import { expect, it } from 'vitest';
import { Chance } from '../seed/chance.ts';
import { machinesFor } from './machines.ts';
import { fewestCores, simulate } from './simulate.ts';
import { busyCores, peakViews, slowed, usualTraffic } from './traffic.ts';

const asked = [{ name: 'page', perView: 1, milliseconds: 10 }];
const simulated = (viewsPerSecond: number, cores: number) =>
  simulate({ asked, viewsPerSecond, cores, seconds: 200 }, new Chance(1));

it('counts the views of the busiest hour, and the rush on one platform', () => {
  const even = { ...usualTraffic, viewsPerMonth: 36_000_000, busiestDay: 0.1, busiestHour: 0.1 };
  expect(peakViews({ ...even, rush: 1 })).toBeCloseTo(100);
  expect(peakViews({ ...even, rush: 11, rushShare: 0.1 })).toBeCloseTo(200);
});

it('adds up what a view takes', () => {
  expect(busyCores(50, [...asked, { name: 'files', perView: 3, milliseconds: 10 }])).toBeCloseTo(2);
});

it('takes as many times as long on a slower machine', () => {
  expect(busyCores(50, slowed([...asked, { name: 'files', perView: 3, milliseconds: 10 }], 2))).toBeCloseTo(4);
});

it('waits as queues of one core are known to wait: ten milliseconds at half its time take twenty on average', () => {
  const { utilisation, p50, p99 } = simulated(50, 1);
  expect(utilisation).toBeGreaterThan(0.46);
  expect(utilisation).toBeLessThan(0.54);
  // Exponential with a mean of 20: half within 13.9, all but one of a hundred within 92.
  expect(p50).toBeGreaterThan(12);
  expect(p50).toBeLessThan(16);
  expect(p99).toBeGreaterThan(75);
  expect(p99).toBeLessThan(115);
});

it('is over its head when more comes than it can do, and not with a second core', () => {
  expect(simulated(150, 1).p99).toBeGreaterThan(1000);
  expect(simulated(150, 2).p99).toBeLessThan(300);
});

it('finds the fewest cores with room to spare', () => {
  const load = { asked, viewsPerSecond: 100, seconds: 60 };
  const { cores, utilisation } = fewestCores(load, { p99: 100, utilisation: 0.6 }, () => new Chance(2));
  expect(cores).toBe(2);
  expect(utilisation).toBeLessThanOrEqual(0.6);
});

it('has a machine to spare, and a database that knows the platforms by every process', () => {
  const few = machinesFor({ cores: 3, platforms: 10, coresOfMachine: 4 });
  expect(few).toMatchObject({ machines: 2, processesOnEach: 4 });
  const many = machinesFor({ cores: 9, platforms: 300, coresOfMachine: 4 });
  expect(many.machines).toBe(4);
  expect(many.megabytesOfDatabase).toBeGreaterThan(16 * 300);
});
