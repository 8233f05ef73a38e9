import { type FormEvent, useRef, useState } from 'react';
import { readPosted } from '#features/submissions/web/parts/read-posted.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { QuestionField } from '#field-kinds/kit/web/question-field.tsx';
import { isEmail } from '#platform/contract/field-validators.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { OfferAbout, OfferQuestion } from '../contract/offer.ts';
import { longestText, longestTitle, nameOfField, offerFields } from '../contract/offer-words.ts';
import styles from './offer-screens.module.css';
import type { Offered } from './use-offering.ts';

interface OfferFormProps {
  about: OfferAbout;
  /** Where a browser without script posts it; nothing where only our script can send. */
  action?: string | undefined;
  posted: PostedFields;
  /** Whether an address is asked for. */
  needsEmail: boolean;
  refusal?: string | undefined;
  submitLabel: string;
  note?: string | undefined;
  canSend(): boolean;
  onFocus?: (() => void) | undefined;
  send(offered: Offered): Promise<void>;
  onCancel?: (() => void) | undefined;
}

/** The form by which something is brought, of native fields: it works without script, and what was typed stays on any outcome. */
export function OfferForm(props: OfferFormProps) {
  const { about, action, posted, needsEmail, refusal, submitLabel, note, canSend, onFocus, send, onCancel } = props;
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isPending, setPending] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [error, setError] = useState(refusal);
  const kindWords = about.itemName.value;

  const faultText = (code: string) =>
    i18n.exists(`fields.faults.${code}`) ? t(`fields.faults.${code}`) : t('offering.wrong');

  function findFaults({ title, text, email }: Offered): Record<string, string> {
    return {
      ...(title === '' && { [offerFields.title]: t('offering.titleMissing') }),
      ...(text === '' && { [offerFields.text]: t('offering.textMissing') }),
      ...(text.length > longestText && { [offerFields.text]: t('offering.tooLong', { count: longestText }) }),
      ...(needsEmail && !isEmail(email) && { [offerFields.email]: t('offering.emailWrong') }),
    };
  }

  function show(found: Record<string, string>): void {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!canSend()) return;
    event.preventDefault();
    if (isBusy.current) return;
    const all = readPosted(event.currentTarget);
    const first = (name: string): string => all[name]?.[0]?.trim() ?? '';
    const offered: Offered = {
      title: first(offerFields.title),
      text: first(offerFields.text),
      type: about.typeName,
      email: first(offerFields.email),
      website: first(offerFields.trap),
      posted: Object.fromEntries(
        Object.entries(all).flatMap(([name, values]) =>
          name.startsWith(nameOfField('')) ? [[name, [...values]]] : [],
        ),
      ),
    };
    const found = findFaults(offered);
    setError(undefined);
    show(found);
    if (Object.keys(found).length > 0) return;
    isBusy.current = true;
    setPending(true);
    try {
      await send(offered);
    } catch (failure) {
      const fields = (failure instanceof CallError && failure.problem?.fields) || [];
      const named = fields.map(
        ({ path, code }) => [path.replace(/^body\.(?:posted\.)?/, ''), faultText(code)] as const,
      );
      show(Object.fromEntries(named));
      setError(refusalText(failure, t));
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  const ask = (question: Omit<OfferQuestion, 'key'> & { name: string; autoComplete?: string; maxLength?: number }) => (
    <QuestionField
      key={question.name}
      name={question.name}
      id={`offer-${question.name}`}
      label={question.label}
      help={question.help}
      isRequired={question.isRequired}
      error={faults[question.name]}
      field={{
        kind: question.kind,
        settings: {
          ...(questionBook.named(question.kind)?.defaults as object | undefined),
          ...(question.maxLength !== undefined && { maxLength: question.maxLength }),
        },
        options: question.options.map(({ value }) => ({ value })),
      }}
      options={question.options}
      autoComplete={question.autoComplete}
      posted={posted}
    />
  );

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      noValidate
      aria-label={t('offering.label', { what: kindWords })}
      onFocus={onFocus}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name={offerFields.language} value={language} />
      <input type="hidden" name={offerFields.type} value={about.typeName} />
      {error !== undefined && (
        <Notice tone="danger" isLive>
          {error}
        </Notice>
      )}
      {ask({
        name: offerFields.title,
        kind: 'text',
        label: { value: t('offering.what') },
        isRequired: true,
        options: [],
        maxLength: longestTitle,
      })}
      {ask({
        name: offerFields.text,
        kind: 'longText',
        label: { value: t('offering.text') },
        help: { value: t('offering.textHelp') },
        isRequired: true,
        options: [],
        maxLength: longestText,
      })}
      {about.questions.map(({ key, ...question }) => ask({ ...question, name: nameOfField(key) }))}
      {needsEmail &&
        ask({
          name: offerFields.email,
          kind: 'email',
          label: { value: t('offering.email') },
          help: { value: t('offering.emailHelp') },
          isRequired: true,
          options: [],
          autoComplete: 'email',
        })}
      {action !== undefined && (
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="offer-website">{t('offering.trap')}</label>
          <input id="offer-website" name={offerFields.trap} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <div className={styles.buttons}>
        <PlainButton type="submit" variant="primary" aria-disabled={isPending}>
          {isPending ? t('offering.busy') : submitLabel}
        </PlainButton>
        {onCancel && (
          <PlainButton variant="quiet" onClick={onCancel}>
            {t('offering.cancel')}
          </PlainButton>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </form>
  );
}
