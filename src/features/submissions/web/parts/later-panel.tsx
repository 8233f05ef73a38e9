import { type FormEvent, useEffect, useRef } from 'react';
import { LineQuestion } from '#field-kinds/kit/web/question/line-question.tsx';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PlainButton } from '#platform/web/ui/button/plain-button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { stepFields } from '../../contract/step-fields.ts';
import { postFormStep } from '../../contract/submissions.endpoints.ts';
import styles from './form-fill.module.css';
import type { Later } from './use-later.ts';

interface LaterPanelProps {
  later: Later;
  formGuid: string;
  entryKey: string;
  pagePath: string;
  step: string;
  headingLevel: number;
  /** Our script mails the link; without it the browser posts the address. */
  isTaken: boolean;
}

/** To which address the link goes; a form of its own, so that Enter in it mails the link. */
export function LaterPanel({ later, formGuid, entryKey, pagePath, step, headingLevel, isTaken }: LaterPanelProps) {
  const { t } = useTranslation();
  const { date } = useDates();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, until, error } = later;
  const isDone = state === 'sent' || state === 'saved';

  // It stands under the form: whoever opened it is taken there, and hears how it went.
  useEffect(() => {
    if (isTaken && state !== undefined) heading.current?.focus();
  }, [isTaken, state]);

  if (state === undefined) return null;
  const Heading = `h${Math.min(6, headingLevel)}` as 'h2';

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!isTaken) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'stay') {
      later.close();
      return;
    }
    const typed = new FormData(event.currentTarget).get(stepFields.laterEmail);
    void later.mail(typeof typed === 'string' ? typed.trim() : '');
  }

  return (
    <section className={styles.later} aria-labelledby={`later-${formGuid}`}>
      <Heading ref={heading} tabIndex={-1} id={`later-${formGuid}`} className={styles.heading}>
        {t(isDone ? `filling.later.${state}` : 'filling.later.title')}
      </Heading>
      {isDone ? (
        <p>
          {t(state === 'sent' ? 'filling.later.sentText' : 'filling.later.savedText', {
            date: until === undefined ? '' : date(until),
          })}
        </p>
      ) : (
        <form
          method="post"
          action={endpointUrl(postFormStep, { params: { guid: formGuid } })}
          className={styles.form}
          noValidate
          onSubmit={submit}
        >
          <input type="hidden" name={stepFields.step} value={step} />
          <input type="hidden" name={stepFields.language} value={language} />
          <input type="hidden" name={stepFields.page} value={pagePath} />
          {entryKey !== '' && <input type="hidden" name={stepFields.key} value={entryKey} />}
          <p>{t('filling.later.text')}</p>
          {state === 'limited' && (
            <Notice tone="danger" isLive>
              {t('filling.later.limited')}
            </Notice>
          )}
          {error !== undefined && (
            <Notice tone="danger" isLive>
              {refusalText(error, t)}
            </Notice>
          )}
          <LineQuestion
            name={stepFields.laterEmail}
            id={`later-email-${formGuid}`}
            label={{ value: t('filling.later.email') }}
            help={undefined}
            isRequired
            error={state === 'wrong' ? t('filling.later.wrong') : undefined}
            field={{ kind: 'email', options: [], settings: {} }}
            options={[]}
            autoComplete="email"
            posted={{}}
            type="email"
            spellCheck={false}
          />
          <div className={styles.buttons}>
            <PlainButton
              type="submit"
              name={stepFields.action}
              value="mail"
              variant="primary"
              aria-disabled={later.isBusy || undefined}
            >
              {t('filling.later.mail')}
            </PlainButton>
            <PlainButton type="submit" name={stepFields.action} value="stay" variant="quiet">
              {t('filling.later.stay')}
            </PlainButton>
          </div>
        </form>
      )}
    </section>
  );
}
