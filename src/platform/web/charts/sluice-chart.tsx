import { useTranslation } from '../i18n/use-translation.ts';
import { withKeys } from '../with-keys.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './charts.module.css';
import { atPercent, tidy } from './layout/scale-top.ts';
import { type Lock, sluiceLayout } from './layout/sluice-layout.ts';
import { seenOnly, useChartPoints } from './use-chart-points.ts';
import { useFigures } from './use-figures.ts';

const above = 34;
const plot = 173;
const line = 18;
const nameAt = above + plot + 20;

/** A funnel as a flight of locks: the water falls at every gate. On a phone it is bars. */
export function SluiceChart({
  label,
  locks,
  head,
}: {
  label: string;
  locks: readonly Lock[];
  head: readonly string[];
}) {
  const { t } = useTranslation();
  const { number, percent } = useFigures();
  const { drawing, point } = useChartPoints(locks.length);
  const placed = sluiceLayout(locks);
  const height = above + plot + 29 + (locks.some(({ note }) => note !== undefined) ? line : 0);
  const width = 100 / Math.max(1, placed.length);
  const lostWords = (lost: number, isWorst: boolean) =>
    lost === 0 ? '' : t(isWorst ? 'charts.worstWords' : 'charts.lostWords', { number: number(lost) });
  const y = (share: number) => tidy(above + plot - (share / 100) * plot);
  return (
    <>
      <div className={styles.lockBars}>
        <BarChart
          caption={label}
          head={head}
          bars={placed.map((lock) => ({
            label: lock.label,
            note: [lock.note, lostWords(lock.lost, lock.isWorst)].filter(Boolean).join(' · '),
            share: lock.percent,
            cells: [number(lock.number), percent(lock.percent)],
          }))}
        />
      </div>
      <svg
        {...drawing}
        className={`${styles.c} ${styles.locks}`}
        height={height}
        aria-label={t('charts.keys', { label })}
        focusable="false"
      >
        {withKeys(placed).map(({ key, item: lock }) => {
          const top = y(lock.percent);
          const before = y(placed[key - 1]?.percent ?? 100);
          const left = atPercent(key * width);
          const sentence = [
            `${lock.label}: ${number(lock.number)}, ${percent(lock.percent)}`,
            lock.note,
            lostWords(lock.lost, lock.isWorst),
          ]
            .filter(Boolean)
            .join(', ');
          return (
            <g key={key}>
              <g {...point(key, sentence)}>
                <rect className={styles.hit} x={left} y={above} width={atPercent(width)} height={plot} />
                <rect
                  className={styles.tint}
                  x={left}
                  y={top}
                  width={atPercent(width)}
                  height={tidy(above + plot - top)}
                />
                <rect className={styles.water} x={left} y={top} width={atPercent(width)} height="4" />
              </g>
              <g {...seenOnly}>
                {/* Low water has no room for its number. */}
                <text
                  className={styles.strong}
                  x={atPercent(key * width + 1.4)}
                  y={Math.min(top + 24, above + plot - 24)}
                >
                  {number(lock.number)}
                </text>
                <text x={atPercent(key * width + 1.4)} y={Math.min(top + 42, above + plot - 6)}>
                  {percent(lock.percent)}
                </text>
                <LockName at={key * width} label={lock.label} room={Math.floor(130 / placed.length)} />
                {lock.note !== undefined && (
                  <text x={atPercent(key * width + 0.4)} y={nameAt + line}>
                    {lock.note}
                  </text>
                )}
                {key > 0 && <line className={styles.mark} x1={left} x2={left} y1={before - 10} y2={above + plot} />}
                {lock.lost > 0 && (
                  <text
                    className={lock.isWorst ? styles.strong : undefined}
                    x={left}
                    y={before - 16}
                    textAnchor="middle"
                  >
                    {t(lock.isWorst ? 'charts.worst' : 'charts.lost', { number: number(lock.lost) })}
                  </text>
                )}
              </g>
            </g>
          );
        })}
        <line className={styles.base} x1="0" x2="100%" y1={above + plot} y2={above + plot} />
      </svg>
    </>
  );
}

/** Words in a drawing do not wrap: a long one is cut, and stands whole in the table and in what is read aloud. */
function LockName({ at, label, room }: { at: number; label: string; room: number }) {
  return (
    <text x={atPercent(at + 0.4)} y={nameAt}>
      {label.length > room ? `${label.slice(0, Math.max(3, room - 1)).trimEnd()}…` : label}
    </text>
  );
}
