import BookOpenCheck from 'lucide-react/icons/book-open-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock-alert';
import Pencil from 'lucide-react/icons/pencil';
import UserCheck from 'lucide-react/icons/user-check';
import { Group } from 'react-aria-components/Group';
import { type LanguagePublication, languagePublication } from '#features/pages/contract/language-publication.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { stateIn } from '../review/languages-in-review.ts';
import { usePageReview } from '../review/use-page-review.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './language-tabs.module.css';

const icons: Record<Exclude<LanguagePublication, 'changed'>, IconShape> = {
  draft: Pencil,
  published: CircleCheck,
  scheduled: CalendarClock,
  failed: CalendarX,
  waiting: UserCheck,
  missing: CircleDashed,
  outdated: Clock,
  unread: BookOpenCheck,
};

export function useLanguageWords(language: Language): { publication: LanguagePublication; words: string } {
  const { t } = useTranslation();
  const dates = useDates();
  const page = useSession((state) => state.page);
  const state = useSession(({ translations }) => translations.find((one) => one.language === language));
  const review = usePageReview();
  const publication = languagePublication(
    page,
    { state: stateIn(review, language) },
    { language, state: language === defaultLanguage ? undefined : state, planned: page.plannedLanguages },
  );
  const day = page.publishAt === null ? '' : dates.shortDate(page.publishAt);
  return { publication, words: t(`editor.publication.${publication}`, { day }) };
}

/** Each language shows how it stands, in words; the waterline lies under the one that is being written. */
export function LanguageTabs() {
  const { t } = useTranslation();
  return (
    <Group className={styles.tabs ?? ''} aria-label={t('editor.languages')}>
      {useLanguages().map((language) => (
        <LanguageTab key={language} language={language} />
      ))}
    </Group>
  );
}

function LanguageTab({ language }: { language: Language }) {
  const editor = useEditor();
  const { publication, words } = useLanguageWords(language);
  return (
    <button
      type="button"
      className={styles.tab}
      aria-current={editor.language === language ? 'true' : undefined}
      data-publication={publication}
      onClick={() => editor.setLanguage(language)}
    >
      <span {...inLanguage(language)}>{languageName(language)}</span>
      <small className={styles.state}>
        {publication !== 'changed' && <Icon icon={icons[publication]} size={16} className={styles.icon} />}
        {words}
      </small>
    </button>
  );
}
