import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { editPathOf } from '../../contract/edit-path.ts';
import { createPage } from '../../contract/pages-writing.endpoints.ts';
import { NameForm } from './name-form.tsx';

/** A name; everything else is written in its editor. */
export function NewPartDialog({ kind, onClose }: { kind: 'template' | 'shared-part'; onClose(): void }) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const navigate = useNavigate();
  const formId = useId();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (name.trim() === '') return setMissing(true);
    setPending(true);
    try {
      const title = { $lang: { [defaultLanguage]: name.trim(), [language]: name.trim() } };
      const { guid } = await call(createPage, { body: { kind, document: { title } } });
      await navigate(withLanguagePrefix(editPathOf(guid), language));
    } catch (refusal) {
      setError(refusalText(refusal, t));
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t(`pages.parts.new.${kind}`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('pages.new.make')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <NameForm id={formId} value={name} error={error} isMissing={isMissing} onChange={setName} onSubmit={make} />
    </Dialog>
  );
}
