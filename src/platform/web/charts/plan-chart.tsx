import { useTranslation } from '../i18n/use-translation.ts';
import { withKeys } from '../with-keys.ts';
import styles from './charts.module.css';
import { type PlanPoint, planLayout } from './layout/plan-layout.ts';
import { atPercent } from './layout/scale-top.ts';
import plan from './plan.module.css';
import { seenOnly, useChartPoints } from './use-chart-points.ts';
import { useFigures } from './use-figures.ts';

export interface PlanPlace extends PlanPoint {
  /** As it is called in the table, and the same as a whole sentence. */
  name: string;
  sentence: string;
}

const height = 320;
/** A sheet is about this wide; on a phone it is higher than wide, and the places stand closer. */
const width = 480;

/** Places on the ground, each a circle of its number: the north is above. */
export function PlanChart({ label, places }: { label: string; places: readonly PlanPlace[] }) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const { drawing, point } = useChartPoints(places.length);
  const { points, scale } = planLayout(places, { width, height });
  const scaleWords =
    scale.metres < 1000
      ? t('charts.metres', { number: number(scale.metres) })
      : t('charts.kilometres', { number: number(scale.metres / 1000) });
  return (
    <svg
      {...drawing}
      className={`${styles.c} ${plan.plan}`}
      height={height}
      aria-label={t('charts.keys', { label })}
      focusable="false"
    >
      {withKeys(places).map(({ key, item }) => {
        const at = points[key];
        if (at === undefined) return null;
        return (
          <g key={key} {...point(key, item.sentence)}>
            <circle className={plan.place} cx={atPercent(at.x)} cy={atPercent(at.y)} r={at.radius} />
            <text className={plan.number} x={atPercent(at.x)} y={atPercent(at.y)} dy="-1" textAnchor="middle">
              {number(item.number)}
            </text>
            <text x={atPercent(at.x)} y={atPercent(at.y)} dy="12" textAnchor="middle" className={styles.in}>
              {item.name}
            </text>
          </g>
        );
      })}
      <g {...seenOnly}>
        <text x="12" y="20">
          {t('charts.north')}
        </text>
        <line className={styles.mark} x1="2.5%" x2={atPercent(2.5 + scale.percent)} y1={height - 12} y2={height - 12} />
        <text x="2.5%" y={height - 20}>
          {scaleWords}
        </text>
      </g>
    </svg>
  );
}
