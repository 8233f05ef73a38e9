import { Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useNavigate, useParams } from 'react-router';
import { readSettingSource } from '#features/settings/contract/settings.endpoints.ts';
import { settingsOfSource } from '#features/settings/web/parts/settings-of-source.ts';
import { defaultLanguage, isProductLanguage, localeOf } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { readFirstHour } from '../contract/first-hour.endpoints.ts';
import { firstHourPath } from '../contract/first-hour-path.ts';
import { stepToShow } from '../contract/first-hour-steps.ts';
import { TasksPage } from './list/tasks-page.tsx';
import { BeginStep } from './steps/begin-step.tsx';
import { LookStep } from './steps/look-step.tsx';
import { SiteStep } from './steps/site-step.tsx';

/** The questions of a new site, one at a time; once they are answered, what is left to do. */
export default function FirstHourScreen() {
  const language = useLanguage();
  return (
    <I18nProvider locale={localeOf(isProductLanguage(language) ? language : defaultLanguage)}>
      <Suspense fallback={null}>
        <FirstHourPart />
      </Suspense>
    </I18nProvider>
  );
}

function FirstHourPart() {
  const { part } = useParams();
  const navigate = useNavigate();
  const firstHour = useLoaded(readFirstHour, {});
  const settings = settingsOfSource(useLoaded(readSettingSource, {}));
  // A platform without a first hour, such as the demo, has nothing to be asked.
  const shown = stepToShow(firstHour.progress ?? 'done', part);
  const path = firstHourPath(shown === 'done' ? 'tasks' : shown);
  useEffect(() => {
    if (path !== firstHourPath(part as 'tasks')) void navigate(path, { replace: true });
  }, [path, part, navigate]);
  switch (shown) {
    case 'site':
      return <SiteStep firstHour={firstHour} settings={settings} />;
    case 'look':
      return <LookStep settings={settings} />;
    case 'begin':
      return <BeginStep firstHour={firstHour} settings={settings} />;
    default:
      return <TasksPage firstHour={firstHour} />;
  }
}
