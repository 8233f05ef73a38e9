import Download from 'lucide-react/icons/download';
import { type RefObject, useState } from 'react';
import { byteOrderMark, csvLine } from '#platform/contract/files/csv-line.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { say } from '../notifications/say.ts';
import { saveFile } from '../save-file.ts';
import { Button } from '../ui/button/button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../ui/menu/menu.tsx';
import { pictureOf, pngOf } from './chart-picture.ts';
import type { TableOfChart } from './chart-table.tsx';

interface ChartSaveProps {
  title: string;
  table: TableOfChart;
  figure: RefObject<HTMLElement | null>;
}

/** The table as a file. */
const csvOf = ({ head, rows }: TableOfChart): string => byteOrderMark + [head, ...rows].map(csvLine).join('');

/** What a file of this name can be called everywhere. */
export function fileNameOf(title: string, kind: string): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g) ?? ['figure'];
  return `${words.join('-').slice(0, 60)}.${kind}`;
}

/** A chart to take along: as it is drawn, or as the figures that it is drawn from. */
export function ChartSave({ title, table, figure }: ChartSaveProps) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);

  async function contentAs(kind: string): Promise<Blob> {
    if (kind === 'csv' || figure.current === null) return new Blob([csvOf(table)], { type: 'text/csv' });
    const picture = pictureOf(figure.current);
    return kind === 'png' ? pngOf(picture) : new Blob([picture.svg], { type: 'image/svg+xml' });
  }

  async function save(kind: string): Promise<void> {
    setHasFailed(false);
    try {
      const name = fileNameOf(title, kind);
      saveFile(await contentAs(kind), name);
      say(t('charts.saved', { file: name }));
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <MenuTrigger>
        <Button icon={Download} variant="quiet" isCompact aria-label={t('charts.saveOf', { title })}>
          {t('charts.save')}
        </Button>
        <Menu aria-label={t('charts.saveOf', { title })} onAction={(key) => void save(String(key))}>
          {['svg', 'png', 'csv'].map((kind) => (
            <MenuItem key={kind} id={kind} label={t(`charts.saveAs.${kind}`)} />
          ))}
        </Menu>
      </MenuTrigger>
      <span role="status">{hasFailed ? t('charts.notSaved') : ''}</span>
    </>
  );
}
