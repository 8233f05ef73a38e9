import { BarChart } from '#platform/web/charts/bar-chart.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { sayWords } from '../../contract/figures/sentences.ts';
import { answersRead } from '../../contract/figures/telling-words.ts';
import styles from './dashboard.module.css';
import { type Drawing, type Drawn, share } from './drawing.ts';

/** What people wrote: the themes that it was put under, and the words that keep coming back. */
export function themes({ figure, drawing, words, title, answersHref }: Drawing<'words'>): Drawn {
  const { t, number, percent } = words;
  const head = [t('figures.table.theme'), t('figures.table.answers'), t('figures.table.share')];
  const { key, values } = sayWords(drawing, figure.number);
  const said = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'theme') return [name, String(value)];
      return [name, name === 'percent' ? percent(Number(value)) : number(Number(value))];
    }),
  );
  const read = Math.min(figure.number, answersRead);
  // Twelve under each other would be longer than what it tells.
  const half = Math.ceil(drawing.words.length / 2);
  const rows = [
    ...drawing.themes.map((theme) => ({ id: theme.guid, name: theme.name, number: theme.number })),
    ...(drawing.themes.length > 0 ? [{ id: 'none', name: t('figures.question.noTheme'), number: drawing.loose }] : []),
  ];
  return {
    isWide: true,
    isTable: true,
    says: words.say('figures.question.says.words', { key, values: said }),
    foot: (
      <>
        <TextLink href={answersHref}>{t('figures.question.readAll', { question: figure.label })}</TextLink>{' '}
        {t('figures.question.themesFoot')}
      </>
    ),
    table: {
      head,
      rows: [
        ...rows.map((row) => [row.name, number(row.number), percent(share(row.number, figure.number))]),
        ...drawing.words.map((one) => [`“${one.word}”`, number(one.number), percent(share(one.number, read))]),
      ],
    },
    body: (
      <>
        {rows.length > 0 && (
          <BarChart
            caption={title}
            head={head}
            bars={rows.map((row) => ({
              label: <a href={`${answersHref}?theme=${row.id}`}>{row.name}</a>,
              share: share(row.number, figure.number),
              cells: [number(row.number), percent(share(row.number, figure.number))],
            }))}
          />
        )}
        {drawing.words.length > 0 && (
          <>
            <h4 className={styles.words}>
              {t(figure.number > answersRead ? 'figures.question.words.newest' : 'figures.question.words.title', {
                number: number(answersRead),
              })}
            </h4>
            <div className={styles.columns}>
              {[drawing.words.slice(0, half), drawing.words.slice(half)].map((some, side) =>
                some.length === 0 ? null : (
                  <BarChart
                    key={some[0]?.word}
                    caption={t(side === 0 ? 'figures.question.words.title' : 'figures.question.words.more')}
                    head={[t('figures.question.words.word'), t('figures.table.answers'), t('figures.table.share')]}
                    bars={some.map(({ word, number: given }) => ({
                      label: word,
                      share: share(given, read),
                      cells: [number(given), percent(share(given, read))],
                    }))}
                  />
                ),
              )}
            </div>
          </>
        )}
      </>
    ),
  };
}
