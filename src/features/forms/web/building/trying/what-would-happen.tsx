import { useEffect, useRef } from 'react';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { labelText } from '../../../contract/building/condition-words.ts';
import { checkAnswers } from '../../../contract/check-answers.ts';
import type { FormSettings } from '../../../contract/form.ts';
import type { FormDocument } from '../../../contract/form-document.ts';
import styles from './trial.module.css';
import { goingEarlier, timeTaken } from './trial-times.ts';
import { useTermWords } from './use-term-words.ts';
import { WhoIsTold } from './who-is-told.tsx';

export interface SentTrial {
  posted: PostedFields;
  /** Answers that were no good when somebody wanted to go on. */
  faults: number;
  milliseconds: number;
}

interface WhatWouldHappenProps {
  document: FormDocument;
  settings: FormSettings;
  sent: SentTrial;
}

/** After sending in a test: what sending would have set going, worked out by the rules that the server has. */
export function WhatWouldHappen({ document, settings, sent }: WhatWouldHappenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const termWords = useTermWords();
  const { timeZone } = usePlatformLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent it is gone.
  useEffect(() => heading.current?.focus(), []);
  const checked = checkAnswers(document, sent.posted, { book: questionBook, timeZone });
  const { confirmationField, onSubmit, referencePrefix, retentionDays } = settings;
  const isKept = onSubmit.includes('Save');
  const mailed = confirmationField === '' ? undefined : checked.answers[confirmationField];
  const reference = [referencePrefix, dates.day(new Date()).slice(0, 4), '0001'].filter(Boolean).join('-');
  const earlier = goingEarlier(document, checked.shown, retentionDays).map(({ field, days }) =>
    t('forms.build.trial.goesEarlier', { name: labelText(field, language), term: termWords(days) }),
  );
  return (
    <section className={styles.outcome} aria-labelledby="wat-deze-test">
      <h3 id="wat-deze-test" ref={heading} tabIndex={-1}>
        {t('forms.build.trial.would')}
      </h3>
      <ol>
        <li>
          <strong>{t('forms.build.trial.sentAfter', timeTaken(sent.milliseconds))}</strong>,{' '}
          {t('forms.build.trial.steps', { count: checked.steps.length + 1 })},{' '}
          {t(sent.faults === 0 ? 'forms.build.trial.noFaults' : 'forms.build.trial.faults', { count: sent.faults })}
        </li>
        <li>
          {isKept
            ? t('forms.build.trial.answers', { count: Object.keys(checked.answers).length })
            : t('forms.build.trial.notKept')}
        </li>
        <li>
          <WhoIsTold document={document} settings={settings} answers={checked.answers} />
        </li>
        <li>
          {t('forms.build.trial.reference')} <strong>{reference}</strong>
          {typeof mailed === 'string' && <small>{t('forms.build.trial.mailed', { address: mailed })}</small>}
        </li>
        {isKept && (
          <li>
            {retentionDays === null
              ? t('forms.build.trial.neverGone')
              : t('forms.build.trial.gone', { term: termWords(retentionDays) })}
            {earlier.length > 0 && <small>{earlier.join(' ')}</small>}
          </li>
        )}
      </ol>
    </section>
  );
}
