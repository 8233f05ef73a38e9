import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { PageChange } from '../../contract/past-comparison.ts';
import styles from './compare.module.css';
import { MarkedWords } from './marked-words.tsx';

const icons = { changed: Pencil, added: Plus, removed: Minus } as const;

interface ChangeInWordsProps {
  change: PageChange;
  isCurrent: boolean;
  /** When it came and with what; undefined while that is not known. */
  origin: string | undefined;
  onShow(): void;
}

/** One thing that is different, for who would rather read or hear it. */
export function ChangeInWords({ change, isCurrent, origin, onShow }: ChangeInWordsProps) {
  const { t } = useTranslation();
  return (
    <li className={styles.change} data-current={isCurrent ? '' : undefined}>
      <span className={styles.kind}>
        <Icon icon={icons[change.kind]} size={20} />
        {t(`timeMachine.compare.kinds.${change.kind}`)}
      </span>
      <div className={styles.lines}>
        {change.where !== 'content' && <p className={styles.where}>{t(`timeMachine.compare.where.${change.where}`)}</p>}
        {withKeys(change.lines).map(({ key, item: parts }) => (
          <p key={key}>
            {withKeys(parts).map(({ key: place, item: { kind, text } }) => (
              <MarkedWords key={place} kind={kind}>
                {text.replaceAll('\uFFFC', t('timeMachine.compare.picture'))}
              </MarkedWords>
            ))}
          </p>
        ))}
        {change.more > 0 && <p className={styles.where}>{t('timeMachine.compare.more', { count: change.more })}</p>}
        {origin !== undefined && <p className={styles.where}>{origin}</p>}
      </div>
      <Button
        isCompact
        variant="quiet"
        aria-label={t('timeMachine.compare.showOne', { number: change.number })}
        onPress={onShow}
      >
        {t('timeMachine.compare.showChange')}
      </Button>
    </li>
  );
}
