import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Input,
} from 'react-aria-components/SearchField';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-props.ts';

export interface SearchFieldProps extends FieldProps<AriaProps> {
  placeholder?: string;
}

/** Enter searches, Escape empties it. */
export function SearchField({ label, help, error, isLabelHidden, placeholder, className, ...props }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <AriaSearchField
      {...props}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.field, className)}
    >
      {({ isEmpty }) => (
        <>
          <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
          <Group className={classNames(styles.box, styles.group)}>
            <Icon icon={Search} size={20} className={styles.lead} />
            <Input placeholder={placeholder} className={classNames(styles.input, styles.bare, styles.search)} />
            {!isEmpty && (
              <Button className={styles.side} aria-label={t('ui.search.clear')}>
                <Icon icon={X} size={20} />
              </Button>
            )}
          </Group>
        </>
      )}
    </AriaSearchField>
  );
}
