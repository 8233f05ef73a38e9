import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { Language } from '#platform/contract/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { changePromotion, makePromotion, type Promotion } from '../contract/search-admin.endpoints.ts';
import styles from './admin-search.module.css';
import { usePromotionsReload } from './use-promotions-reload.ts';

interface PromotionDialogProps {
  language: Language;
  promotion?: Promotion | undefined;
  /** Words to begin with. */
  phrases?: string;
  onClose: () => void;
}

const ids = { words: 'promotion-words', address: 'promotion-address', title: 'promotion-title' };

/** As it stands in the address bar, or only the part behind the host. */
const ownPath = (address: string): string =>
  address.startsWith(`${window.location.origin}/`) ? address.slice(window.location.origin.length) : address;

export function PromotionDialog({ language, promotion, phrases = '', onClose }: PromotionDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const runTask = useRunTask();
  const reload = usePromotionsReload();
  const [words, setWords] = useState(promotion?.phrases.join('\n') ?? phrases);
  const [address, setAddress] = useState(promotion?.shown?.path ?? '');
  const [title, setTitle] = useState(promotion?.title ?? '');
  const [description, setDescription] = useState(promotion?.description ?? '');
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
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
    return { fieldId: ids.address, message: refusalText(error, t) };
  };

  async function save(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (isPending) return;
    setAttempt((count) => count + 1);
    const sent = body();
    const absent = missing(sent);
    setErrors(absent);
    if (absent.length > 0) return;
    setPending(true);
    const outcome = await runTask({
      type: promotion === undefined ? 'add' : 'edit',
      entity: 'promotion',
      run: async () => {
        if (promotion === undefined) await call(makePromotion, { body: sent });
        else await call(changePromotion, { params: { id: promotion.id }, body: sent });
        await reload();
      },
    });
    setPending(false);
    if (outcome.state === 'failed') setErrors([refused(outcome.error)]);
    else close();
  }

  return (
    <Dialog
      title={t(promotion === undefined ? 'search.promotions.newTitle' : 'search.promotions.editTitle')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {(close) => (
        <form className={styles.form} noValidate onSubmit={(event) => void save(event, close)}>
          <FormErrorSummary errors={errors} attempt={attempt} />
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
          <ButtonRow>
            <Button type="submit" variant="primary" isPending={isPending} pendingText={t('search.promotions.saving')}>
              {t('search.promotions.save')}
            </Button>
            <Button variant="quiet" onPress={close}>
              {t('ui.cancel')}
            </Button>
          </ButtonRow>
        </form>
      )}
    </Dialog>
  );
}
