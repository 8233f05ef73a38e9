import Printer from 'lucide-react/icons/printer';
import { useParams, useSearchParams } from 'react-router';
import { FormParts } from '#features/forms/web/parts/form-parts.tsx';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { ChartKey } from '#platform/web/charts/chart-key.tsx';
import { ChartPatterns } from '#platform/web/charts/chart-patterns.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { leastGroup } from '../contract/figures/least-group.ts';
import { readFormFigures } from '../contract/form-figures.endpoints.ts';
import type { FormFigures } from '../contract/form-figures.ts';
import { AboutSentence } from './dashboard/about-sentence.tsx';
import { CrossingBand } from './dashboard/crossing-band.tsx';
import styles from './dashboard/dashboard.module.css';
import { DaysChart, DevicesChart, FunnelChart, TimesChart } from './dashboard/filling-charts.tsx';
import { HoursChart } from './dashboard/hours-chart.tsx';
import { QuestionChart } from './dashboard/question-chart.tsx';
import { Totals } from './dashboard/totals.tsx';
import { useFigureWords } from './dashboard/use-figure-words.tsx';
import { figuresInput } from './figures-address.ts';

/** What was sent by a form, summed up: each chart with the sentence that it proves. */
export default function FormDashboardScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guid = '', version = '' } = useParams();
  const [search] = useSearchParams();
  const figures = useLoaded(readFormFigures, figuresInput(guid, version, search, language));
  return (
    <Screen>
      <ChartPatterns />
      <PageHeading
        before={
          <p data-print="hidden">
            <TextLink href={withLanguagePrefix(figures.can.editForm ? '/admin/forms' : '/admin/submissions', language)}>
              {t(figures.can.editForm ? 'figures.forms' : 'admin.menu.submissions')}
            </TextLink>
          </p>
        }
        actions={
          figures.number >= leastGroup && (
            <Button icon={Printer} variant="secondary" onPress={() => window.print()}>
              {t('figures.print')}
            </Button>
          )
        }
      >
        {figures.title}
      </PageHeading>
      <FormParts guid={guid} version={version} current="dashboard" canEdit={figures.can.editForm} />
      <div className={styles.about}>
        <AboutSentence figures={figures} />
        <KeyOf figures={figures} />
      </div>
      {figures.number < leastGroup ? <TooFew figures={figures} /> : <Dashboard figures={figures} version={version} />}
    </Screen>
  );
}

function KeyOf({ figures: { was, beside, version } }: { figures: FormFigures }) {
  const { t, besideName } = useFigureWords();
  const name = was === null ? undefined : besideName(beside);
  if (name === undefined) return null;
  const own = version === null ? t('figures.version.allName') : t('figures.version.name', { version });
  return <ChartKey now={own} was={t('figures.key.was', { name })} />;
}

function TooFew({ figures: { guid, number, can } }: { figures: FormFigures }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (number === 0) {
    return (
      <EmptyState
        title={t('figures.none.title')}
        actions={
          can.editForm && (
            <ButtonLink variant="secondary" href={withLanguagePrefix(`/admin/forms/view/${guid}`, language)}>
              {t('figures.none.edit')}
            </ButtonLink>
          )
        }
      >
        {t('figures.none.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('figures.few.title', { count: number })}
      actions={
        <ButtonLink variant="secondary" href={withLanguagePrefix(`/admin/forms/${guid}`, language)}>
          {t('figures.few.read')}
        </ButtonLink>
      }
    >
      {t('figures.few.text')}
    </EmptyState>
  );
}

function Dashboard({ figures, version }: { figures: FormFigures; version: string }) {
  const { t, besideName } = useFigureWords();
  const { funnel, times, questions, unfit } = figures;
  const wasName = figures.was === null ? undefined : besideName(figures.beside);
  return (
    <>
      <Totals figures={figures} />
      {unfit.length > 0 && (
        <Notice title={t('figures.unfit.title')}>
          {unfit.map((one) => (
            <p key={`${one.version} ${one.label}`}>
              {t('figures.unfit.one', { ...one, kind: t(`fields.kinds.${one.kind}`) })}
            </p>
          ))}
        </Notice>
      )}
      <section className={styles.band} aria-labelledby="figures-filling">
        <div className={styles.bandHead}>
          <h2 id="figures-filling">{t('figures.filling')}</h2>
        </div>
        <div className={styles.sheets}>
          <DaysChart figures={figures} />
          {figures.answered === null && <FunnelChart funnel={funnel} />}
          {times !== null && <TimesChart times={times} />}
          {funnel !== null && <DevicesChart devices={funnel.devices} />}
          {figures.hours !== null && <HoursChart hours={figures.hours} />}
        </div>
      </section>
      <section className={styles.band} aria-labelledby="figures-answers">
        <div className={styles.bandHead}>
          <h2 id="figures-answers">{t('figures.answers')}</h2>
          <p>{t('figures.fewNote')}</p>
        </div>
        <div className={styles.sheets}>
          {questions.map((figure, index) => (
            <QuestionChart key={figure.field} place={index + 1} guid={figures.guid} {...{ figure, wasName, version }} />
          ))}
        </div>
      </section>
      <CrossingBand figures={figures} version={version} />
    </>
  );
}
