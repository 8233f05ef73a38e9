import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './numbers.module.css';

/** Totals side by side. */
export const Numbers = ({ children }: { children: ReactNode }) => <dl className={styles.numbers}>{children}</dl>;

interface NumberWithChangeProps {
  label: string;
  value: string;
  unit?: string;
  /** Has no colour: more is not always better. */
  change?: { direction: 'up' | 'down' | 'same'; words: string } | undefined;
  /** What it is compared with, or another word about it. */
  note?: string | undefined;
  /** Still running. */
  isNow?: boolean;
  /** Its shape over time, beside it. */
  shape?: ReactNode;
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

export function NumberWithChange({ label, value, unit, change, note, isNow = false, shape }: NumberWithChangeProps) {
  return (
    <div className={`${styles.number} ${isNow ? styles.isNow : ''}`}>
      <dt>{label}</dt>
      <dd className={styles.numberValue}>
        {value} {unit && <small>{unit}</small>} {shape}
      </dd>
      {(change || note) && (
        <dd className={styles.change}>
          {change && <Icon icon={arrows[change.direction]} size={16} />}
          <span>
            {change && <b>{change.words}</b>} {note}
          </span>
        </dd>
      )}
    </div>
  );
}
