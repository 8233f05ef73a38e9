import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Redo2 from 'lucide-react/icons/redo';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo';
import type { ReactNode } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '#platform/web/notifications/say.ts';
import { Icon, type IconShape } from '#platform/web/ui/icon/icon.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Badge } from '#platform/web/ui/tag/badge.tsx';
import { type BuilderPart, FormParts } from '../../parts/form-parts.tsx';
import type { Saving } from '../session/form-session.ts';
import { useBuilder, useSession } from '../state/builder-context.ts';
import styles from './builder-bar.module.css';

interface BuilderBarProps {
  part: BuilderPart;
  onPart(part: BuilderPart): void;
  /** The number of the version that is filled in now. */
  version: number | null;
  /** The button that opens a test. */
  trial: ReactNode;
  /** The button that publishes. */
  publish: ReactNode;
}

/** Where you are and whether it is safe; back and again; the parts; publishing. */
export function BuilderBar({ part, onPart, version, trial, publish }: BuilderBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { guid, session, ui } = useBuilder();
  const title = useSession(({ document }) => pickLanguage(document.title, language, 'nl')?.value ?? '');
  const undoes = useSession((state) => state.undoes);
  const redoes = useSession((state) => state.redoes);
  const hasChanges = useSession((state) => state.hasChanges);
  return (
    <header className={`on-brand ${styles.bar}`}>
      <a className={styles.tool} href={withLanguagePrefix('/admin/forms', language)} aria-label={t('forms.build.back')}>
        <Icon icon={ArrowLeft} size={20} />
      </a>
      <div className={styles.name}>
        <strong>{title || t('forms.build.untitled')}</strong>
        <SavingLine />
      </div>
      <Badge tone={hasChanges || version === null ? 'now' : 'success'} icon={Check} className={styles.badge ?? ''}>
        {hasChanges || version === null
          ? t('forms.build.draft', { version: (version ?? 0) + 1 })
          : t('forms.build.version', { version })}
      </Badge>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
      <div role="group" aria-label={t('forms.build.history')} className={styles.tools}>
        <BarTool
          icon={Undo2}
          label={
            undoes === undefined
              ? t('forms.build.nothingToUndo')
              : t('forms.build.undo', { step: t(`forms.build.done.${undoes}`) })
          }
          isOff={undoes === undefined}
          onPress={session.undo}
        />
        <BarTool
          icon={Redo2}
          label={
            redoes === undefined
              ? t('forms.build.nothingToRedo')
              : t('forms.build.redo', { step: t(`forms.build.done.${redoes}`) })
          }
          isOff={redoes === undefined}
          onPress={session.redo}
        />
      </div>
      <FormParts
        guid={guid}
        version={version}
        current={part}
        canEdit
        onPart={onPart}
        isOnBar
        className={styles.parts}
      />
      <div className={styles.end}>
        <WritingLanguage />
        {part === 'questions' && (
          <span className={styles.narrowOnly}>
            <BarTool
              icon={SlidersHorizontal}
              label={t('forms.build.options')}
              onPress={() => ui.set({ sheet: 'options' })}
            />
          </span>
        )}
        {trial}
        {publish}
      </div>
    </header>
  );
}

function WritingLanguage() {
  const { t } = useTranslation();
  const own = useLanguage();
  const languages = useLanguages();
  const { language, setLanguage } = useBuilder();
  if (languages.length < 2) return null;
  return (
    <label className={styles.language}>
      <span className="visually-hidden">{t('forms.build.writeIn')}</span>
      <select
        value={language}
        onChange={({ currentTarget }) => {
          const chosen = languages.find((one) => one === currentTarget.value);
          if (chosen !== undefined) setLanguage(chosen);
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageName(one, own)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BarToolProps {
  icon: IconShape;
  label: string;
  /** It stays where it is for who is at it by keyboard. */
  isOff?: boolean;
  onPress(): void;
}

function BarTool({ icon, label, isOff = false, onPress }: BarToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      className={styles.tool}
      onClick={({ currentTarget }) => {
        if (!isOff) onPress();
        keepFocus(() => currentTarget);
      }}
    >
      <Icon icon={icon} size={20} />
    </button>
  );
}

const icons: Record<Saving['kind'], IconShape> = {
  saved: Check,
  saving: LoaderCircle,
  'kept-here': CloudOff,
  stopped: TriangleAlert,
};

/** Is it safe: under the title, always in sight. Trouble is said. */
function SavingLine() {
  const { t } = useTranslation();
  const dates = useDates();
  const saving = useSession((state) => state.saving);
  const words =
    saving.kind === 'saved'
      ? saving.at === null
        ? t('forms.build.saving.nothing')
        : t('forms.build.saving.saved', { time: dates.hour(saving.at) })
      : t(`forms.build.saving.${saving.kind === 'stopped' ? saving.reason : saving.kind}`);
  useSaid(saving.kind === 'kept-here' || saving.kind === 'stopped' ? words : '');
  return (
    <span className={styles.saving} data-kind={saving.kind}>
      <Icon icon={icons[saving.kind]} size={16} />
      {words}
    </span>
  );
}
