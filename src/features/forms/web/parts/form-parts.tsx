import type { ReactNode } from 'react';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Count } from '#platform/web/ui/tag/count.tsx';
import styles from './form-parts.module.css';

const formParts = ['questions', 'submissions', 'dashboard', 'settings'] as const;
type FormPart = (typeof formParts)[number];
/** Those that are made here, by who makes forms. */
export type BuilderPart = 'questions' | 'settings';

const isOfBuilder = (part: FormPart): part is BuilderPart => part === 'questions' || part === 'settings';

interface FormPartsProps {
  guid: string;
  /** Which one the dashboard is of; null while it was never published, and has nothing but its questions. */
  version: number | string | null;
  current: FormPart;
  /** Who deals with what it brings in need not be who makes it. */
  canEdit: boolean;
  /** How many submissions are open. */
  open?: number;
  /** Where both parts of the builder are on one screen. */
  onPart?(part: BuilderPart): void;
  /** On the bar of the builder. */
  isOnBar?: boolean;
  className?: string | undefined;
}

/** What a form has: its questions, what it brought in, what that comes to, and its settings. */
export function FormParts(props: FormPartsProps) {
  const { guid, version, current, canEdit, open, onPart, isOnBar = false, className } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const paths: Record<FormPart, string> = {
    questions: `/admin/forms/view/${guid}`,
    submissions: `/admin/forms/${guid}`,
    dashboard: `/admin/forms/${guid}/${version ?? 'all'}/dashboard`,
    settings: `/admin/forms/view/${guid}?part=settings`,
  };
  const shown = formParts.filter((part) => (isOfBuilder(part) ? canEdit : version !== null || part === current));
  const wordsOf = (part: FormPart): ReactNode => (
    <>
      {t(`forms.parts.${part}`)}
      {part === 'submissions' && open !== undefined && <Count value={open} label={t('forms.parts.open')} />}
    </>
  );
  return (
    <nav className={className} aria-label={t('forms.parts.label')} data-print="hidden">
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={classNames(styles.parts, isOnBar && styles.bar)}>
        {shown.map((part) => {
          const marks = { className: styles.part, 'aria-current': part === current ? ('page' as const) : undefined };
          return (
            <li key={part}>
              {onPart !== undefined && isOfBuilder(part) ? (
                <button type="button" {...marks} onClick={() => onPart(part)}>
                  {wordsOf(part)}
                </button>
              ) : (
                <a {...marks} href={withLanguagePrefix(paths[part], language)}>
                  {wordsOf(part)}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
