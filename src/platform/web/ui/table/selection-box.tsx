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

/** React Aria names it after its row, or "select all" in the heading. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={classNames(choiceStyles.choice, styles.selection)} onFocus={stayHere}>
      <span className={choiceStyles.box} />
    </Checkbox>
  );
}
