import Download from 'lucide-react/icons/download';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Table2 from 'lucide-react/icons/table-2';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import type { InputOf } from '#platform/contract/calls/endpoint.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { Popover } from '#platform/web/ui/popover/popover.tsx';
import { type ExportFormat, exportFormats } from '../../contract/export-formats.ts';
import { exportSubmissions } from '../../contract/submission-exports.endpoints.ts';
import styles from './exports.module.css';
import { useExports } from './use-exports.ts';

type Filter = NonNullable<InputOf<typeof exportSubmissions>['body']>['filter'];

const icons: Record<ExportFormat, IconShape> = { xlsx: Table2, csv: FileText, json: FileDown };

interface ExportButtonProps {
  formGuid: string;
  /** What is looked at: of that the export is. */
  filter: Filter;
  /** How many that are, or as far as was counted. */
  count: number;
  hasMore: boolean;
}

/** Asks for a file of what is filtered. How far it is, is told by the tray. */
export function ExportButton(props: ExportButtonProps) {
  const { t } = useTranslation();
  const { count, hasMore } = props;
  const words = t(hasMore ? 'submissionExports.exportMany' : 'submissionExports.exportCount', { count });
  return (
    <DialogTrigger>
      <Button icon={Download} variant="secondary" isDisabled={count === 0}>
        {count === 0 ? t('submissionExports.export') : words}
      </Button>
      <Popover placement="bottom end">
        <Dialog className={styles.choices ?? ''} aria-label={t('submissionExports.title')}>
          {({ close }) => <Choices {...props} onAsked={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Choices({ formGuid, filter, count, hasMore, onAsked }: ExportButtonProps & { onAsked(): void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const runTask = useRunTask();
  const { reload } = useExports(formGuid);
  const [withoutPersonalData, setWithout] = useState(true);
  const [withFiles, setWithFiles] = useState(false);

  async function ask(format: ExportFormat): Promise<void> {
    onAsked();
    const body = { format, withoutPersonalData, withFiles, language, filter };
    await runTask({
      type: 'add',
      entity: 'submission',
      words: {
        processing: t('submissionExports.asking'),
        done: t('submissionExports.asked'),
        failed: t('submissionExports.failedAsk'),
      },
      run: () => call(exportSubmissions, { params: { guid: formGuid }, body }),
    });
    await reload();
  }

  return (
    <>
      <p className={styles.what}>{t(hasMore ? 'submissionExports.whatMany' : 'submissionExports.what', { count })}</p>
      <Checkbox
        isSelected={withFiles}
        onChange={setWithFiles}
        help={t(withoutPersonalData ? 'submissionExports.withFilesSafe' : 'submissionExports.withFilesHelp')}
      >
        {t('submissionExports.withFiles')}
      </Checkbox>
      <Checkbox
        isSelected={withoutPersonalData}
        onChange={setWithout}
        help={t('submissionExports.withoutPersonalDataHelp')}
      >
        {t('submissionExports.withoutPersonalData')}
      </Checkbox>
      <div className={styles.formats}>
        {exportFormats.map((format) => (
          <Button key={format} icon={icons[format]} variant="quiet" isWide onPress={() => void ask(format)}>
            {t(`submissionExports.formats.${format}`)} <span className={styles.extension}>{format}</span>
          </Button>
        ))}
      </div>
    </>
  );
}
