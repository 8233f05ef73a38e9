import { useState } from 'react';
import { editPath } from '#features/pages/contract/edit-path.ts';
import type { SettingValues } from '#features/settings/contract/setting.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { goTo } from '#platform/web/forms/go-to.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { makeFirstPages } from '../../contract/first-hour.endpoints.ts';
import type { FirstHour } from '../../contract/first-hour.ts';
import { firstHourPath } from '../../contract/first-hour-path.ts';
import type { Beginning } from '../../contract/site-kind.ts';
import { FirstHourFrame } from '../parts/first-hour-frame.tsx';
import { useAnswer } from '../use-answer.ts';
import { ReadyPages } from './ready-pages.tsx';
import { StepFoot } from './step-foot.tsx';
import styles from './steps.module.css';

/** Ready pages of this kind of site, or nothing but a front page. */
export function BeginStep({ firstHour, settings }: { firstHour: FirstHour; settings: SettingValues }) {
  const { t } = useTranslation();
  const own = useLanguage();
  const call = useCall();
  const { isPending, refusal, answer } = useAnswer();
  const offered = firstHour.offered[firstHour.kind];
  const [beginning, setBeginning] = useState<Beginning>('ready');
  const [pages, setPages] = useState<readonly string[]>(offered.map(({ key }) => key));
  return (
    <FirstHourFrame step="begin" title={t('firstHour.begin.title')} lead={t('firstHour.begin.lead')} canLeave isWide>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void answer(
            () => call(makeFirstPages, { body: { beginning, pages: [...pages] } }),
            // A new document: it comes with the languages and the colours that were chosen. Who begins to type has begun.
            ({ tasks }) =>
              goTo(withLanguagePrefix(tasks.find(({ key }) => key === 'heading')?.path ?? editPath('/'), own)),
          );
        }}
      >
        <RadioGroup
          label={t('firstHour.begin.beginning')}
          isCards
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
          <ReadyPages
            offered={offered}
            look={{ name: settings.platformName, logo: settings.headerLogo, colors: settings.colorScheme }}
            value={pages}
            onChange={setPages}
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
