import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AudienceInput } from '#features/roles/web/parts/audience-input.tsx';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { loadFresh } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import type { NewsletterList, NewsletterListChanges } from '../contract/newsletter.ts';
import {
  addNewsletterList,
  changeNewsletterList,
  deleteNewsletterList,
  listNewsletterLists,
  tryAddressAgain,
} from '../contract/newsletter-lists.endpoints.ts';
import { audienceOfList, type ListAudience, listAudiences } from './list-audience.ts';

interface NewsletterListDrawerProps {
  /** Left out for a new one. */
  list: NewsletterList | undefined;
  onClose(): void;
}

const nameId = 'newsletter-list-name';

export function NewsletterListDrawer({ list, onClose }: NewsletterListDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const here = useLanguage();
  const languages = useLanguages();
  const call = useCall();
  const loadCache = useQueryClient();
  const start: NewsletterListChanges = list ?? { name: '', language: here, isPublic: true, roleIds: [] };
  const [name, setName] = useState(start.name);
  const [language, setLanguage] = useState(start.language);
  const [audience, setAudience] = useState<ListAudience>(audienceOfList(start));
  const [roleIds, setRoleIds] = useState<readonly string[]>(start.roleIds);
  const [errors, setErrors] = useState<FormError[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  // As it was opened: what others do meanwhile is told when it is saved.
  const [sequence] = useState(list?.sequence ?? 0);

  async function doing(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      await loadFresh({ call, loadCache }, listNewsletterLists, {});
      onClose();
    } catch (failure) {
      setErrors([{ message: refusalText(failure, t) }]);
    }
  }

  async function save(): Promise<void> {
    const isMissing = name.trim() === '';
    const hasNoRole = audience === 'Roles' && roleIds.length === 0;
    setErrors([
      ...(isMissing ? [{ fieldId: nameId, message: t('newsletters.lists.nameMissing') }] : []),
      ...(hasNoRole ? [{ message: t('newsletters.lists.roleMissing') }] : []),
    ]);
    if (isMissing || hasNoRole) return;
    const body = {
      name,
      language,
      isPublic: audience === 'Public',
      roleIds: audience === 'Roles' ? [...roleIds] : [],
    };
    await doing(async () => {
      if (list === undefined) await call(addNewsletterList, { body });
      else await call(changeNewsletterList, { params: { guid: list.guid }, body: { ...body, sequence } });
    });
  }

  const tryAgain = (guid: string) =>
    doing(async () => {
      const { addresses } = await call(tryAddressAgain, { params: { guid } });
      say(t('newsletters.lists.triedAgain', { count: addresses }));
    });

  return (
    <FormDrawer
      title={t(list === undefined ? 'newsletters.lists.newTitle' : 'newsletters.lists.editTitle')}
      formId="newsletter-list-form"
      saveText={t('newsletters.lists.save')}
      errors={errors}
      isDirty={
        name !== start.name ||
        language !== start.language ||
        audience !== audienceOfList(start) ||
        roleIds !== start.roleIds
      }
      onSave={save}
      onClose={onClose}
    >
      <TextField
        id={nameId}
        label={t('newsletters.lists.name')}
        help={t('newsletters.lists.nameHelp')}
        isRequired
        maxLength={120}
        value={name}
        onChange={setName}
        error={errors.find(({ fieldId }) => fieldId === nameId)?.message}
      />
      <Select
        label={t('newsletters.lists.language')}
        options={languages.map((id) => ({ id, label: languageName(id) }))}
        value={language}
        onChange={setLanguage}
      />
      <AudienceInput
        label={t('newsletters.lists.audience')}
        rolesLabel={t('newsletters.lists.roles')}
        kinds={listAudiences.map((id) => ({ id, label: t(`newsletters.lists.audiences.${id}`) }))}
        visibility={audience}
        roleIds={roleIds}
        onChange={({ visibility, roleIds: next }) => {
          setAudience(listAudiences.find((one) => one === visibility) ?? 'Public');
          setRoleIds(next);
        }}
      />
      {list !== undefined && (
        <ButtonRow>
          {list.refused > 0 && (
            <Button onPress={() => void tryAgain(list.guid)}>
              {t('newsletters.lists.tryAgain', { count: list.refused })}
            </Button>
          )}
          <Button variant="danger" onPress={() => setIsAsking(true)}>
            {t('newsletters.lists.delete')}
          </Button>
        </ButtonRow>
      )}
      {list !== undefined && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          isDanger
          title={t('newsletters.lists.deleteTitle', { name: list.name })}
          confirmText={t('newsletters.lists.delete')}
          onConfirm={() =>
            doing(async () => {
              await call(deleteNewsletterList, { params: { guid: list.guid } });
            })
          }
        >
          <p>{t('newsletters.lists.deleteText', { count: list.readers })}</p>
        </ConfirmDialog>
      )}
    </FormDrawer>
  );
}
