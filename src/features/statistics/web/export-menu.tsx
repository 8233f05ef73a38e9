import Download from 'lucide-react/icons/download';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import Table2 from 'lucide-react/icons/table-2';
import { endpointUrl } from '#platform/contract/calls/endpoint.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '#platform/web/ui/menu/menu.tsx';
import { type StatisticFormat, statisticFormats } from '../contract/export-formats.ts';
import { exportStatistics } from '../contract/statistics.endpoints.ts';
import type { StatisticsQuery } from './statistics-address.ts';
import { useStatisticWords } from './use-statistic-words.ts';

const icons: Record<StatisticFormat, IconShape> = { xlsx: Table2, csv: FileText, json: FileDown };

/** What is looked at, to take along. */
export function ExportMenu({ query, title }: { query: StatisticsQuery; title: string }) {
  const { t } = useStatisticWords();
  const words = useLanguage();
  return (
    <MenuTrigger>
      <Button icon={Download} variant="secondary">
        {t('statistics.export.button')}
      </Button>
      <Menu placement="bottom end" aria-label={t('statistics.export.button')}>
        <MenuSection label={title}>
          {statisticFormats.map((format) => (
            <MenuItem
              key={format}
              icon={icons[format]}
              label={t(`statistics.export.${format}`)}
              shortcut={format}
              href={endpointUrl(exportStatistics, { query: { ...query, format, words } })}
              download
            />
          ))}
          <MenuItem icon={Printer} label={t('statistics.export.print')} onAction={() => window.print()} />
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
