import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import {
  type MenuItemProps as AriaItemProps,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  type MenuProps as AriaProps,
  Header,
  type PopoverProps,
  Separator,
} from 'react-aria-components/Menu';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './menu.module.css';

/** Opens the menu that follows the button inside it. */
// biome-ignore lint/performance/noBarrelFile: all parts come from platform/web/ui, these as React Aria has them.
export { MenuTrigger } from 'react-aria-components/Menu';

export interface MenuProps extends Omit<AriaProps<object>, 'className' | 'style' | 'render' | 'items' | 'children'> {
  children: ReactNode;
  placement?: PopoverProps['placement'];
  className?: string;
}

export function Menu({ placement = 'bottom start', className, ...props }: MenuProps) {
  return (
    <Popover placement={placement} className={className}>
      <AriaMenu {...props} className={styles.menu} />
    </Popover>
  );
}

/** The same commands lying in a panel or a drawer instead of floating. */
export function MenuList({ className, ...props }: Omit<MenuProps, 'placement'>) {
  return <AriaMenu {...props} className={classNames(styles.menu, className)} />;
}

export interface MenuItemProps
  extends Omit<AriaItemProps, 'className' | 'style' | 'render' | 'children' | 'value' | 'textValue'> {
  /** The words alone, so that typing the first letters finds the item. */
  label: string;
  icon?: IconShape;
  /** As one reads it: "Ctrl D". The key itself is the screen's work. */
  shortcut?: string;
  /** What it does cannot simply be undone. */
  isDanger?: boolean;
}

export function MenuItem({ label, icon, shortcut, isDanger, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem {...props} textValue={label} className={classNames(styles.item, isDanger && styles.danger)}>
      {({ isSelected, selectionMode }) => (
        <>
          {icon && <Icon icon={icon} size={20} className={styles.icon} />}
          <span className={styles.words}>{label}</span>
          {shortcut && <KeyHint keys={shortcut} className={styles.keys} />}
          {selectionMode !== 'none' && isSelected && <Icon icon={Check} size={20} className={styles.check} />}
        </>
      )}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  label: string;
  children: ReactNode;
}

export function MenuSection({ label, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={styles.label}>{label}</Header>
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
