import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  isOpen?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  isExclusive?: boolean;
  className?: string;
}

/** Made of the browser's own details: it works before any script, and finding on the page opens it. */
export function Accordion({ items, isExclusive, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={classNames(styles.accordion, className)}>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          id={item.id}
          title={item.title}
          isOpen={item.isOpen}
          name={isExclusive ? name : undefined}
        >
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Disclosures of one name: at most one is open. */
  name?: string;
  id?: string;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
}

export function Disclosure({ title, children, isOpen, name, id, onToggle, className }: DisclosureProps) {
  return (
    <details
      id={id}
      name={name}
      open={isOpen}
      // A reader may have opened or closed it before the application came.
      suppressHydrationWarning
      className={classNames(styles.disclosure, className)}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <Icon icon={ChevronDown} size={20} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
