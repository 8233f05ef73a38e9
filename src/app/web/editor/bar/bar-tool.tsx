import { Button } from 'react-aria-components/Button';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Tooltip } from '#platform/web/ui/tooltip/tooltip.tsx';
import styles from './bar-tool.module.css';

interface BarToolProps {
  icon: IconShape;
  label: string;
  shortcut?: string;
  isDisabled?: boolean;
  isPressed?: boolean;
  onPress(): void;
}

/** A button of the bar: an icon with its name and its key in a tooltip. */
export function BarTool({ icon, label, shortcut, isDisabled = false, isPressed, onPress }: BarToolProps) {
  return (
    <Tooltip text={shortcut === undefined ? label : `${label} (${shortcut})`} placement="bottom">
      <Button
        aria-label={label}
        className={styles.tool ?? ''}
        isDisabled={isDisabled}
        {...(isPressed !== undefined && { 'aria-expanded': isPressed })}
        onPress={onPress}
      >
        <Icon icon={icon} size={20} />
      </Button>
    </Tooltip>
  );
}
