import { type FormEvent, useId, useState } from 'react';
import { listPages } from '#features/pages/contract/pages.endpoints.ts';
import { isHref } from '#platform/contract/addresses/href-pattern.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from './menu-screen.module.css';
import type { MenuDraft } from './use-menu-draft.ts';

export type NewKind = 'page' | 'link' | 'heading';

interface NewMenuItemDialogProps {
  kind: NewKind;
  draft: MenuDraft;
  onClose(): void;
}

/** A page that is not in the menu yet, an address elsewhere, or words that others stand under. */
export default function NewMenuItemDialog({ kind, draft, onClose }: NewMenuItemDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const language = useLanguage();
  const pages = useLoaded(listPages, { query: { language } });
  const [pageGuid, setPage] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [hasTried, setTried] = useState(false);
  const used = new Set(draft.items.map((item) => item.pageGuid));
  const free = pages.filter(({ guid }) => !used.has(guid));
  const title = free.find(({ guid }) => guid === pageGuid)?.title ?? '';
  const faults = {
    page: kind === 'page' && pageGuid === null ? t('menus.add.page.missing') : undefined,
    name: kind !== 'page' && name.trim() === '' ? t('menus.add.nameMissing') : undefined,
    url: kind === 'link' && (!isHref(url.trim()) || url.startsWith('page:')) ? t('menus.add.link.wrong') : undefined,
  };

  function add(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.values(faults).some((fault) => fault !== undefined)) return;
    const words = (kind === 'page' && name.trim() === '' ? title : name).trim();
    draft.run({
      kind: 'add',
      guid: crypto.randomUUID(),
      parentGuid: null,
      position: draft.items.filter(({ parentGuid }) => parentGuid === null).length,
      item: {
        name: { $lang: { [defaultLanguage]: words } },
        description: { $lang: {} },
        pageGuid: kind === 'page' ? pageGuid : null,
        externalUrl: kind === 'link' ? url.trim() : null,
        isVisible: true,
        relatedMenuItems: [],
      },
    });
    say(t('menus.said.added', { name: words }));
    onClose();
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={t(`menus.add.${kind}.title`)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t('menus.add.confirm')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={add}>
        {kind === 'page' && (
          <ComboBox
            autoFocus
            isRequired
            label={t('menus.add.page.which')}
            help={t('menus.add.page.help')}
            emptyText={t('menus.add.page.none')}
            options={free.map(({ guid, title: label }) => ({ id: guid, label }))}
            value={pageGuid}
            onChange={setPage}
            error={hasTried ? faults.page : undefined}
          />
        )}
        <TextField
          autoFocus={kind !== 'page'}
          isRequired={kind !== 'page'}
          maxLength={200}
          label={t('menus.fields.name')}
          {...(kind === 'page' && { help: t('menus.add.page.nameHelp') })}
          value={name}
          onChange={setName}
          error={hasTried ? faults.name : undefined}
        />
        {kind === 'link' && (
          <TextField
            isRequired
            type="url"
            maxLength={2000}
            label={t('menus.fields.url')}
            help={t('menus.fields.urlHelp')}
            value={url}
            onChange={setUrl}
            error={hasTried ? faults.url : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
