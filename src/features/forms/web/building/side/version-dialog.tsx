import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { labelText } from '../../../contract/building/condition-words.ts';
import type { FormDocument } from '../../../contract/form-document.ts';
import { everyField } from '../../../contract/form-questions.ts';
import { ChangeList } from '../publish/change-list.tsx';
import { plainDifferences } from '../publish/plain-differences.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import styles from './side.module.css';

export interface OpenedVersion {
  version: number;
  document: FormDocument;
}

/** What a version asked beside the draft, and back to it: it becomes the draft, which undo takes back. */
export function VersionDialog({ opened, onClose }: { opened: OpenedVersion | undefined; onClose(): void }) {
  const { t } = useTranslation();
  const { session, ui } = useBuilder();
  const draft = useSession((state) => state.document);
  const notifications = useNotifications();
  const changes = opened === undefined ? [] : plainDifferences(opened.document, draft);

  function makeDraft({ version, document }: OpenedVersion): void {
    session.change('version', () => document);
    ui.set({ chosen: document.fields[0]?.id ?? null, lifted: null });
    notifications.create({
      type: 'positive',
      message: t('forms.build.versionBack', { version }),
      actions: [{ label: t('forms.build.undoIt'), onPress: () => session.undo() }],
    });
  }

  return (
    <Dialog
      title={t('forms.build.version', { version: opened?.version ?? 0 })}
      isOpen={opened !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={(close) => (
        <>
          {changes.length > 0 && (
            <Button
              variant="primary"
              onPress={() => {
                if (opened !== undefined) makeDraft(opened);
                close();
              }}
            >
              {t('forms.build.makeDraft')}
            </Button>
          )}
          <Button variant="quiet" onPress={close}>
            {t('ui.close')}
          </Button>
        </>
      )}
    >
      {opened !== undefined && (
        <>
          <h3>{t('forms.build.comparedWithDraft')}</h3>
          <ChangeList changes={changes} />
          <h3>{t('forms.build.askedThen', { version: opened.version })}</h3>
          <AskedThen document={opened.document} />
        </>
      )}
    </Dialog>
  );
}

/** What it asked, to read and not to change. */
function AskedThen({ document }: { document: FormDocument }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ol className={styles.asked}>
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
