import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { keepFootClear } from '../foot-room.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './bulk-bar.module.css';

export interface BulkBarProps {
  /** How many rows are chosen; at none the bar is gone. */
  count: number;
  /** Where what was found is on more pages than this one, and this one is chosen whole. */
  all?: ChosenAll | undefined;
  onClear: () => void;
  children: ReactNode;
}

export interface ChosenAll {
  /** How many were found in all. */
  total: number;
  /** All of them are chosen, and not this page alone. */
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** What can be done with the chosen rows. It stands at the foot of the table and never covers the row in focus. */
export function BulkBar(props: BulkBarProps) {
  return props.count === 0 ? null : <Bar {...props} />;
}

function Bar({ count, all, onClear, children }: BulkBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  // Nobody is left without a place when the bar goes with the button that they pressed.
  useLayoutEffect(() => {
    const element = bar.current;
    const leaveFoot = keepFootClear(element);
    return () => {
      leaveFoot?.();
      const focused = document.activeElement;
      if (focused === document.body || element?.contains(focused))
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Toolbar ref={bar} className={styles.bar} aria-label={t('ui.table.bulk')}>
      <p className={styles.count} role="status">
        {all?.isChosen === true ? t('ui.table.allChosen', { count }) : t('ui.table.chosen', { count })}
        {all?.isChosen === false && t('ui.table.pageOnly')}
      </p>
      {/* It stays where it is when it is pressed, and with it the focus. */}
      {all !== undefined && (
        <Button className={styles.action} onPress={() => all.onChange(!all.isChosen)}>
          <span className={styles.all}>
            {all.isChosen ? t('ui.table.choosePage') : t('ui.table.chooseAll', { count: all.total })}
          </span>
        </Button>
      )}
      {children}
      <Button className={styles.action} aria-label={t('ui.table.clear')} onPress={onClear}>
        <Icon icon={X} size={20} />
      </Button>
    </Toolbar>
  );
}

export interface BulkActionProps {
  icon: IconShape;
  /** On a phone only the icon is shown; the label is still its name. */
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
}

export function BulkAction({ icon, label, onPress, isDisabled }: BulkActionProps) {
  return (
    <Button className={styles.action} onPress={onPress} isDisabled={isDisabled}>
      <Icon icon={icon} size={20} />
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
