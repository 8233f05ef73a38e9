import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { ColumnChart } from '#platform/web/charts/column-chart.tsx';
import { HeatStrip } from '#platform/web/charts/heat-strip.tsx';
import { sidesOf } from '#platform/web/charts/layout/sides-layout.ts';
import { RankingChart } from '#platform/web/charts/ranking-chart.tsx';
import { SidesChart } from '#platform/web/charts/sides-chart.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import { sayBars, sayColumns, sayMatrix, sayRanking } from '../../contract/figures/sentences.ts';
import type { QuestionFigure } from '../../contract/form-figures.ts';
import { answersPath } from '../figures-address.ts';
import styles from './dashboard.module.css';
import { type Drawing, type Drawn, share, wasShare } from './drawing.ts';
import { FigureChart } from './figure-chart.tsx';
import { places } from './place-drawing.tsx';
import { useFigureWords } from './use-figure-words.tsx';
import { themes } from './word-drawing.tsx';

interface QuestionChartProps {
  figure: QuestionFigure;
  /** Its place in the form. */
  place: number;
  wasName: string | undefined;
  /** For the way to its answers. */
  guid: string;
  version: string;
}

/** One question: what was answered, in the form that fits it. */
export function QuestionChart({ figure, place, wasName, guid, version }: QuestionChartProps) {
  const words = useFigureWords();
  const language = useLanguage();
  const { t } = words;
  const title = `${place}. ${figure.label}`;
  const drawn = drawingOf({
    figure,
    words,
    wasName,
    title,
    answersHref: answersPath(guid, version, figure.field, language),
  });
  return (
    <FigureChart
      title={title}
      says={
        <>
          <span className={styles.meta}>
            <Tag>{t(`fields.kinds.${figure.kind}`)}</Tag>
            {figure.drawing.chart !== 'few' && t('figures.question.count', { count: figure.number })}
          </span>
          {drawn.says && <br />}
          {drawn.says}
        </>
      }
      table={drawn.table}
      isTable={drawn.isTable ?? false}
      foot={drawn.foot}
      isWide={drawn.isWide ?? false}
    >
      {drawn.body}
    </FigureChart>
  );
}

function drawingOf(given: Omit<Drawing, 'drawing'>): Drawn {
  const { drawing, number } = given.figure;
  const { t, number: numeral } = given.words;
  switch (drawing.chart) {
    case 'bars':
      return bars({ ...given, drawing });
    case 'columns':
      return columns({ ...given, drawing });
    case 'matrix':
      return matrix({ ...given, drawing });
    case 'ranking':
      return ranking({ ...given, drawing });
    case 'places':
      return places({ ...given, drawing });
    case 'words':
      return themes({ ...given, drawing });
    default: {
      const isFew = drawing.chart === 'few';
      return {
        body: <p>{t(isFew ? 'figures.question.few' : 'figures.question.only')}</p>,
        table: { head: [t('figures.table.answers')], rows: isFew ? [] : [[numeral(number)]] },
        isTable: true,
      };
    }
  }
}

function bars({ figure, drawing, words, wasName, title }: Drawing<'bars'>): Drawn {
  const { t, number, percent } = words;
  const nameOf = ({ role, label }: (typeof drawing.rows)[number]) =>
    role === 'option' ? label : t(`figures.question.${role}`);
  const head = [t('figures.table.answer'), t('figures.table.people'), t('figures.table.share')];
  const few = t('figures.fewShort');
  const sentence = sayBars(drawing.rows, figure.number);
  const values = { ...sentence.values, percent: percent(Number(sentence.values.percent ?? 0)) };
  const hasMark = drawing.rows.some(({ was }) => was !== null);
  const news = drawing.rows
    .filter(({ isNew }) => isNew)
    .map((row) => t('figures.question.new', { label: nameOf(row) }));
  return {
    says: words.say('figures.question.says.bars', { key: sentence.key, values }),
    isTable: true,
    foot: [...(hasMark && wasName ? [t('figures.question.mark', { name: wasName })] : []), ...news].join(' '),
    table: {
      head: [...head, ...(hasMark && wasName ? [wasName] : [])],
      rows: drawing.rows.map((row) => [
        nameOf(row),
        row.isFew ? few : number(row.number),
        row.isFew ? '' : percent(share(row.number, figure.number)),
        ...(hasMark && wasName ? [row.was === null ? '' : number(row.was)] : []),
      ]),
    },
    body: (
      <BarChart
        caption={title}
        head={head}
        bars={drawing.rows.map((row) => ({
          label: nameOf(row),
          share: share(row.number, figure.number),
          was: wasShare(row.was, figure.was),
          cells: row.isFew ? [few, ''] : [number(row.number), percent(share(row.number, figure.number))],
        }))}
      />
    ),
  };
}

