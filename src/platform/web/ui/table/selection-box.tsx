import type { FocusEvent } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import choiceStyles from '../choice/choice.module.css';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

/**
 * A table of React Aria in which nothing was focused yet takes the focus to its first row, also from a box that a
 * script or a screen reader went to: Space would choose that row instead. Focus that comes to a box from elsewhere,
 * without a pointer, is therefore not told to the table.
 */
function stayHere(event: FocusEvent<Element>): void {
  const { target, relatedTarget } = event;
  const isFromTable = relatedTarget instanceof Node && target.closest('table')?.contains(relatedTarget) === true;
  if (!isFromTable && target.matches(':focus-visible')) event.stopPropagation();
}

const look = classNames(choiceStyles.choice, styles.selection);

/** In a row React Aria adds the words of that row to the label. */
export function SelectionBox({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} className={look} onFocus={stayHere}>
      <span className={choiceStyles.box} />
    </Checkbox>
  );
}

interface DrawnBoxProps {
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
}

/** The same in a table that is only looked at yet; what somebody ticks in it is told to the real one. */
export function DrawnBox({ label, isChosen, isDisabled = false }: DrawnBoxProps) {
  return (
    <label className={look} data-selected={isChosen || undefined} data-disabled={isDisabled || undefined}>
      <input
        type="checkbox"
        aria-label={label}
        defaultChecked={isChosen}
        disabled={isDisabled}
        className="visually-hidden"
      />
      <span className={choiceStyles.box} />
    </label>
  );
}
