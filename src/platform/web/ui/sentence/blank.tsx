import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../icon/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '../menu/menu.tsx';
import type { Option } from '../option-list/option.ts';
import { OptionList } from '../option-list/option-list.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './sentence.module.css';

interface BlankProps<Id extends string> {
  /** What it fills in. */
  label: string;
  options: readonly Option<Id>[];
  value: Id | null;
  placeholder?: string;
  onChange(value: Id): void;
}

/** A blank in a sentence, on a water line: one of a few. */
export function Blank<Id extends string>({ label, options, value, placeholder = '…', onChange }: BlankProps<Id>) {
  return (
    <Select
      aria-label={label}
      value={value}
      placeholder={placeholder}
      className={styles.holder ?? ''}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      <Button className={styles.blank ?? ''}>
        <SelectValue className={styles.words ?? ''}>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon icon={ChevronDown} size={16} />
      </Button>
      <Popover>
        <OptionList options={options} />
      </Popover>
    </Select>
  );
}

interface ManyBlankProps {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  placeholder?: string;
  onChange(value: string[]): void;
}

/** A blank that several fit in. */
export function ManyBlank({ label, options, value, placeholder = '…', onChange }: ManyBlankProps) {
  const words = options.filter(({ id }) => value.includes(id)).map((one) => one.label);
  return (
    <MenuTrigger>
      <Button aria-label={`${label}: ${words.join(', ') || placeholder}`} className={styles.blank ?? ''}>
        <span className={styles.words}>{words.join(', ') || placeholder}</span>
        <Icon icon={ChevronDown} size={16} />
      </Button>
      <Menu
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) => {
          const chosen = keys === 'all' ? options.map(({ id }) => id) : [...keys].map(String);
          onChange(options.map(({ id }) => id).filter((id) => chosen.includes(id)));
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.id} id={option.id} label={option.label} />
        ))}
      </Menu>
    </MenuTrigger>
  );
}

interface TypedBlankProps {
  label: string;
  value: string;
  type?: 'text' | 'number' | 'email';
  onChange(value: string): void;
}

/** A blank that one types in. */
export function TypedBlank({ label, value, type = 'text', onChange }: TypedBlankProps) {
  return (
    <input
      aria-label={label}
      type={type}
      value={value}
      className={styles.typed}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