function columns({ figure, drawing, words, wasName, title }: Drawing<'columns'>): Drawn {
  const { t, number, percent, amount } = words;
  const { unit } = drawing;
  const isCompared = wasName !== undefined && figure.was !== null;
  const few = t('figures.fewShort');
  const { key, values: raw } = sayColumns(drawing);
  const values = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      if (name === 'number') return [name, number(Number(value))];
      if (name !== 'from') return [name, amount(Number(value), unit)];
      const column = drawing.columns.find((one) => one.from === value);
      return [name, column === undefined ? '' : words.columnLong(column, unit)];
    }),
  );
  const { middle, middleAt } = drawing;
  const marked = unit === 'scale' ? 'figures.question.mean' : 'figures.question.median';
  return {
    says: words.say('figures.question.says.columns', { key, values }),
    foot: isCompared ? t('figures.question.mark', { name: wasName }) : undefined,
    table: {
      head: [
        t('figures.table.value'),
        t('figures.table.people'),
        t('figures.table.share'),
        ...(isCompared ? [wasName] : []),
      ],
      rows: drawing.columns.map((column) => [
        words.columnLong(column, unit),
        column.isFew ? few : number(column.number),
        column.isFew ? '' : percent(share(column.number, figure.number)),
        ...(isCompared ? [column.was === null ? '' : number(column.was)] : []),
      ]),
    },
    body: (
      <ColumnChart
        label={title}
        mark={
          middle === null || middleAt === null
            ? undefined
            : { at: middleAt, text: t(marked, { number: amount(middle, unit) }) }
        }
        columns={drawing.columns.map((column) => {
          const part = share(column.number, figure.number);
          const label = words.columnLong(column, unit);
          return {
            label: words.columnShort(column, unit),
            // Two of unequal size are compared in percentages.
            value: isCompared ? part : column.number,
            was: isCompared ? wasShare(column.was, figure.was) : null,
            shown: column.isFew ? '<5' : isCompared ? number(part) : number(column.number),
            sentence: column.isFew
              ? `${label}: ${few}`
              : t('figures.question.sentence', { label, number: number(column.number), percent: percent(part) }),
          };
        })}
      />
    ),
  };
}

/** Two sides tell the outer from the inner: with more answers than that they are cups beside each other. */
const mostOnSides = 5;

function matrix({ drawing, words, title }: Drawing<'matrix'>): Drawn {
  const { t, percent, number } = words;
  const [first = '', last = ''] = [drawing.options[0], drawing.options.at(-1)];
  const isOdd = drawing.options.length % 2 === 1;
  const middle = drawing.options[Math.floor(drawing.options.length / 2)] ?? '';
  const head = [t('figures.table.row'), `← ${first}`, `${last} →`, ...(isOdd ? [middle] : [])];
  const { key, values } = sayMatrix(drawing);
  if (drawing.options.length > mostOnSides) return heatMatrix({ drawing, words, title });
  return {
    isWide: true,
    isTable: true,
    says: words.say('figures.question.says.matrix', {
      key,
      values: { ...values, percent: percent(Number(values.percent ?? 0)) },
    }),
    foot: t('figures.question.sidesFoot', { first, last }),
    table: {
      head: [t('figures.table.row'), ...drawing.options, t('figures.table.people')],
      rows: drawing.rows.map(({ label, numbers, total }) => [
        label,
        ...numbers.map((one) => number(one)),
        number(total),
      ]),
    },
    body: drawing.rows.length > 0 && sidesOf(drawing.rows[0]?.numbers ?? []).parts.length > 0 && (
      <SidesChart caption={title} head={head} rows={drawing.rows} />
    ),
  };
}

function heatMatrix({ drawing, words, title }: Pick<Drawing<'matrix'>, 'drawing' | 'words' | 'title'>): Drawn {
  const { t, percent, number } = words;
  const { key, values } = sayMatrix(drawing);
  return {
    isWide: true,
    says: words.say('figures.question.says.matrix', {
      key,
      values: { ...values, percent: percent(Number(values.percent ?? 0)) },
    }),
    table: {
      head: [t('figures.table.row'), ...drawing.options, t('figures.table.people')],
      rows: drawing.rows.map(({ label, numbers, total }) => [
        label,
        ...numbers.map((one) => number(one)),
        number(total),
      ]),
    },
    body: drawing.rows.length > 0 && (
      <HeatStrip
        label={title}
        columns={drawing.options}
        rows={drawing.rows.map(({ label, numbers, total }) => ({
          label,
          values: numbers.map((one) => share(one, total)),
          shown: numbers.map((one) => percent(share(one, total))),
          sentence: t('figures.question.heat.sentence', {
            row: label,
            parts: drawing.options
              .map((option, at) =>
                t('figures.question.heat.part', { option, percent: percent(share(numbers[at] ?? 0, total)) }),
              )
              .join(', '),
          }),
        }))}
      />
    ),
  };
}

function ranking({ drawing, words, title }: Drawing<'ranking'>): Drawn {
  const { t, number } = words;
  const few = t('figures.fewShort');
  const head = [
    t('figures.table.ranked', { places: drawing.places }),
    t('figures.table.mean'),
    t('figures.table.first'),
  ];
  return {
    isTable: true,
    says: words.say('figures.question.says.ranking', sayRanking(drawing)),
    foot: t('figures.question.rankingFoot'),
    table: {
      head: [t('figures.table.answer'), t('figures.table.mean'), t('figures.table.first')],
      rows: drawing.rows.map(({ label, mean, first, isFew }) => [label, number(mean, 1), isFew ? few : number(first)]),
    },
    body: (
      <RankingChart
        caption={title}
        head={head}
        places={drawing.places}
        fewWords={few}
        rows={drawing.rows.map(({ isFew, first, ...row }) => ({ ...row, first: isFew ? undefined : first }))}
      />
    ),
  };
}
