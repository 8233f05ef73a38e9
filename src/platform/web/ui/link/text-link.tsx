import ExternalLink from 'lucide-react/icons/external-link';
import type { ComponentProps } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './link.module.css';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href'> {
  href: string;
  icon?: IconShape;
  /** A link that stands alone gets a target of 44 px; one inside a sentence keeps the line. */
  isStandalone?: boolean;
  /** Leaves the site: says so, and shows it. */
  isExternal?: boolean;
}

export function TextLink({ icon, isStandalone, isExternal, className, children, ...props }: TextLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      {...props}
      {...(isExternal ? { rel: 'noopener external' } : {})}
      className={classNames(
        styles.link,
        isStandalone && styles.standalone,
        (icon || isExternal) && styles.iconed,
        className,
      )}
    >
      {icon && <Icon icon={icon} size={20} />}
      {children}
      {isExternal && <Icon icon={ExternalLink} size={16} label={t('ui.link.external')} />}
    </a>
  );
}
