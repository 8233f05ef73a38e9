import { useState } from 'react';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { makeFirstPages } from '../../contract/first-hour.endpoints.ts';
import type { FirstHour } from '../../contract/first-hour.ts';
import { firstHourPath } from '../../contract/first-hour-path.ts';
import { type Beginning, homeKey } from '../../contract/site-kind.ts';
import { FirstHourFrame } from '../parts/first-hour-frame.tsx';
import { useAnswer } from '../use-answer.ts';
import { StepFoot } from './step-foot.tsx';
import styles from './steps.module.css';

/** Ready pages of this kind of site, or nothing but a front page. */
export function BeginStep({ firstHour }: { firstHour: FirstHour }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const call = useCall();
  const { isPending, refusal, answer } = useAnswer();
  const offered = firstHour.offered[firstHour.kind];
  const [beginning, setBeginning] = useState<Beginning>('ready');
  const [pages, setPages] = useState<readonly string[]>(offered.map(({ key }) => key));
  const words = (text: (typeof offered)[number]['title']) => pickLanguage(text, own, defaultLanguage)?.value ?? '';
  return (
    <FirstHourFrame step="begin" title={t('firstHour.begin.title')} lead={t('firstHour.begin.lead')} canLeave>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void answer(
            () => call(makeFirstPages, { body: { beginning, pages: [...pages] } }),
            // A new document: it comes with the languages and the colours that were chosen.
            () => goTo(withLanguagePrefix(editPath('/'), own)),
          );
        }}
      >
        <RadioGroup
          label={t('firstHour.begin.beginning')}
          className={styles.cards ?? ''}
          options={[
            {
              id: 'ready',
              label: t('firstHour.begin.ready'),
              description: t('firstHour.begin.readyHelp', { count: pages.length }),
            },
            { id: 'empty', label: t('firstHour.begin.empty'), description: t('firstHour.begin.emptyHelp') },
          ]}
          value={beginning}
          onChange={setBeginning}
        />
        {beginning === 'ready' && (
          <CheckboxGroup
            label={t('firstHour.begin.pages')}
            help={t('firstHour.begin.pagesHelp')}
            options={offered.map(({ key, title, about }) => ({
              id: key,
              label: words(title),
              description: words(about),
              isDisabled: key === homeKey,
            }))}
            value={pages}
            onChange={(chosen) => setPages([homeKey, ...chosen.filter((key) => key !== homeKey)])}
          />
        )}
        <StepFoot
          next={t('firstHour.begin.done')}
          pending={t('firstHour.begin.making')}
          back={firstHourPath('look')}
          after={t('firstHour.begin.after')}
          {...{ isPending, refusal }}
        />
      </form>
    </FirstHourFrame>
  );
}
