import { Checkbox } from 'react-aria-components/Checkbox';
import choiceStyles from '../choice/choice.module.css';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

/** React Aria names it after its row, or "select all" in the heading. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" className={classNames(choiceStyles.choice, styles.selection)}>
      <span className={choiceStyles.box} />
    </Checkbox>
  );
}
