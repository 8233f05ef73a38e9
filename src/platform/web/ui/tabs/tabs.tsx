import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  type TabListProps as AriaTabListProps,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { classNames } from '../class-names.ts';
import { Count } from '../tag/count.tsx';
import styles from './tabs.module.css';

export interface TabsProps extends Omit<AriaTabsProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
  className?: string;
}

export function Tabs({ className, ...props }: TabsProps) {
  return <AriaTabs {...props} className={classNames(styles.tabs, className)} />;
}

export interface TabListProps extends Omit<AriaTabListProps<object>, 'className' | 'style' | 'render' | 'aria-label'> {
  label: string;
  className?: string;
}

export function TabList({ label, className, ...props }: TabListProps) {
  return <AriaTabList {...props} aria-label={label} className={classNames(styles.list, className)} />;
}

export interface TabProps extends Omit<AriaTabProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
  count?: number;
  /** The count asks for attention now. */
  isCountNow?: boolean;
}

export function Tab({ children, count, isCountNow, ...props }: TabProps) {
  return (
    <AriaTab {...props} className={styles.tab}>
      {children}
      {count !== undefined && <Count value={count} isNow={isCountNow} />}
    </AriaTab>
  );
}

export interface TabPanelProps extends Omit<AriaTabPanelProps, 'className' | 'style' | 'render'> {
  className?: string;
}

export function TabPanel({ className, ...props }: TabPanelProps) {
  return <AriaTabPanel {...props} className={classNames(styles.panel, className)} />;
}
