import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { usePeople } from './people-context.tsx';
import styles from './works-here.module.css';

/** At a block in which others type: their names. It is not announced, so that nobody is disturbed while they write. */
export function WorksHere({ block }: { block: string }) {
  const { t } = useTranslation();
  const { others, holders } = usePeople();
  const holder = holders.get(block)?.id;
  const here = others.filter((person) => person.block === block && person.isTyping && person.id !== holder);
  if (here.length === 0) return null;
  return (
    <p className={styles.here}>
      {here.map(({ id, name }) => (
        <span key={id} className={styles.person}>
          <Avatar name={name} size="small" />
          {t('editor.people.worksHere', { name })}
        </span>
      ))}
    </p>
  );
}
