import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { LanguageReview } from '#features/page-review/contract/page-review.ts';
import { languageList } from '#platform/contract/texts/language-list.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { useSession } from '../state/editor-context.ts';
import styles from './review-strip.module.css';
import { usePageReview } from './use-page-review.ts';

/** Who asks what of whom, and what they said with it; what stands alike in one line. Nothing while nobody asks anything. */
export function ReviewStrip() {
  const { t } = useTranslation();
  const { languages } = usePageReview();
  const sentencesOf = useSentences();
  const lines = [...Map.groupBy(languages, likeness).values()].flatMap((alike) => {
    const sentences = sentencesOf(alike);
    const [first] = alike;
    return first === undefined || sentences.length === 0
      ? []
      : [{ key: first.language, words: sentences.join(' '), note: noteOf(first) }];
  });
  if (lines.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t('review.strip.label')}>
      <Icon icon={MessageSquareText} size={20} />
      <div className={styles.lines}>
        {lines.map(({ key, words, note }) => (
          <p key={key} className={styles.words}>
            <strong>{words}</strong> {note !== '' && <q className={styles.note}>{note}</q>}
          </p>
        ))}
      </div>
    </section>
  );
}

const likeness = ({ state, asked, answered }: LanguageReview): string => `${state} ${asked?.at} ${answered?.at}`;

const noteOf = ({ state, asked, answered }: LanguageReview): string =>
  (state === 'waiting' ? asked : state === 'lapsed' ? null : answered)?.note ?? '';

function useSentences(): (alike: readonly LanguageReview[]) => string[] {
  const { t } = useTranslation();
  const dates = useDates();
  const screen = useLanguage();
  const hasLanguages = useLanguages().length > 1;
  const now = useSession(({ page }) => page.sequence);
  const nameOf = (said: LanguageReview['asked']) => said?.by.name || t('review.strip.someone');

  function sentences([one]: readonly LanguageReview[]): string[] {
    if (one === undefined) return [];
    const { state, asked, answered, sequence, can } = one;
    // Whoever publishes without anybody's yes has nothing to be told of one that lapsed.
    if (state === 'lapsed') return can.publish ? [] : [t('review.strip.lapsed')];
    if (state === 'none' || asked === null) return [];
    if (state !== 'waiting') return [t(`review.strip.${state}`, { name: nameOf(answered) })];
    const how = can.approve ? 'waiting' : can.withdraw ? 'own' : 'other';
    const time = dates.dateTime(asked.at);
    const isChanged = sequence !== null && sequence !== now;
    return [t(`review.strip.${how}`, { name: nameOf(asked), time }), ...(isChanged ? [t('review.strip.changed')] : [])];
  }

  return (alike) => {
    const said = sentences(alike);
    if (said.length === 0 || !hasLanguages) return said;
    const names = languageList(
      alike.map(({ language }) => language),
      screen,
    );
    return [...said, t('review.strip.languages', { languages: names })];
  };
}
