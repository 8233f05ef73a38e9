import type { Verdict } from './budgets.ts';
import type { Comparison, Figures } from './compare.ts';
import { table } from './table.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const milliseconds = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));

const figuresOf = ({ requestsPerSecond, p50Milliseconds, p99Milliseconds, serverMicroseconds }: Figures): string[] => [
  whole(requestsPerSecond),
  milliseconds(p50Milliseconds),
  milliseconds(p99Milliseconds),
  serverMicroseconds === undefined ? '' : whole(serverMicroseconds),
];

/** One line for each kind of answer and number of connections; times in milliseconds, `cpu` in microseconds. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const heads = ['req/s', 'p50', 'p99', 'cpu'];
  return table([
    ['', 'conn.', 'Plein', '', '', '', 'yardstick', '', '', '', 'ratio'],
    ['', '', ...heads, ...heads, ''],
    ...comparisons.map(({ name, yardstickName, connections, product, yardstick, ratio }) => [
      `${name} / ${yardstickName}`,
      String(connections),
      ...figuresOf(product),
      ...figuresOf(yardstick),
      ratio.toFixed(2),
    ]),
  ]);
}

const decimals: Record<Verdict['unit'], number> = { ratio: 2, seconds: 2, MB: 0, KB: 1 };

export function verdictLine({ unit, value, least, most }: Verdict): string[] {
  const shown = (number: number) => `${number.toFixed(decimals[unit])}${unit === 'ratio' ? '' : ` ${unit}`}`;
  const limit = least === undefined ? `at most ${most}` : `at least ${least}`;
  return [shown(value), limit];
}

export function budgetTable(verdicts: readonly Verdict[]): string {
  return table([
    ['', 'measured', 'budget', ''],
    ...verdicts.map((verdict) => [verdict.name, ...verdictLine(verdict), verdict.isMet ? 'met' : 'MISSED']),
  ]);
}
