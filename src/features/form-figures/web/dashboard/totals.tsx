import { Numbers, NumberWithChange } from '#platform/web/charts/numbers.tsx';
import { Sparkline } from '#platform/web/charts/sparkline.tsx';
import type { FormFigures } from '../../contract/form-figures.ts';
import { type FigureWords, useFigureWords } from './use-figure-words.tsx';

/** The totals, each with what changed in words and an arrow. */
export function Totals({ figures }: { figures: FormFigures }) {
  const words = useFigureWords();
  const { t, number, date } = words;
  const { funnel, times } = figures;
  const name = words.besideName(figures.beside);
  const than = name === undefined ? undefined : t('figures.numbers.than', { name });
  const openWords = figures.openUntil
    ? t('figures.numbers.openUntil', { date: date(figures.openUntil) })
    : t('figures.numbers.open');
  return (
    <Numbers>
      <NumberWithChange
        label={t('figures.numbers.submissions')}
        value={number(figures.number)}
        change={changeOf(figures.number, figures.was, words, ['more', 'fewer'], number)}
        note={figures.was === null ? undefined : than}
        shape={<Sparkline values={figures.days.points.map((point) => point.number)} />}
      />
      {funnel !== null && (
        <NumberWithChange
          label={t('figures.numbers.finished')}
          value={number(finished(sentOf(funnel)))}
          unit={t('figures.numbers.percent')}
          change={changeOf(
            finished(sentOf(funnel)),
            funnel.was && finished(funnel.was),
            words,
            ['points', 'pointsFewer'],
            number,
          )}
          note={t('figures.numbers.ofBegun')}
        />
      )}
      {times !== null && (
        <NumberWithChange
          label={t('figures.numbers.time')}
          value={words.duration(times.middleSeconds)}
          change={changeOf(times.middleSeconds, times.wasSeconds, words, ['longer', 'shorter'], words.duration)}
          note={times.wasSeconds === null ? undefined : than}
        />
      )}
      <NumberWithChange
        isNow={figures.isOpen}
        label={t('figures.numbers.today')}
        value={number(figures.today)}
        note={figures.isOpen ? openWords : t('figures.numbers.closed')}
      />
    </Numbers>
  );
}

interface Finished {
  begun: number;
  sent: number;
}

const sentOf = ({ steps }: NonNullable<FormFigures['funnel']>): Finished => ({
  begun: steps[0]?.number ?? 0,
  sent: steps.at(-1)?.number ?? 0,
});

/** Whoever began yesterday can send today. */
const finished = ({ begun, sent }: Finished): number => Math.min(100, Math.round((sent / Math.max(1, begun)) * 100));

function changeOf(
  now: number,
  was: number | null,
  { t }: FigureWords,
  [up, down]: [string, string],
  format: (value: number) => string,
) {
  if (was === null) return undefined;
  const difference = now - was;
  if (Math.abs(difference) < 1) return { direction: 'same', words: t('figures.numbers.same') } as const;
  const said = format(Math.abs(difference));
  const key = difference > 0 ? up : down;
  return {
    direction: difference > 0 ? 'up' : 'down',
    words: t(`figures.numbers.${key}`, { number: said, time: said }),
  } as const;
}
