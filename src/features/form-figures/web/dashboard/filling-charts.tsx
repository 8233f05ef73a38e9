import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { ColumnChart } from '#platform/web/charts/column-chart.tsx';
import { sluiceLayout } from '#platform/web/charts/layout/sluice-layout.ts';
import { LineChart } from '#platform/web/charts/line-chart.tsx';
import { SluiceChart } from '#platform/web/charts/sluice-chart.tsx';
import { StackChart } from '#platform/web/charts/stack-chart.tsx';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { sayDays, sayDevices, sayFunnel } from '../../contract/figures/sentences.ts';
import type { DayPoint, FormFigures, Funnel } from '../../contract/form-figures.ts';
import styles from './dashboard.module.css';
import { FigureChart } from './figure-chart.tsx';
import { useFigureWords } from './use-figure-words.tsx';

/** What came in over time. */
export function DaysChart({ figures }: { figures: FormFigures }) {
  const words = useFigureWords();
  const { t, number } = words;
  const { day } = useDates();
  const { unit, points } = figures.days;
  const wasName = words.besideName(figures.beside);
  const longOf = ({ from, until }: DayPoint) =>
    from === until
      ? t('figures.days.on', { date: words.date(from) })
      : t('figures.days.fromTo', { from: words.date(from), until: words.date(until) });
  const title = t(`figures.days.title_${unit}`);
  const sentence = sayDays(points, figures.number, figures.was);
  const values = Object.fromEntries(
    Object.entries(sentence.values).map(([name, value]) => {
      if (name === 'day') return [name, words.date(String(value))];
      return [name, name === 'percent' ? words.percent(Number(value)) : number(Number(value))];
    }),
  );
  const isRunning = points.at(-1)?.until === day(new Date()) && figures.isOpen;
  return (
    <FigureChart
      isWide
      title={title}
      says={words.say('figures.days.says', { key: sentence.key, values: { ...values, was: wasName ?? '' } })}
      table={{
        head: [
          t(`figures.table.${unit}`),
          t('figures.numbers.submissions'),
          ...(wasName === undefined ? [] : [wasName]),
        ],
        rows: points.map((point) => [
          point.from === point.until
            ? words.date(point.from)
            : `${words.date(point.from)} – ${words.date(point.until)}`,
          number(point.number),
          ...(wasName === undefined ? [] : [number(point.was ?? 0)]),
        ]),
      }}
    >
      <LineChart
        label={title}
        unit={t('figures.days.unit')}
        wasName={wasName}
        now={isRunning ? t('figures.days.now') : undefined}
        points={points.map((point) => ({
          short: words.shortDay(point.from),
          long: longOf(point),
          value: point.number,
          was: point.was,
        }))}
      />
    </FigureChart>
  );
}

