import { parseArgs } from 'node:util';
import { machinesFor } from './capacity/machines.ts';
import { fewestCores, simulate } from './capacity/simulate.ts';
import { askedForAView, busyCores, peakViews, slowed, usualTraffic } from './capacity/traffic.ts';
import { Chance } from './seed/chance.ts';

const usage = `Usage:
  npm run capacity                        what ${usualTraffic.platforms} platforms with ${usualTraffic.viewsPerMonth / 1e6} million views a month need
  npm run capacity -- --views 2000000 --platforms 12 --cores-of-machine 2 --rush 50
  npm run capacity -- --slower 2          on a machine on which everything takes twice as long as where it was measured`;

/** A figure that was given, or the one that is usual. */
function figure(given: string | undefined, usual: number): number {
  const value = given === undefined ? usual : Number(given);
  if (Number.isFinite(value) && value > 0) return value;
  console.error(usage);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    views: { type: 'string' },
    platforms: { type: 'string' },
    rush: { type: 'string' },
    slower: { type: 'string' },
    'cores-of-machine': { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help === true) {
  console.log(usage);
  process.exit(0);
}

const traffic = {
  ...usualTraffic,
  viewsPerMonth: figure(values.views, usualTraffic.viewsPerMonth),
  platforms: figure(values.platforms, usualTraffic.platforms),
  rush: figure(values.rush, usualTraffic.rush),
};
const coresOfMachine = figure(values['cores-of-machine'], 4);
/** Ninety-nine of a hundred answers within this, with two fifths of the time to spare. */
const wanted = { p99: 100, utilisation: 0.6 };
const seed = 300;
const seconds = 120;

const viewsPerSecond = peakViews(traffic);
const asked = slowed(askedForAView, figure(values.slower, 1));
const load = { asked, viewsPerSecond, seconds };
const { cores, requests, utilisation, p50, p99 } = fewestCores(load, wanted, () => new Chance(seed));
const { machines, processesOnEach, megabytesOnEach, megabytesOfDatabase } = machinesFor({
  ...{ cores, coresOfMachine },
  platforms: traffic.platforms,
});

const line = (name: string, value: string) => console.log(`${name.padEnd(52)}${value}`);
const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
line('platforms', number(traffic.platforms));
line('views a month', number(traffic.viewsPerMonth));
line('views a second in the busiest hour, with a rush', number(viewsPerSecond, 1));
line('requests a second then', number(requests / seconds));
line('cores that are busy then', number(busyCores(viewsPerSecond, asked), 2));
line('cores that it takes, so that few wait', number(cores));
line('of which busy', `${number(utilisation * 100)}%`);
line('an answer takes, p50 and p99', `${number(p50, 2)} and ${number(p99, 1)} ms of a processor and waiting for it`);
for (const fewer of new Set([cores - 1, Math.ceil(cores / 2)].filter((one) => one > 0 && one < cores))) {
  const less = simulate({ ...load, cores: fewer }, new Chance(seed));
  line(`with ${fewer} instead`, `${number(less.utilisation * 100)}% busy, p99 ${number(less.p99, 1)} ms`);
}
line('machines, one of which may be away', `${machines} of ${coresOfMachine} cores, ${processesOnEach} processes each`);
line('memory of each', `${number(megabytesOnEach)} MB for Plein`);
line('memory of the database, beside its buffers', `${number(megabytesOfDatabase)} MB`);
