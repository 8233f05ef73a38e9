import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { type FormError, FormErrorSummary } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { FileDrop } from '#platform/web/ui/file-drop/file-drop.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { Screen } from '#platform/web/ui/screen/screen.tsx';
import { Sheet } from '#platform/web/ui/screen/sheet.tsx';
import type { ImportPreview } from '../contract/redirect.ts';
import { mostImported } from '../contract/redirect-kinds.ts';
import { previewRedirects } from '../contract/redirects.endpoints.ts';
import { ImportLines, outcomes } from './import-lines.tsx';
import styles from './redirects.module.css';
import { textOfFile } from './text-of-file.ts';
import { useRedirectTasks } from './use-redirect-tasks.ts';

const textId = 'import-text';
const fileRules = { accept: ['.csv', '.txt', '.tsv', 'text/csv', 'text/plain'], maxBytes: 2_000_000, maxFiles: 1 };

/** A file of redirects: first what would come of each line, and then the same for good. */
export default function ImportRedirectsScreen() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const call = useCall();
  const tasks = useRedirectTasks();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<{ text: string; preview: ImportPreview }>();
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const list = withLanguagePrefix('/admin/redirects', language);
  // What was looked over is what will be taken over: another text is looked over anew.
  const preview = checked?.text === text ? checked.preview : undefined;

  const refuse = (...refused: FormError[]) => {
    setErrors(refused);
    setAttempt((count) => count + 1);
  };

  async function check(): Promise<void> {
    if (isPending) return;
    if (text.trim() === '') return refuse({ fieldId: textId, message: t('redirects.importing.missing') });
    setPending(true);
    try {
      setChecked({ text, preview: await call(previewRedirects, { body: { text } }) });
      setErrors([]);
    } catch (error) {
      refuse({ fieldId: textId, message: refusalText(error, t) });
    }
    setPending(false);
  }

  async function takeFile(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const words = await textOfFile(file);
    if (words === undefined) return refuse({ fieldId: textId, message: t('redirects.importing.unreadable') });
    setErrors([]);
    setText(words);
  }

  async function run(found: ImportPreview): Promise<void> {
    if (isPending) return;
    setPending(true);
    const outcome = await tasks.importFile(text, found.counts.new + found.counts.changed);
    setPending(false);
    if (outcome.state === 'done') return void navigate(list);
    refuse({ message: refusalText(outcome.error, t) });
  }

  return (
    <Screen>
      <PageHeading
        lead={t('redirects.importing.lead')}
        actions={
          <ButtonLink variant="secondary" href={list}>
            {t('redirects.importing.back')}
          </ButtonLink>
        }
      >
        {t('admin.redirectsImport')}
      </PageHeading>
      <Sheet label={t('redirects.importing.text')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void check();
          }}
        >
          <FormErrorSummary errors={errors} attempt={attempt} />
          <FileDrop
            label={t('redirects.importing.file')}
            help={t('redirects.importing.fileHelp')}
            {...fileRules}
            onFiles={([file]) => void takeFile(file)}
          />
          <TextArea
            id={textId}
            label={t('redirects.importing.text')}
            help={t('redirects.importing.textHelp', { most: formatNumber(mostImported, language) })}
            rows={8}
            spellCheck="false"
            value={text}
            onChange={setText}
            error={errors.find(({ fieldId }) => fieldId === textId)?.message}
          />
          <div>
            <Button type="submit" isPending={isPending} pendingText={t('ui.busy')}>
              {t('redirects.importing.check')}
            </Button>
          </div>
        </form>
      </Sheet>
      {preview !== undefined && <Found preview={preview} isPending={isPending} onRun={() => void run(preview)} />}
    </Screen>
  );
}

interface FoundProps {
  preview: ImportPreview;
  isPending: boolean;
  onRun(): void;
}

function Found({ preview, isPending, onRun }: FoundProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { counts } = preview;
  const count = counts.new + counts.changed;
  const words = outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) =>
      t(`redirects.importing.counts.${outcome}`, {
        count: counts[outcome],
        number: formatNumber(counts[outcome], language),
      }),
    );
  return (
    <Sheet title={t('redirects.importing.checked')} takesFocus>
      <div className={styles.foundHead}>
        <p role="status">{words.join(', ')}</p>
        {count === 0 ? (
          <p>{t('redirects.importing.nothing')}</p>
        ) : (
          <Button variant="primary" isPending={isPending} pendingText={t('ui.busy')} onPress={onRun}>
            {t('redirects.importing.run', { count, number: formatNumber(count, language) })}
          </Button>
        )}
      </div>
      <ImportLines preview={preview} />
    </Sheet>
  );
}
