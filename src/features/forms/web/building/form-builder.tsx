import { useEffect, useMemo, useState } from 'react';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { CallError } from '#platform/web/api/call-error.ts';
import { isUnreachable } from '#platform/web/api/is-unreachable.ts';
import { useDetailTitle } from '#platform/web/head/detail-title.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { useIsWide } from '#platform/web/use-is-wide.ts';
import type { FormForEditing } from '../../contract/form.ts';
import { checkForm } from '../../contract/form-checks.ts';
import { readForm, saveFormDraft } from '../../contract/forms.endpoints.ts';
import type { BuilderPart } from '../parts/form-parts.tsx';
import { BuilderBar } from './bar/builder-bar.tsx';
import { DragLayer } from './dragging/drag-layer.tsx';
import { canvasId } from './dragging/nearest-drop.ts';
import styles from './form-builder.module.css';
import { Palette } from './left/palette.tsx';
import { StepsList } from './left/steps-list.tsx';
import { Paper } from './paper/paper.tsx';
import { PlanNotices } from './plans/plan-notices.tsx';
import { useFormPlans } from './plans/use-form-plans.ts';
import { ConflictDialog } from './publish/conflict-dialog.tsx';
import { PublishButton } from './publish/publish-dialog.tsx';
import { createFormSession } from './session/create-form-session.ts';
import { createSessionStore } from './session/session-store.ts';
import { SettingsPart } from './settings/settings-part.tsx';
import { useFormSettings } from './settings/use-form-settings.ts';
import { SidePanel } from './side/side-panel.tsx';
import { BuilderContext, useBuilder, useDocumentAtPause, useUi } from './state/builder-context.ts';
import { createBuilderUi } from './state/builder-ui.ts';
import { focusSoon } from './state/field-elements.ts';
import { TrialButton } from './trying/trial-dialog.tsx';

interface FormBuilderProps {
  form: FormForEditing;
  who: string;
  /** Where it begins. */
  part?: BuilderPart;
}

/** A session for as long as the screen is there. */
export function FormBuilder({ form, who, part = 'questions' }: FormBuilderProps) {
  const call = useCall();
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const [{ session, ui }] = useState(() => {
    const { guid } = form;
    return {
      session: createFormSession(
        form,
        {
          save: (unsent) => call(saveFormDraft, { params: { guid }, body: unsent }),
          read: () => call(readForm, { params: { guid } }),
          isConflict: (error) => error instanceof CallError && error.status === 409,
          isPassing: (error) => isUnreachable(error) || (error instanceof CallError && error.status >= 500),
        },
        createSessionStore(guid, who),
      ),
      ui: createBuilderUi(form.document.fields[0]?.id ?? null),
    };
  });
  useEffect(() => () => void session.flush().finally(session.close), [session]);
  const builder = useMemo(
    () => ({ guid: form.guid, session, ui, language, setLanguage }),
    [form.guid, session, ui, language],
  );
  return (
    <BuilderContext value={builder}>
      <BuilderParts form={form} start={part} />
    </BuilderContext>
  );
}

function BuilderParts({ form, start }: { form: FormForEditing; start: BuilderPart }) {
  const { t } = useTranslation();
  const { session } = useBuilder();
  const [part, setPart] = useState(start);
  const [versions, setVersions] = useState(form.versions);
  const settings = useFormSettings(form.guid, form.settings);
  const plans = useFormPlans(form.guid, form);
  const document = useDocumentAtPause();
  const checks = useMemo(
    () => checkForm(document, settings.settings, questionBook.named),
    [document, settings.settings],
  );
  const latest = versions.reduce<(typeof versions)[number] | undefined>(
    (last, one) => (last === undefined || one.version > last.version ? one : last),
    undefined,
  );
  useDetailTitle(document.title.$lang.nl ?? t('forms.build.untitled'));
  useHistoryKeys();
  return (
    <>
      <BuilderBar
        part={part}
        onPart={setPart}
        version={latest?.version ?? null}
        trial={<TrialButton settings={settings.settings} />}
        publish={
          <PublishButton
            checks={checks}
            latest={latest}
            plans={plans}
            onPublished={(version) => {
              plans.forget();
              setVersions((before) => [version, ...before]);
              session.published();
            }}
          />
        }
      />
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        <PlanNotices plans={plans} />
        {part === 'questions' ? <Questions checks={checks} versions={versions} /> : <SettingsPart draft={settings} />}
      </main>
      <ConflictDialog />
      <DragLayer />
    </>
  );
}

function Questions({ checks, versions }: Parameters<typeof SidePanel>[0]) {
  const { t } = useTranslation();
  const { ui } = useBuilder();
  const isWide = useIsWide();
  const sheet = useUi((now) => now.sheet);
  const close = (isOpen: boolean) => {
    if (!isOpen) ui.set({ sheet: null });
  };
  const left = (
    <>
      <StepsList />
      <Palette />
    </>
  );
  return (
    <div className={styles.build}>
      {isWide ? (
        <nav aria-label={t('forms.build.left')} className={styles.left}>
          {left}
        </nav>
      ) : (
        <Drawer title={t('forms.build.left')} side="start" isOpen={sheet === 'palette'} onOpenChange={close}>
          {left}
        </Drawer>
      )}
      <div id={canvasId} className={styles.canvas}>
        <Paper />
        <p className={styles.keys}>{t('forms.build.keys')}</p>
      </div>
      {isWide ? (
        <aside aria-label={t('forms.build.options')} className={styles.side}>
          <SidePanel checks={checks} versions={versions} />
        </aside>
      ) : (
        <Drawer title={t('forms.build.options')} isOpen={sheet === 'options'} onOpenChange={close}>
          <SidePanel checks={checks} versions={versions} />
        </Drawer>
      )}
    </div>
  );
}

/** Back and again from anywhere on the screen, and "/" to what can be added. */
function useHistoryKeys(): void {
  const { t } = useTranslation();
  const { session } = useBuilder();
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        focusSoon('veld-zoeken');
        return;
      }
      const isHistory = (event.ctrlKey || event.metaKey) && !event.altKey;
      const key = event.key.toLowerCase();
      if (!isHistory || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      const isRedo = key === 'y' || event.shiftKey;
      const step = isRedo ? session.redo() : session.undo();
      if (step !== undefined) {
        say(t(isRedo ? 'forms.build.redo' : 'forms.build.undone', { step: t(`forms.build.done.${step}`) }));
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [session, t]);
}