/** From who began to who sent. */
export function FunnelChart({ funnel }: { funnel: Funnel | null }) {
  const words = useFigureWords();
  const { t, number, percent } = words;
  const title = t('figures.funnel.title');
  if (funnel === null) {
    return (
      <section className={`${styles.sheet} ${styles.wide}`}>
        <EmptyState title={t('figures.funnel.none')} picture={null}>
          {t('figures.funnel.noneText')}
        </EmptyState>
      </section>
    );
  }
  const nameOf = ({ id, label }: Funnel['steps'][number]) =>
    id === 'begun' || id === 'check' || id === 'sent' ? t(`figures.funnel.${id}`) : label;
  const locks = funnel.steps.map((step) => ({
    label: nameOf(step),
    number: step.number,
    note: step.middleSeconds === null ? undefined : words.duration(step.middleSeconds),
  }));
  const isTimed = locks.some(({ note }) => note !== undefined);
  const sentence = sayFunnel(funnel);
  const before = funnel.steps.find(({ id }) => id === sentence.values.before);
  const values = {
    ...sentence.values,
    before: before === undefined ? '' : nameOf(before),
    number: number(Number(sentence.values.number ?? 0)),
  };
  return (
    <FigureChart
      isWide
      title={title}
      says={words.say('figures.funnel.says', { key: sentence.key, values })}
      foot={[...(isTimed ? [t('figures.funnel.timed')] : []), t('figures.funnel.foot')].join(' ')}
      table={{
        head: [
          t('figures.table.step'),
          t('figures.table.people'),
          t('figures.table.share'),
          t('figures.table.lost'),
          ...(isTimed ? [t('figures.table.time')] : []),
        ],
        rows: sluiceLayout(locks).map((lock) => [
          lock.label,
          number(lock.number),
          percent(lock.percent),
          lock.lost === 0 ? '' : number(lock.lost),
          ...(isTimed ? [lock.note ?? ''] : []),
        ]),
      }}
    >
      <SluiceChart
        label={title}
        locks={locks}
        head={[t('figures.table.step'), t('figures.table.people'), t('figures.table.share')]}
      />
      {funnel.leftAt.length > 0 && (
        <BarChart
          caption={t('figures.funnel.left')}
          head={[t('figures.table.field'), t('figures.table.people')]}
          bars={funnel.leftAt.map(({ label, number: left }) => ({
            label,
            share: (left / (funnel.leftAt[0]?.number ?? 1)) * 100,
            cells: [number(left)],
          }))}
        />
      )}
    </FigureChart>
  );
}

/** How long people take. */
export function TimesChart({ times }: { times: NonNullable<FormFigures['times']> }) {
  const words = useFigureWords();
  const { t, number } = words;
  const title = t('figures.times.title');
  const last = Math.max(10, ...times.minutes.map(({ minute }) => minute));
  const minutes = Array.from({ length: last + 1 }, (_, minute) => ({
    minute,
    number: times.minutes.find((one) => one.minute === minute)?.number ?? 0,
  }));
  const nameOf = (minute: number) =>
    minute === 0 ? t('figures.times.first') : minute === last ? t('figures.times.last', { minute }) : String(minute);
  const time = words.duration(times.middleSeconds);
  return (
    <FigureChart
      title={title}
      says={words.emphasised(t('figures.times.says', { time }))}
      table={{
        head: [t('figures.table.minutes'), t('figures.table.people')],
        rows: minutes.map((one) => [nameOf(one.minute), number(one.number)]),
      }}
    >
      <ColumnChart
        label={title}
        mark={{ at: Math.min(last, times.middleSeconds / 60 - 0.5), text: t('figures.times.middle', { time }) }}
        columns={minutes.map((one) => ({
          label: nameOf(one.minute),
          value: one.number,
          shown: one.number === 0 ? '' : number(one.number),
          sentence: t('figures.times.sentence', { minutes: nameOf(one.minute), number: number(one.number) }),
        }))}
      />
    </FigureChart>
  );
}

/** On what it is filled in. */
export function DevicesChart({ devices }: { devices: Funnel['devices'] }) {
  const words = useFigureWords();
  const { t, number, percent } = words;
  const title = t('figures.devices.title');
  const total = devices.reduce((sum, one) => sum + one.number, 0);
  const sorted = [...devices].filter((one) => one.number > 0).sort((one, other) => other.number - one.number);
  const sentence = sayDevices(devices);
  return (
    <FigureChart
      title={title}
      says={words.say('figures.devices.says', {
        key: sentence.key,
        values: {
          percent: percent(Number(sentence.values.percent)),
          device: t(`figures.devices.of.${sentence.values.device}`),
        },
      })}
      foot={t('figures.devices.foot')}
      table={{
        head: [t('figures.table.device'), t('figures.table.people')],
        rows: sorted.map((one) => [t(`figures.devices.${one.device}`), number(one.number)]),
      }}
    >
      <StackChart
        label={title}
        parts={sorted.map((one) => ({
          label: t(`figures.devices.${one.device}`),
          percent: (one.number / total) * 100,
        }))}
      />
    </FigureChart>
  );
}
