import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { quotedLanguages } from '#platform/contract/texts/language-tag.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLanguages } from '../i18n/platform-locale.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Select } from '../ui/field/select.tsx';

interface LanguageDialogProps {
  editor: Editor;
  onClose(): void;
}

/** In which language the chosen words are, where it is another than that of the text (WCAG 3.1.2). */
export function LanguageDialog({ editor, onClose }: LanguageDialogProps) {
  const { t } = useTranslation();
  const shownIn = useLanguage();
  const present = editor.getAttributes('language').lang as string | undefined;
  const offered = [...new Set<string>([...useLanguages(), ...quotedLanguages, ...(present ? [present] : [])])];
  const [lang, setLang] = useState(present ?? 'en');
  const mark = () => {
    onClose();
    editor.chain().focus().extendMarkRange('language').setMark('language', { lang }).run();
  };
  const unmark = () => {
    onClose();
    editor.chain().focus().extendMarkRange('language').unsetMark('language').run();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t('ui.editor.language')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="primary" onPress={mark}>
            {t('ui.editor.languageSave')}
          </Button>
          {present !== undefined && <Button onPress={unmark}>{t('ui.editor.languageRemove')}</Button>}
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <Select
        label={t('ui.editor.languageChoice')}
        help={t('ui.editor.languageHelp')}
        options={offered.map((id) => ({ id, label: languageName(id, shownIn) }))}
        value={lang}
        onChange={setLang}
      />
    </Dialog>
  );
}
