import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface ChipLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href'> {
  href: string;
  isOn?: boolean;
  /** The address without this filter: says so, and shows the cross. */
  isRemoval?: boolean;
}

/** A filter as an address, so that a filtered list can be sent to somebody and works before any script. */
export function ChipLink({ isOn, isRemoval, className, children, ...props }: ChipLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      {...props}
      className={classNames(styles.chip, isRemoval && styles.on, className)}
      aria-current={isOn ? 'true' : undefined}
    >
      {children}
      {isRemoval && (
        <>
          <Icon icon={X} size={16} />
          <span className="visually-hidden">{t('ui.chip.remove')}</span>
        </>
      )}
    </a>
  );
}
