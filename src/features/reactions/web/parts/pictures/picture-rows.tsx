import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { longestAlt } from '../../../contract/reaction-pictures.ts';
import { ThreadLine } from '../thread-field.tsx';
import styles from './pictures.module.css';

interface PictureRowsProps {
  id: string;
  pictures: readonly { id: string; address: string; alt: string }[];
  onDescribe(id: string, alt: string): void;
  onRemove(id: string): void;
}

/** Pictures that go along, each with what is to be seen in it, for who does not see it. */
export function PictureRows({ id, pictures, onDescribe, onRemove }: PictureRowsProps) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('reactions.pictures.chosen')}>
      {pictures.map((one, index) => (
        <li key={one.id} className={styles.row}>
          <img src={one.address} alt={t('reactions.pictures.number', { number: index + 1 })} />
          <div className={styles.about}>
            <ThreadLine
              id={`${id}-alt-${one.id}`}
              label={t('reactions.pictures.alt', { number: index + 1 })}
              help={t('reactions.pictures.altHelp')}
              maxLength={longestAlt}
              value={one.alt}
              onChange={({ currentTarget }) => onDescribe(one.id, currentTarget.value)}
            />
            <div>
              <PlainButton variant="quiet" icon={Trash2} onClick={() => onRemove(one.id)}>
                {t('reactions.pictures.remove', { number: index + 1 })}
              </PlainButton>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
