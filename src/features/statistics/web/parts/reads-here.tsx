import ArrowDownRight from 'lucide-react/icons/arrow-down-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { Sparkline } from '#platform/web/charts/sparkline.tsx';
import { useFigures } from '#platform/web/charts/use-figures.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden/visually-hidden.tsx';
import { changeSince } from '../../contract/change-since.ts';
import styles from './reads-here.module.css';
import { type ReadSubject, useReads } from './use-reads.ts';

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

/** Where a page or an item is read, for who may write it: how it is read. What cannot be asked is not told. */
export default function ReadsHere(subject: ReadSubject) {
  const { t } = useTranslation();
  const { number } = useFigures();
  const language = useLanguage();
  const { data } = useReads(subject);
  // Before anything was counted there is nothing to tell; a page that nobody opened is another matter.
  if (data === undefined || (data.was === null && data.views === 0)) return null;
  const change = changeSince(data.visits, data.was);
  return (
    <section className={styles.reads} aria-label={t('reads.region')} data-print="hidden">
      <a href={withLanguagePrefix('/admin/statistics', language)} className={styles.figure}>
        <span className={styles.words}>
          <span className={styles.label}>{t('reads.visits')}</span>{' '}
          <span className={styles.number}>
            <b>{number(data.visits)}</b>{' '}
            {change && (
              <span className={styles.change}>
                <Icon icon={arrows[change.direction]} size={16} />
                {t(`reads.${change.direction}`, { share: number(change.share) })}
                <VisuallyHidden> {t('reads.than')}</VisuallyHidden>
              </span>
            )}
            <VisuallyHidden>. {t('reads.views', { number: number(data.views) })}</VisuallyHidden>
          </span>
        </span>
        <Sparkline values={data.days} />
      </a>
    </section>
  );
}
