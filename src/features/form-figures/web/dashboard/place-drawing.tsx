import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { PlanChart } from '#platform/web/charts/plan-chart.tsx';
import { sayPlaces } from '../../contract/figures/sentences.ts';
import type { DrawingOf, QuestionFigure } from '../../contract/form-figures.ts';
import { type Drawing, type Drawn, share, wasShare } from './drawing.ts';
import type { FigureWords } from './use-figure-words.tsx';

/** Where people are: districts of a postcode, and fields of the ground on a plan. */
export function places({ figure, drawing, words, wasName, title }: Drawing<'places'>): Drawn {
  const { t, number, percent } = words;
  const head = [t('figures.table.postcode'), t('figures.table.people'), t('figures.table.share')];
  const { key, values } = sayPlaces(drawing);
  if (drawing.plan !== null && drawing.rows.length === 0) return planOf(figure, drawing.plan, words, title);
  return {
    isTable: true,
    says: words.say('figures.question.says.places', {
      key,
      values: { ...values, number: number(Number(values.number ?? 0)) },
    }),
    foot: [
      ...(drawing.elsewhere > 0 ? [t('figures.question.elsewhere', { number: number(drawing.elsewhere) })] : []),
      ...(drawing.unknown > 0 ? [t('figures.question.unknown', { number: number(drawing.unknown) })] : []),
      ...(wasName && drawing.rows.some(({ was }) => was !== null)
        ? [t('figures.question.mark', { name: wasName })]
        : []),
      t('figures.question.noHouse'),
    ].join(' '),
    table: {
      head,
      rows: drawing.rows.map((row) => [row.postcode, number(row.number), percent(share(row.number, figure.number))]),
    },
    body: (
      <>
        {drawing.plan !== null && planOf(figure, drawing.plan, words, title).body}
        {drawing.rows.length > 0 && (
          <BarChart
            caption={title}
            head={head}
            bars={drawing.rows.map((row) => ({
              label: row.postcode,
              share: share(row.number, figure.number),
              was: wasShare(row.was, figure.was),
              cells: [number(row.number), percent(share(row.number, figure.number))],
            }))}
          />
        )}
      </>
    ),
  };
}

/** The plan has its own table: the middle of each field, as a map would find it. */
function planOf(
  figure: QuestionFigure,
  { cells, elsewhere, metres }: NonNullable<DrawingOf<'places'>['plan']>,
  { t, number, percent, say }: FigureWords,
  title: string,
): Drawn {
  const [first] = cells;
  const size =
    metres < 1000
      ? t('figures.question.plan.metres', { number: number(metres) })
      : t('figures.question.plan.kilometres', { number: number(metres / 1000, 1) });
  return {
    says: say('figures.question.plan', {
      key: first === undefined ? 'none' : 'says',
      values: { name: first?.name ?? '', number: number(first?.number ?? 0) },
    }),
    foot: [
      ...(elsewhere > 0 ? [t('figures.question.plan.elsewhere', { number: number(elsewhere) })] : []),
      t('figures.question.plan.foot', { size }),
    ].join(' '),
    table: {
      head: [
        t('figures.question.plan.cell'),
        t('figures.question.plan.place'),
        t('figures.table.people'),
        t('figures.table.share'),
      ],
      rows: cells.map((cell) => [
        cell.name,
        `${number(cell.latitude, 3)}; ${number(cell.longitude, 3)}`,
        number(cell.number),
        percent(share(cell.number, figure.number)),
      ]),
    },
    body: cells.length > 0 && (
      <PlanChart
        label={title}
        places={cells.map((cell) => ({
          ...cell,
          sentence: t('figures.question.plan.sentence', {
            name: cell.name,
            number: number(cell.number),
            percent: percent(share(cell.number, figure.number)),
          }),
        }))}
      />
    ),
  };
}
