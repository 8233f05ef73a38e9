import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { HeatStrip } from '#platform/web/charts/heat-strip.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { addressWith } from '#platform/web/screens/address-with.ts';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import { sayCrossing } from '../../contract/figures/crossed.ts';
import type { FormCrossing } from '../../contract/form-crossing.ts';
import { readFormCrossing } from '../../contract/form-figures.endpoints.ts';
import type { FormFigures } from '../../contract/form-figures.ts';
import { crossingInput } from '../figures-address.ts';
import styles from './dashboard.module.css';
import { FigureChart } from './figure-chart.tsx';
import { useFigureWords } from './use-figure-words.tsx';

type Chosen = { rows: string | null; columns: string | null };

/** What those who answered this to one question answered to another: two blanks, and then their chart. */
export function CrossingBand({ figures, version }: { figures: FormFigures; version: string }) {
  const { t } = useFigureWords();
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const input = crossingInput(figures, version, search, language);
  // One of the two is chosen first: the address has them only together.
  const [half, setHalf] = useState<Chosen>({ rows: null, columns: null });
  const chosen: Chosen = input === undefined ? half : { rows: input.query.rows, columns: input.query.columns };
  const { crossable } = figures;
  if (crossable.length < 2) return null;

  function choose(name: keyof Chosen, field: string): void {
    const other = name === 'rows' ? 'columns' : 'rows';
    // Who chooses the other one turns the two round.
    const next = { ...chosen, [name]: field, ...(chosen[other] === field ? { [other]: chosen[name] } : {}) };
    setHalf(next);
    if (next.rows !== null && next.columns !== null)
      void navigate(addressWith(search, { cross: `${next.rows}.${next.columns}` }), { preventScrollReset: true });
  }
  const blank = (name: keyof Chosen): ReactNode => (
    <Blank
      label={t(`figures.cross.${name}`)}
      value={chosen[name]}
      placeholder={t('figures.cross.choose')}
      options={crossable.map(({ field, label }) => ({ id: field, label }))}
      onChange={(field) => choose(name, field)}
    />
  );
  const blanks: Record<string, ReactNode> = { rows: blank('rows'), columns: blank('columns') };
  return (
    <section className={styles.band} aria-labelledby="figures-crossing">
      <div className={styles.bandHead}>
        <h2 id="figures-crossing">{t('figures.cross.title')}</h2>
      </div>
      {figures.answered !== null ? (
        <p>{t('figures.cross.filtered')}</p>
      ) : (
        <>
          <p className={styles.sentence}>
            {withKeys(t('figures.cross.about').split(/\{(\w+)\}/)).map(({ key, item }) =>
              key % 2 === 1 ? <span key={key}>{blanks[item]}</span> : item,
            )}
          </p>
          {input === undefined ? <p>{t('figures.cross.hint')}</p> : <CrossingSheet input={input} />}
        </>
      )}
    </section>
  );
}

function CrossingSheet({ input }: { input: NonNullable<ReturnType<typeof crossingInput>> }) {
  const words = useFigureWords();
  const { t, number, percent } = words;
  const crossing = useLoaded(readFormCrossing, input);
  const title = t('figures.cross.of', { rows: crossing.rowQuestion, columns: crossing.columnQuestion });
  const { key, values } = sayCrossing(crossing);
  const shared = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? percent(value) : value]),
  );
  const share = (part: number, whole: number) => (whole === 0 ? 0 : (part / whole) * 100);
  const everyone: FormCrossing['rows'][number] = {
    label: t('figures.cross.all'),
    number: crossing.number,
    cells: crossing.columns.map((column) => ({ number: column.number, isHidden: false })),
  };
  const rows = [...crossing.rows, everyone];
  const wordsOf = (row: (typeof rows)[number], at: number) => {
    const cell = row.cells[at];
    return cell === undefined || cell.isHidden ? '–' : percent(share(cell.number, row.number));
  };
  return (
    <div className={styles.sheets}>
      <FigureChart
        isWide
        title={title}
        says={words.say('figures.cross.says', { key, values: shared })}
        foot={[
          t('figures.cross.foot'),
          ...(crossing.rows.some(({ cells }) => cells.some(({ isHidden }) => isHidden))
            ? [t('figures.cross.hiddenFoot')]
            : []),
          ...(crossing.isShort ? [t('figures.cross.short')] : []),
        ].join(' ')}
        table={{
          head: [crossing.rowQuestion, ...crossing.columns.map(({ label }) => label), t('figures.cross.people')],
          rows: rows.map((row) => [
            row.label,
            ...row.cells.map((cell, at) =>
              cell.isHidden ? t('figures.cross.hiddenShort') : `${number(cell.number)} (${wordsOf(row, at)})`,
            ),
            number(row.number),
          ]),
        }}
      >
        {crossing.rows.length > 0 && (
          <HeatStrip
            label={title}
            columns={crossing.columns.map(({ label }) => label)}
            rows={rows.map((row) => ({
              label: row.label,
              values: row.cells.map((cell) => share(cell.number, row.number)),
              shown: row.cells.map((_, at) => wordsOf(row, at)),
              sentence: t('figures.cross.sentence', {
                row: row.label,
                parts: crossing.columns
                  .map(({ label }, at) =>
                    row.cells[at]?.isHidden === true
                      ? t('figures.cross.hidden', { column: label })
                      : t('figures.cross.part', { column: label, percent: wordsOf(row, at) }),
                  )
                  .join(', '),
              }),
            }))}
          />
        )}
      </FigureChart>
    </div>
  );
}
