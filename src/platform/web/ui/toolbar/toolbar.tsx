import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Separator } from 'react-aria-components/Separator';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  label: string;
  children: ReactNode;
  orientation?: 'horizontal' | 'vertical';
  /** Dark on a light page: the bar that belongs to a chosen block. */
  isInverse?: boolean;
  className?: string;
}

/** One stop for the Tab key; the arrow keys go from button to button. */
export function Toolbar({ label, children, orientation, isInverse, className }: ToolbarProps) {
  return (
    <AriaToolbar
      aria-label={label}
      orientation={orientation}
      className={classNames(styles.toolbar, isInverse && styles.inverse, className)}
    >
      {children}
    </AriaToolbar>
  );
}

export interface ToolbarButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children' | 'render'> {
  icon: IconShape;
  /** The name of the button, and its tooltip. */
  label: string;
  /** Shown after the label in the tooltip: "Ctrl Z". */
  shortcut?: string;
}

function tip(label: string, shortcut?: string): string {
  return shortcut ? `${label} (${shortcut})` : label;
}

export function ToolbarButton({ icon, label, shortcut, ...props }: ToolbarButtonProps) {
  return (
    <Tooltip text={tip(label, shortcut)}>
      <Button {...props} aria-label={label} className={styles.button}>
        <Icon icon={icon} size={20} />
      </Button>
    </Tooltip>
  );
}

export interface ToolbarToggleProps {
  icon: IconShape;
  label: string;
  shortcut?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

export function ToolbarToggle({ icon, label, shortcut, ...props }: ToolbarToggleProps) {
  return (
    <Tooltip text={tip(label, shortcut)}>
      <ToggleButton {...props} aria-label={label} className={styles.button}>
        <Icon icon={icon} size={20} />
      </ToggleButton>
    </Tooltip>
  );
}

/** A word in the bar, such as the kind of block it belongs to. */
export function ToolbarLabel({ children, icon }: { children: ReactNode; icon?: IconShape }) {
  return (
    <span className={styles.label}>
      {icon && <Icon icon={icon} size={20} />}
      {children}
    </span>
  );
}

export function ToolbarSeparator() {
  return <Separator orientation="vertical" className={styles.separator} />;
}
