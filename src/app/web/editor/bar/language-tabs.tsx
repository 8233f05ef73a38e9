import BookOpenCheck from 'lucide-react/icons/book-open-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock-alert';
import Pencil from 'lucide-react/icons/pencil';
import UserCheck from 'lucide-react/icons/user-check';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { type LanguagePublication, languagePublication } from '#features/pages/contract/language-publication.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { useIsWide } from '../layout/use-width.ts';
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
  const languages = useLanguages();
  const isWide = useIsWide();
  if (!isWide && languages.length > 1) return <LanguageMenu languages={languages} />;
  return (
    <Group className={styles.tabs ?? ''} aria-label={t('editor.languages')}>
      {languages.map((language) => (
        <LanguageTab key={language} language={language} />
      ))}
    </Group>
  );
}

/** Where there is no room for all of them: the one that is written, and behind it the others. */
function LanguageMenu({ languages }: { languages: readonly Language[] }) {
  const { t } = useTranslation();
  const { language: written, setLanguage } = useEditor();
  const { publication, words } = useLanguageWords(written);
  return (
    <div className={styles.tabs}>
      <MenuTrigger>
        <Button className={styles.tab ?? ''} data-publication={publication}>
          <span className={styles.written}>
            <span {...inLanguage(written)}>{languageName(written)}</span>
            <Icon icon={ChevronDown} size={16} />
          </span>
          <small className={styles.state}>{words}</small>
        </Button>
        <Menu
          aria-label={t('editor.languages')}
          selectionMode="single"
          selectedKeys={[written]}
          onAction={(key) => setLanguage(languages.find((one) => one === key) ?? written)}
        >
          {languages.map((language) => (
            <LanguageItem key={language} language={language} />
          ))}
        </Menu>
      </MenuTrigger>
    </div>
  );
}

function LanguageItem({ language }: { language: Language }) {
  const { words } = useLanguageWords(language);
  return <MenuItem id={language} label={`${languageName(language)}, ${words.toLowerCase()}`} />;
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
