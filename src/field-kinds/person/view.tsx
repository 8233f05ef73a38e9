import { PlainList } from '#platform/web/content/plain-list.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { FieldViewProps } from '../kit/web/field-view-props.ts';
import { maybeText, records, textOf } from '../kit/web/read-values.ts';
import styles from './view.module.css';

/** By name for who may know them, else no more than that it is a member. */
export default function PersonView({ value, isShort }: FieldViewProps) {
  const { t } = useTranslation();
  const people = records(value).map(({ name, photo }) => ({ name: textOf(name), photo: maybeText(photo) }));
  if (people.length === 0) return null;
  return (
    <PlainList>
      {withKeys(people).map(({ key, item: { name, photo } }) => (
        <li key={key} className={styles.person}>
          {!isShort && name !== '' && <Avatar name={name} size="small" photo={photo} />}
          {name === '' ? t('fields.person.someone') : name}
        </li>
      ))}
    </PlainList>
  );
}
