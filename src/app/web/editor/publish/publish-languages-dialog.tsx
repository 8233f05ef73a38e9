import { useState } from 'react';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
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
  const [chosen, setChosen] = useState<readonly Language[]>(() =>
    translations.filter(goesAlong).map(({ language }) => language),
  );
  const [isBusy, setBusy] = useState(false);

  async function publish(close: () => void): Promise<void> {
    setBusy(true);
    const isDone = await publishing.publish({ languages: chosen });
    setBusy(false);
    if (isDone) close();
  }
  const choose = (language: Language, isChosen: boolean) =>
    setChosen((before) => [...before.filter((one) => one !== language), ...(isChosen ? [language] : [])]);
  const helpOf = ({ hasTexts, isAutomatic, isOutdated }: LanguageState): string | undefined => {
    if (!hasTexts) return t('editor.publishLanguages.none');
    if (isAutomatic) return t('editor.publishLanguages.unread');
    return isOutdated ? t('editor.publishLanguages.outdated') : undefined;
  };

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
        <Checkbox isSelected isDisabled>
          {languageName(defaultLanguage, screen)}
        </Checkbox>
        {translations.map((state) => (
          <Checkbox
            key={state.language}
            help={helpOf(state)}
            isDisabled={!state.hasTexts}
            isSelected={chosen.includes(state.language)}
            onChange={(isChosen) => choose(state.language, isChosen)}
          >
            {languageName(state.language, screen)}
          </Checkbox>
        ))}
      </div>
    </Dialog>
  );
}
