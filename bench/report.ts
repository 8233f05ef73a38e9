import { judgedConnections, type Verdict } from './budgets.ts';
import { type Comparison, type Figures, hadItsCore } from './compare.ts';
import type { Results } from './results.ts';
import { table } from './table.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

const figuresOf = ({ requestsPerSecond, p50Milliseconds, p99Milliseconds, serverMicroseconds }: Figures): string[] => [
  whole(requestsPerSecond),
  milliseconds(p50Milliseconds),
  milliseconds(p99Milliseconds),
  serverMicroseconds === undefined ? '' : whole(serverMicroseconds),
];

/** One line for each kind of answer and number of connections; p50 and p99 in milliseconds, cpu in microseconds. */
function comparisonTable(comparisons: readonly Comparison[]): string {
  const heads = ['req/s', 'p50', 'p99', 'cpu'];
  return table([
    ['', 'conn.', 'Plein', '', '', '', 'yardstick', '', '', '', 'ratio', ''],
    ['', '', ...heads, ...heads, 'req/s', 'cpu'],
    ...comparisons.map(({ name, yardstickName, connections, product, yardstick, ratio, processorRatio }) => [
      `${name} / ${yardstickName}`,
      String(connections),
      ...figuresOf(product),
      ...figuresOf(yardstick),
      ratio.toFixed(2),
      processorRatio?.toFixed(2) ?? '',
    ]),
  ]);
}

const decimals: Record<Verdict['unit'], number> = { ratio: 2, seconds: 2, MB: 0, KB: 1 };

function verdictRow({ name, unit, value, least, most, isMet }: Verdict): string[] {
  const shown = `${value.toFixed(decimals[unit])}${unit === 'ratio' ? '' : ` ${unit}`}`;
  return [name, shown, least === undefined ? `at most ${most}` : `at least ${least}`, isMet ? 'met' : 'MISSED'];
}

const budgetTable = (verdicts: readonly Verdict[]): string =>
  table([['', 'measured', 'budget', ''], ...verdicts.map(verdictRow)]);

/** All that a person sees of a run. */
export function report({ comparisons, verdicts, ...rest }: Results): string {
  return [
    '',
    comparisonTable(comparisons),
    '',
    budgetTable(verdicts),
    '',
    ...details(rest),
    ...notes(comparisons, rest),
  ].join('\n');
}

type Rest = Omit<Results, 'comparisons' | 'verdicts'>;

function details({ starts, idleMemory, memoryAfterLoad, sizes, firstVisit, picture }: Rest): string[] {
  const seconds = (value: number) => `${value.toFixed(2)} s`;
  const { nodeMegabytes, databaseMegabytes, databaseProcesses } = idleMemory;
  return [
    `First start ${seconds(starts.firstStartSeconds)}; second start with npm's own ${seconds(starts.secondStartWithNpmSeconds)}.`,
    `Memory when idle: Node ${whole(nodeMegabytes)} MB, database ${whole(databaseMegabytes)} MB in ${databaseProcesses} processes; after the load ${whole(memoryAfterLoad.totalMegabytes)} MB in all.`,
    `Bytes sent: page ${whole(sizes.page)} packed, ${whole(sizes.pageUnpacked)} unpacked (the lean program ${whole(sizes.leanPageUnpacked)}); call ${whole(sizes.call)} packed.`,
    `A picture of ${picture.megapixels} megapixels made smaller: ${whole(picture.pleinMilliseconds)} ms; sharp alone ${whole(picture.sharpMilliseconds)} ms (on another core).`,
    `First visit counted by the ${firstVisit.countedBy}.`,
  ];
}

const evenEnough = 0.15;

/** What a reader of the figures must know to read them well. */
function notes(comparisons: readonly Comparison[], { sizes }: Rest): string[] {
  const judged = comparisons.filter(({ connections }) => connections === judgedConnections);
  const isUneven = Math.abs(sizes.leanPageUnpacked / sizes.pageUnpacked - 1) > evenEnough;
  return [
    ...(judged.every(hadItsCore)
      ? []
      : ["Something else used the server's core too: those ratios were judged by processor time."]),
    ...(isUneven ? ["The lean program's page is no longer like ours: mend bench/yardsticks/lean-markup.ts."] : []),
  ];
}
