import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import { withColumn } from '../contract/csv/csv-columns.ts';
import { readImportSample, setImportColumns } from '../contract/imports.endpoints.ts';
import type { CsvPreview } from '../contract/imports.ts';
import styles from './imports.module.css';
import { useImportsReload } from './use-imports.ts';

const left = 'none';

interface Meaning {
  target: CsvPreview['target'];
  itemTypeName: string;
  /** As they are called, when it is not said. */
  columns?: (string | null)[];
}

/** What the columns of a file hold; each choice is worked out at once, and what comes of it stands below. */
export function CsvColumns({ id, csv }: { id: string; csv: CsvPreview }) {
  const { t } = useTranslation();
  const call = useCall();
  const reload = useImportsReload();
  const navigate = useNavigate();
  const language = useLanguage();
  const types = useLoaded(listItemTypes, {});
  const [meant, setMeant] = useState<Meaning>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Meaning>(undefined);
  const { target, itemTypeName } = meant ?? csv;
  // Until other columns are known, those of what it was before.
  const columns = meant?.columns ?? csv.columns;

  const nameOf = (text: Parameters<typeof pickLanguage<string>>[0]) =>
    pickLanguage(text, language, defaultLanguage)?.value ?? '';
  const offeredName = ({ id: column, label, language: own }: CsvPreview['offered'][number]) => {
    const name = label === null ? t(`imports.columns.${column.split('.')[0]}`) : nameOf(label);
    return own === null ? name : `${name} (${languageName(own, language)})`;
  };

  /** One after the other: whoever chooses on while it is read gets what was chosen last. */
  async function mean(meaning: Meaning): Promise<void> {
    const isBusy = latest.current !== undefined;
    latest.current = meaning;
    setMeant(meaning);
    setProblem(undefined);
    if (isBusy) return;
    try {
      for (let asked: Meaning | undefined; asked !== latest.current; ) {
        asked = latest.current;
        await call(setImportColumns, { params: { id }, body: asked });
      }
      const kind = latest.current.target;
      latest.current = undefined;
      if (kind !== csv.target) await navigate(`?kind=${kind}`, { replace: true, preventScrollReset: true });
      await reload();
    } catch (error) {
      latest.current = undefined;
      setProblem(refusalText(error, t));
    }
    setMeant(undefined);
  }

  const setColumn = (at: number, chosen: string) =>
    mean({ target, itemTypeName, columns: withColumn(columns, at, chosen === left ? null : chosen) });

  return (
    <Sheet title={t('imports.csv.title')}>
      {csv.isOlderText && <Notice tone="info">{t('imports.csv.olderText')}</Notice>}
      <div className={styles.choices}>
        <RadioGroup
          label={t('imports.csv.target')}
          value={target}
          onChange={(chosen) => void mean({ target: chosen, itemTypeName })}
          options={[
            { id: 'page', label: t('imports.csv.page') },
            { id: 'item', label: t('imports.csv.item') },
          ]}
        />
        {target === 'item' && (
          <Select
            label={t('imports.csv.type')}
            value={itemTypeName}
            onChange={(chosen) => void mean({ target, itemTypeName: chosen })}
            options={types.map(({ name, itemName }) => ({ id: name, label: nameOf(itemName) }))}
          />
        )}
        <p className={styles.muted}>
          <TextLink href={endpointUrl(readImportSample, { query: { target, itemTypeName, language } })} download>
            {t('imports.csv.sample')}
          </TextLink>
        </p>
      </div>
      <section aria-label={t('imports.csv.table')} className={styles.columns}>
        {csv.headings.map((heading, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
            key={at}
            label={heading === '' ? t('imports.csv.unnamed', { number: at + 1 }) : heading}
            help={examplesOf(csv, at)}
            value={columns[at] ?? left}
            onChange={(chosen) => void setColumn(at, chosen)}
            options={[
              { id: left, label: t('imports.csv.left') },
              ...csv.offered.map((one) => ({ id: one.id, label: offeredName(one) })),
            ]}
          />
        ))}
      </section>
      <p role="status" className={styles.muted}>
        {meant === undefined ? '' : t('imports.csv.reading')}
      </p>
      {problem !== undefined && (
        <Notice isLive tone="danger">
          {problem}
        </Notice>
      )}
    </Sheet>
  );
}

const longestExample = 40;

/** The first of what stands in a column, so that one sees what it is. */
function examplesOf({ examples }: CsvPreview, at: number): string {
  const shown = examples.map((cells) => (cells[at] ?? '').replace(/\s+/g, ' ')).filter((cell) => cell !== '');
  const cut = (cell: string) => (cell.length > longestExample ? `${cell.slice(0, longestExample)}…` : cell);
  return [...new Set(shown)].slice(0, 3).map(cut).join(' · ');
}
