import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { labelText } from '../../../contract/building/condition-words.ts';
import type { FormVersionInfo } from '../../../contract/form.ts';
import type { FormDocument } from '../../../contract/form-document.ts';
import { everyField } from '../../../contract/form-questions.ts';
import { readFormVersion } from '../../../contract/forms.endpoints.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import styles from './side.module.css';

interface Opened {
  version: number;
  document: FormDocument;
}

/** What was published, and back to it: an older one becomes the draft, which undo takes back. */
export function VersionsTab({ versions }: { versions: readonly FormVersionInfo[] }) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const { guid, session } = useBuilder();
  const notifications = useNotifications();
  const hasChanges = useSession((state) => state.hasChanges);
  const [opened, setOpened] = useState<Opened>();

  async function open(version: number): Promise<void> {
    try {
      setOpened({ version, document: await call(readFormVersion, { params: { guid, version } }) });
    } catch (error) {
      notifications.create({ type: 'negative', message: refusalText(error, t) });
    }
  }

  return (
    <>
      {hasChanges && <p className={styles.muted}>{t('forms.build.draftIsOpen')}</p>}
      {versions.length === 0 && <p className={styles.muted}>{t('forms.build.noVersions')}</p>}
      <ol className={styles.versions}>
        {versions.map(({ version, publishedOn, publishedBy, note }) => (
          <li key={version}>
            <strong>{t('forms.build.version', { version })}</strong>
            <span className={styles.muted}>
              {dates.dateTime(publishedOn)}, {publishedBy}
            </span>
            {note !== '' && <span>{note}</span>}
            <ButtonRow>
              <Button variant="quiet" onPress={() => open(version)}>
                {t('forms.build.openVersion', { version })}
              </Button>
            </ButtonRow>
          </li>
        ))}
      </ol>
      <Dialog
        title={t('forms.build.version', { version: opened?.version ?? 0 })}
        isOpen={opened !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setOpened(undefined);
        }}
        footer={(close) => (
          <>
            <Button
              variant="primary"
              onPress={() => {
                if (opened !== undefined) session.change('version', () => opened.document);
                notifications.create({
                  type: 'positive',
                  message: t('forms.build.versionBack', { version: opened?.version ?? 0 }),
                  actions: [{ label: t('forms.build.undoIt'), onPress: () => session.undo() }],
                });
                close();
              }}
            >
              {t('forms.build.makeDraft')}
            </Button>
            <Button variant="quiet" onPress={close}>
              {t('ui.close')}
            </Button>
          </>
        )}
      >
        {opened !== undefined && <AskedThen document={opened.document} />}
      </Dialog>
    </>
  );
}

/** What it asked, to read and not to change. */
function AskedThen({ document }: { document: FormDocument }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ol className={styles.versions}>
      {Array.from(everyField(document), (field) => (
        <li key={field.id}>
          <span>
            <strong>{labelText(field, language)}</strong>{' '}
            <span className={styles.muted}>{t(`fields.kinds.${field.kind}`)}</span>
          </span>
          {field.options.length > 0 && (
            <span className={styles.muted}>
              {field.options.map((option) => labelText({ id: option.value, label: option.label }, language)).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
