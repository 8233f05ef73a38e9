import { useState } from 'react';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { changePromotion, makePromotion, type Promotion } from '../contract/search-admin.endpoints.ts';
import { useSearchReload } from './use-search-reload.ts';

interface PromotionDrawerProps {
  language: Language;
  promotion?: Promotion | undefined;
  /** Words to begin with. */
  phrases?: string;
  onClose: () => void;
}

const formId = 'promotion-form';
const ids = { words: 'promotion-words', address: 'promotion-address', title: 'promotion-title' };

/** As it stands in the address bar, or only the part behind the host. */
const ownPath = (address: string): string =>
  address.startsWith(`${window.location.origin}/`) ? address.slice(window.location.origin.length) : address;

export function PromotionDrawer({ language, promotion, phrases = '', onClose }: PromotionDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = useSearchReload();
  const [words, setWords] = useState(promotion?.phrases.join('\n') ?? phrases);
  const [address, setAddress] = useState(promotion?.shown?.path ?? '');
  const [title, setTitle] = useState(promotion?.title ?? '');
  const [description, setDescription] = useState(promotion?.description ?? '');
  const [errors, setErrors] = useState<FormError[]>([]);
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;

  const body = () => ({
    language,
    phrases: words
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    address: ownPath(address.trim()),
    title: title.trim(),
    description: description.trim(),
  });

  const [start] = useState(body);

  const missing = ({ phrases: typed, address: to }: ReturnType<typeof body>): FormError[] => [
    ...(typed.length === 0 ? [{ fieldId: ids.words, message: t('search.promotions.wordsMissing') }] : []),
    ...(/^(\/(?![/\\])|https?:\/\/[^\s/])/i.test(to)
      ? []
      : [{ fieldId: ids.address, message: t('search.promotions.addressMissing') }]),
  ];

  const refused = (error: unknown): FormError => {
    const field = error instanceof CallError ? error.problem?.fields?.[0]?.path : undefined;
    if (field === 'body.title') return { fieldId: ids.title, message: t('search.promotions.titleMissing') };
    if (field === 'body.phrases') return { fieldId: ids.words, message: t('search.promotions.wordsMissing') };
    if (field === 'body.address') return { fieldId: ids.address, message: t('search.promotions.addressMissing') };
    return { message: refusalText(error, t) };
  };

  const put = async (input: ReturnType<typeof body>) => {
    if (promotion === undefined) await call(makePromotion, { body: input });
    else await call(changePromotion, { params: { id: promotion.id }, body: input });
    await reload();
  };

  async function save() {
    const sent = body();
    const absent = missing(sent);
    setErrors(absent);
    if (absent.length > 0) return;
    const outcome = await runTask({
      type: promotion === undefined ? 'add' : 'edit',
      entity: 'promotion',
      form: formId,
      run: () => put(sent),
      // What leads nowhere any more cannot be put back.
      ...(promotion?.shown && { undo: () => put(start) }),
    });
    if (outcome.state === 'failed') setErrors([refused(outcome.error)]);
    else onClose();
  }

  return (
    <FormDrawer
      title={t(promotion === undefined ? 'search.promotions.newTitle' : 'search.promotions.editTitle')}
      formId={formId}
      saveText={t('search.promotions.save')}
      errors={errors}
      isDirty={JSON.stringify(body()) !== JSON.stringify(start)}
      onSave={save}
      onClose={onClose}
    >
      <TextArea
        id={ids.words}
        label={t('search.promotions.words')}
        help={t('search.promotions.wordsHelp')}
        rows={3}
        isRequired
        value={words}
        onChange={setWords}
        error={errorOf(ids.words)}
      />
      <TextField
        id={ids.address}
        label={t('search.promotions.address')}
        help={t('search.promotions.addressHelp')}
        isRequired
        maxLength={500}
        value={address}
        onChange={setAddress}
        error={errorOf(ids.address)}
      />
      <TextField
        id={ids.title}
        label={t('search.promotions.titleLabel')}
        help={t('search.promotions.titleHelp')}
        maxLength={200}
        value={title}
        onChange={setTitle}
        error={errorOf(ids.title)}
      />
      <TextField
        label={t('search.promotions.description')}
        maxLength={300}
        value={description}
        onChange={setDescription}
      />
    </FormDrawer>
  );
}
