import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { useQuietLeave } from './use-quiet-leave.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'>, ButtonLook {
  children: ReactNode;
  icon?: IconShape;
  iconEnd?: IconShape;
  /** What the button says while `isPending`, such as "Bezig met bewaren"; without it the words stay. */
  pendingText?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  icon,
  iconEnd,
  pendingText,
  variant,
  isWide,
  isCompact,
  className,
  ...props
}: ButtonProps) {
  const { isPending } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  useQuietLeave(id);
  return (
    <AriaButton {...props} id={id} className={buttonClass({ variant, isWide, isCompact, className })}>
      {isPending ? <Icon icon={LoaderCircle} className={styles.spinner} /> : icon && <Icon icon={icon} />}
      {isPending && pendingText ? pendingText : children}
      {iconEnd && !isPending && <Icon icon={iconEnd} />}
    </AriaButton>
  );
}
