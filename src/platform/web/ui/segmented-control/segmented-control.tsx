import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './segmented-control.module.css';

export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  /** With an icon the label is its name only. */
  icon?: IconShape;
}

export interface SegmentedControlProps<Id extends string> {
  label: string;
  segments: readonly Segment<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  className?: string;
}

/** A choice between a few ways to look at the same thing: list or tiles, desktop or phone. */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
      className={classNames(styles.control, className)}
    >
      {segments.map(({ id, label: name, icon }) => (
        <ToggleButton key={id} id={id} className={styles.segment} aria-label={icon ? name : undefined}>
          {icon ? <Icon icon={icon} size={20} /> : name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
