import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { PageReview } from '#features/page-review/contract/page-review.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSession } from '../state/editor-context.ts';
import styles from './review-strip.module.css';
import { usePageReview } from './use-page-review.ts';

/** Who asks what of whom, and what they said with it; nothing while nobody asks anything. */
export function ReviewStrip() {
  const { t } = useTranslation();
  const review = usePageReview();
  const sentences = useSentences(review);
  const { asked, answered } = review;
  const note = (review.state === 'waiting' ? asked : review.state === 'lapsed' ? null : answered)?.note ?? '';
  if (sentences.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t('review.strip.label')}>
      <Icon icon={MessageSquareText} size={20} />
      <p className={styles.words}>
        <strong>{sentences.join(' ')}</strong> {note !== '' && <q className={styles.note}>{note}</q>}
      </p>
    </section>
  );
}

function useSentences({ state, asked, answered, sequence, can }: PageReview): string[] {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useSession(({ page }) => page.sequence);
  const nameOf = (said: PageReview['asked']) => said?.by.name || t('review.strip.someone');
  // Whoever publishes without anybody's yes has nothing to be told of one that lapsed.
  if (state === 'lapsed') return can.publish ? [] : [t('review.strip.lapsed')];
  if (state === 'none' || asked === null) return [];
  if (state !== 'waiting') return [t(`review.strip.${state}`, { name: nameOf(answered) })];
  const how = can.approve ? 'waiting' : can.withdraw ? 'own' : 'other';
  const time = dates.dateTime(asked.at);
  const isChanged = sequence !== null && sequence !== now;
  return [t(`review.strip.${how}`, { name: nameOf(asked), time }), ...(isChanged ? [t('review.strip.changed')] : [])];
}
