import { judgedConnections, type Verdict } from './budgets.ts';
import type { Comparison, Figures } from './compare.ts';
import { hadItsCore } from './judging.ts';
import type { Results } from './results.ts';
import { table } from './table.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

const figuresOf = (figures: Figures): string[] => [
  whole(figures.requestsPerSecond),
  milliseconds(figures.p50Milliseconds),
  milliseconds(figures.p99Milliseconds),
  ...[figures.nodeMicroseconds, figures.databaseMicroseconds].map((time) => (time === undefined ? '' : whole(time))),
];

/** One line for each kind of answer and number of connections; p50 and p99 in milliseconds, Node and PostgreSQL in microseconds. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const heads = ['req/s', 'p50', 'p99', 'Node', 'PG'];
  return table([
    ['', 'conn.', 'Plein', '', '', '', '', 'yardstick', '', '', '', '', 'ratio', '', '', ''],
    ['', '', ...heads, ...heads, 'req/s', 'cpu', 'Node', 'part'],
    ...comparisons.map(({ name, yardstickName, connections, product, yardstick, ...ratios }) => [
      `${name} / ${yardstickName}`,
      String(connections),
      ...figuresOf(product),
      ...figuresOf(yardstick),
      ...[ratios.ratio, ratios.processorRatio, ratios.nodeRatio, ratios.ratioToNodePart].map(
        (ratio) => ratio?.toFixed(2) ?? '',
      ),
    ]),
  ]);
}

const decimals: Record<Verdict['unit'], number> = {
  ratio: 2,
  ms: 2,
  seconds: 2,
  MB: 0,
  KB: 1,
  words: 0,
  votes: 0,
  pages: 0,
  views: 0,
};

function verdictRow({ name, unit, value, least, most, isMet }: Verdict): string[] {
  const shown = `${value.toFixed(decimals[unit])}${unit === 'ratio' ? '' : ` ${unit}`}`;
  return [name, shown, least === undefined ? `at most ${most}` : `at least ${least}`, isMet ? 'met' : 'MISSED'];
}

export const budgetTable = (verdicts: readonly Verdict[]): string =>
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
    ...notes(comparisons),
  ].join('\n');
}

type Rest = Omit<Results, 'comparisons' | 'verdicts'>;

function details({
  starts,
  idleMemory,
  memoryAfterLoad,
  packedPageBytes,
  firstVisit,
  firstViews,
  picture,
}: Rest): string[] {
  const seconds = (value: number) => `${value.toFixed(2)} s`;
  const { nodeMegabytes, databaseMegabytes, databaseProcesses } = idleMemory;
  return [
    `First start ${seconds(starts.firstStartSeconds)}; second start with npm's own ${seconds(starts.secondStartWithNpmSeconds)}.`,
    `Memory when idle: Node ${whole(nodeMegabytes)} MB, database ${whole(databaseMegabytes)} MB in ${databaseProcesses} processes; after the load ${whole(memoryAfterLoad.totalMegabytes)} MB in all.`,
    `The home page is ${whole(packedPageBytes)} bytes, packed.`,
    `First views by ${firstViews.views} sets of roles: Node ${firstViews.nodeMilliseconds?.toFixed(1) ?? '?'} ms, PostgreSQL ${firstViews.databaseMilliseconds?.toFixed(1) ?? '?'} ms each.`,
    `A picture of ${picture.megapixels} megapixels made smaller: ${whole(picture.pleinMilliseconds)} ms; sharp alone ${whole(picture.sharpMilliseconds)} ms (on another core).`,
    `First visit counted by the ${firstVisit.countedBy}.`,
  ];
}

const evenEnough = 0.15;

/** What a reader of the figures must know to read them well. */
function notes(comparisons: readonly Comparison[]): string[] {
  const judged = comparisons.filter(({ connections }) => connections === judgedConnections);
  const sized = judged.flatMap(({ name, sizes }) => (sizes === undefined ? [] : { name, ...sizes }));
  const uneven = sized.filter(({ ours, yardsticks }) => Math.abs(yardsticks / ours - 1) > evenEnough);
  return [
    ...sized.map(
      ({ name, ours, yardsticks }) => `Bytes of “${name}”: ${whole(ours)}, the lean program's ${whole(yardsticks)}.`,
    ),
    ...(judged.every(hadItsCore)
      ? []
      : ["Something else used the server's core too: those ratios were judged by processor time."]),
    ...uneven.map(
      ({ name }) => `The lean program's “${name}” is no longer like ours: mend bench/yardsticks/lean-markup.ts.`,
    ),
  ];
}
