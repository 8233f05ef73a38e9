import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface RemovableChipProps {
  children: ReactNode;
  onRemove: () => void;
  isDisabled?: boolean;
  className?: string;
}

/** A choice that was made and can be taken back; the whole chip is the button. */
export function RemovableChip({ children, onRemove, isDisabled, className }: RemovableChipProps) {
  const { t } = useTranslation();
  return (
    <Button onPress={onRemove} isDisabled={isDisabled} className={classNames(styles.chip, styles.on, className)}>
      {children}
      <Icon icon={X} size={16} />
      <span className="visually-hidden">{t('ui.chip.remove')}</span>
    </Button>
  );
}
