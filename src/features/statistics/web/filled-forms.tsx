import { useSearchParams } from 'react-router';
import type { FigurePeriod } from '#features/form-figures/contract/figures/figure-period.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import type { PeriodName } from '../contract/period.ts';
import type { StatisticsTakingPart } from '../contract/statistics.ts';
import { StatisticSheet } from './statistic-sheet.tsx';
import { statisticsQueryOf } from './statistics-address.ts';
import { useStatisticWords } from './use-statistic-words.ts';

type FormRow = StatisticsTakingPart['forms']['rows'][number];

/** Where a form's own dashboard shows its steps: of about as long, or of all of it. */
const periodOfDashboard: Partial<Record<PeriodName, FigurePeriod>> = { '7': 'week', '28': 'month', '12m': 'year' };

const mostShown = 8;
/** Of fewer it is chance who stopped. */
const leastToTell = 10;

/** Where the largest part of who began did not send it. */
function worstOf(rows: readonly FormRow[]): (FormRow & { lost: number }) | undefined {
  const lost = rows
    .filter(({ begun, sent }) => begun >= leastToTell && sent < begun)
    .map((row) => ({ ...row, lost: Math.round((1 - row.sent / row.begun) * 100) }));
  return lost.toSorted((a, b) => b.lost - a.lost)[0];
}

interface FilledFormsProps {
  rows: readonly FormRow[];
  /** What they lie beside. */
  wasName: string | undefined;
  isShared: boolean;
}

/** Forms: how many began, as a mark, and how many sent it, as water. */
export function FilledForms({ rows, wasName, isShared }: FilledFormsProps) {
  const { t, number, percent } = useStatisticWords();
  const language = useLanguage();
  const [search] = useSearchParams();
  const asked = periodOfDashboard[statisticsQueryOf(search, []).period];
  const period = asked === undefined ? '' : `?period=${asked}`;
  const title = t('statistics.forms.title');
  const head = [
    t('statistics.column.form'),
    t('statistics.column.sent'),
    t('statistics.column.begun'),
    ...(wasName === undefined ? [] : [t('statistics.column.sentWas', { name: wasName })]),
  ];
  const cells = ({ sent, begun, was }: FormRow) => [
    number(sent),
    number(begun),
    ...(wasName === undefined ? [] : [number(was?.sent ?? 0)]),
  ];
  const nameOf = (row: FormRow) => row.title ?? t(isShared ? 'statistics.shared.unnamed' : 'statistics.gone');
  const most = Math.max(1, ...rows.map(({ begun, sent }) => Math.max(begun, sent)));
  const worst = worstOf(rows);
  return (
    <StatisticSheet
      isTable
      title={title}
      says={worst && t('statistics.forms.says', { form: nameOf(worst), share: percent(worst.lost) })}
      foot={t('statistics.forms.foot')}
      table={{ head, rows: rows.map((row) => [nameOf(row), ...cells(row)]) }}
    >
      <BarChart
        caption={title}
        head={head}
        bars={rows.slice(0, mostShown).map((row) => ({
          label:
            row.title === null || isShared ? (
              nameOf(row)
            ) : (
              <TextLink href={withLanguagePrefix(`/admin/forms/${row.guid}/all/dashboard${period}`, language)}>
                {row.title}
              </TextLink>
            ),
          share: (row.sent / most) * 100,
          was: (row.begun / most) * 100,
          cells: cells(row),
        }))}
      />
    </StatisticSheet>
  );
}
