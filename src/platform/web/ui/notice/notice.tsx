import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { inLanguage } from '../../i18n/in-language.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const toneIcon: Record<NoticeTone, IconShape> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

export interface NoticeProps {
  tone?: NoticeTone;
  /** Read first, in bold: "Let op." */
  title?: ReactNode;
  children?: ReactNode;
  /** Replaces the icon of the tone, for instance a mail. */
  icon?: IconShape;
  /** Buttons or links beneath the words. */
  actions?: ReactNode;
  /** Set when it appears after something the reader did, so that a screen reader says it. */
  isLive?: boolean;
  /** Of all its words, where they are in another language than the page. */
  lang?: string | undefined;
  className?: string;
}

export function Notice({ tone = 'info', title, children, icon, actions, isLive, lang, className }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={isLive ? role : undefined}>
      <Icon icon={icon ?? toneIcon[tone]} className={styles.icon} />
      <div className={styles.body} {...inLanguage(lang)}>
        {title && <strong>{title}</strong>}
        {title && children ? ' ' : null}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
