import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { FormCheck } from '../../../contract/form-checks.ts';
import { useBuilder } from '../state/builder-context.ts';
import { focusField } from '../state/field-elements.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import styles from './side.module.css';

/** What is to be said of the form before it is published; a press goes to the place. */
export function ChecksTab({ checks, onGo }: { checks: readonly FormCheck[]; onGo?: () => void }) {
  const { t } = useTranslation();
  const { ui } = useBuilder();
  const commands = useFieldCommands();
  if (checks.length === 0) {
    return (
      <p className={styles.ok}>
        <Icon icon={CircleCheck} size={20} />
        {t('forms.build.allGood')}
      </p>
    );
  }
  return (
    <ul className={styles.checks}>
      {checks.map(({ code, severity, field, values }) => (
        <li key={`${code} ${field}`}>
          <button
            type="button"
            onClick={() => {
              onGo?.();
              ui.set({ sheet: null });
              commands.choose(field ?? null);
              if (field !== undefined) focusField(field);
            }}
          >
            <Icon
              icon={severity === 'blocks' ? CircleAlert : TriangleAlert}
              size={20}
              className={styles[severity] ?? ''}
              label={t(`forms.build.severity.${severity}`)}
            />
            <span>
              {field !== undefined && <strong>{commands.nameOf(field)}: </strong>}
              {t(`forms.checks.${code}`, values)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
