import Tags from 'lucide-react/icons/tags';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Menu, MenuItem, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import type { OpenAnswers } from '../../contract/open-answers.ts';
import styles from './answers.module.css';

interface OpenAnswerProps {
  guid: string;
  answer: OpenAnswers['answers'][number];
  themes: OpenAnswers['themes'];
  onPlace(themeGuids: string[]): void;
}

/** What one person wrote, and the themes that it lies under. */
export function OpenAnswer({ guid, answer, themes, onPlace }: OpenAnswerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { dateTime } = useDates();
  const names = themes.filter((theme) => answer.themeGuids.includes(theme.guid)).map(({ name }) => name);
  return (
    <li className={styles.answer}>
      <p className={styles.words} dir="auto">
        {answer.text}
      </p>
      <div className={styles.foot}>
        <TextLink href={withLanguagePrefix(`/admin/forms/${guid}/${answer.submissionGuid}`, language)}>
          {dateTime(answer.sentOn)}
        </TextLink>
        {themes.length > 0 && (
          <MenuTrigger>
            <Button icon={Tags} variant="quiet" isCompact>
              {names.join(', ') || t('figures.themes.none')}
            </Button>
            <Menu
              aria-label={t('figures.themes.of')}
              selectionMode="multiple"
              selectedKeys={answer.themeGuids}
              onSelectionChange={(keys) =>
                onPlace(keys === 'all' ? themes.map((theme) => theme.guid) : Array.from(keys, String))
              }
            >
              {themes.map((theme) => (
                <MenuItem key={theme.guid} id={theme.guid} label={theme.name} />
              ))}
            </Menu>
          </MenuTrigger>
        )}
      </div>
    </li>
  );
}
