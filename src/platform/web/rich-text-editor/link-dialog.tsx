import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { putLink, removeLink } from './put-link.ts';
import { typedHref } from './typed-href.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Where the chosen words lead; without chosen words the address itself becomes them. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const present = editor.getAttributes('link').href as string | undefined;
  const [typed, setTyped] = useState(present ?? '');
  const [isWrong, setWrong] = useState(false);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const href = typedHref(typed);
    if (href === undefined) return setWrong(true);
    onClose();
    putLink(editor, href, href);
  };
  const remove = () => {
    onClose();
    removeLink(editor);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t('ui.editor.linkTitle')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t('ui.editor.linkSave')}
          </Button>
          {present !== undefined && <Button onPress={remove}>{t('ui.editor.linkRemove')}</Button>}
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <TextField
          autoFocus
          label={t('ui.editor.linkAddress')}
          help={t('ui.editor.linkHelp')}
          error={isWrong ? t('ui.editor.linkWrong') : undefined}
          value={typed}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}
