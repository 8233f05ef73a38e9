import { useState } from 'react';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { usePageReview } from '../review/use-page-review.ts';
import { useSession } from '../state/editor-context.ts';
import styles from './publish-languages-dialog.module.css';
import type { Publishing } from './use-publishing.ts';

interface PublishLanguagesDialogProps {
  publishing: Publishing;
  onClose(): void;
}

/** What would go along by itself is chosen; what nobody has read is not. */
const goesAlong = ({ hasTexts, status, isAutomatic }: LanguageState): boolean =>
  hasTexts && status !== 'draft' && !isAutomatic;

/** Which languages readers get; the others stay for them as they are. */
export default function PublishLanguagesDialog({ publishing, onClose }: PublishLanguagesDialogProps) {
  const { t } = useTranslation();
  const screen = useLanguage();
  const translations = useSession((state) => state.translations);
  const isPublished = useSession(({ page }) => page.isPublished);
  const review = usePageReview();
  // A language that says what readers have already needs nobody's yes.
  const mayPublish = (language: Language) =>
    review.languages.every((one) => one.language !== language || one.can.publish || !one.hasNews);
  const [chosen, setChosen] = useState<readonly Language[]>(() => {
    const along: Language[] = [defaultLanguage, ...translations.filter(goesAlong).map(({ language }) => language)];
    return along.filter(mayPublish);
  });
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function publish(close: () => void): Promise<void> {
    setAsked(true);
    if (chosen.length === 0) return;
    setBusy(true);
    const languages = chosen.filter((language) => language !== defaultLanguage);
    const isDone = await publishing.publish({ languages, withoutSource: !chosen.includes(defaultLanguage) });
    setBusy(false);
    if (isDone) close();
  }
  const choose = (language: Language, isChosen: boolean) =>
    setChosen((before) => [...before.filter((one) => one !== language), ...(isChosen ? [language] : [])]);
  const helpOf = ({ language, hasTexts, isAutomatic, isOutdated }: LanguageState): string | undefined => {
    if (!hasTexts) return t('editor.publishLanguages.none');
    if (!mayPublish(language)) return t('editor.publishLanguages.needsYes');
    if (isAutomatic) return t('editor.publishLanguages.unread');
    return isOutdated ? t('editor.publishLanguages.outdated') : undefined;
  };

  const sourceHelp = mayPublish(defaultLanguage) ? undefined : t('editor.publishLanguages.needsYes');

  return (
    <Dialog
      isOpen
      size="small"
      title={t('editor.publishLanguages.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" isPending={isBusy} onPress={() => void publish(close)}>
            {t('editor.publish.actions.publish')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <div className={styles.languages}>
        <p>{t('editor.publishLanguages.text')}</p>
        <Checkbox
          help={sourceHelp}
          // What readers do not have yet begins with it.
          isDisabled={!isPublished || !mayPublish(defaultLanguage)}
          isSelected={chosen.includes(defaultLanguage)}
          onChange={(isChosen) => choose(defaultLanguage, isChosen)}
        >
          {languageName(defaultLanguage, screen)}
        </Checkbox>
        {translations.map((state) => (
          <Checkbox
            key={state.language}
            help={helpOf(state)}
            isDisabled={!state.hasTexts || !mayPublish(state.language)}
            isSelected={chosen.includes(state.language)}
            onChange={(isChosen) => choose(state.language, isChosen)}
          >
            {languageName(state.language, screen)}
          </Checkbox>
        ))}
        {isAsked && chosen.length === 0 && <p role="alert">{t('review.languages.missing')}</p>}
      </div>
    </Dialog>
  );
}
