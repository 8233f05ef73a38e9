import { useTranslation } from '../i18n/use-translation.ts';
import { partFills } from './chart-patterns.tsx';
import styles from './charts.module.css';
import { atPercent } from './layout/scale-top.ts';
import { fiveParts, type StackPart, stackLayout } from './layout/stack-layout.ts';
import { useFigures } from './use-figures.ts';

const nameLines = [16, 68, 86] as const;

/** Parts of one whole, named where they lie; at most five, and never a pie. */
export function StackChart({ label, parts }: { label: string; parts: readonly StackPart[] }) {
  const { t } = useTranslation();
  const { percent } = useFigures();
  const placed = stackLayout(fiveParts(parts, t('charts.rest')));
  const deepest = Math.max(0, ...placed.map(({ line }) => line));
  const sentence = placed.map((part) => `${part.label} ${percent(part.percent)}`).join(', ');
  return (
    <svg
      className={styles.c}
      height={[54, 76, 94][deepest]}
      role="img"
      aria-label={`${label}: ${sentence}`}
      focusable="false"
    >
      {placed.map((part, index) => {
        const { edge, ...fill } = partFills[index] ?? partFills[4];
        const middle = atPercent(part.start + part.percent / 2);
        return (
          <g key={part.label}>
            <rect
              {...fill}
              className={`${'className' in fill ? fill.className : ''} ${edge}`}
              x={atPercent(part.start)}
              y="26"
              width={atPercent(part.percent)}
              height="24"
            />
            {part.line === 2 && <line className={styles.tick} x1={middle} x2={middle} y1="51" y2="74" />}
            <text x={atPercent(part.nameAt)} y={nameLines[part.line]} textAnchor={part.anchor}>
              {part.label} <tspan fontWeight="680">{percent(part.percent)}</tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
