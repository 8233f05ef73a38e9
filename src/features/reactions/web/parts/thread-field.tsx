import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { Icon } from '#platform/web/ui/icon/icon.tsx';

interface FieldWords {
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean;
}

const stateOf = ({ id, help, error, required }: FieldWords) => ({
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
  'aria-required': required || undefined,
});

/** The browser's own fields, for pages of visitors: they work before any script has run. */
function Frame({ id, label, help, error, required, children }: FieldWords & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={fieldStyles.field} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
        {required && <span className={fieldStyles.required}> {t('reactions.form.required')}</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className={fieldStyles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          <Icon icon={CircleAlert} size={20} />
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}

type LineProps = FieldWords &
  Pick<ComponentProps<'input'>, 'name' | 'type' | 'autoComplete' | 'maxLength' | 'value' | 'onChange'>;

export function ThreadLine({ id, label, help, error, required, ...input }: LineProps) {
  const words = { id, label, help, error, required: required ?? false };
  return (
    <Frame {...words}>
      <input {...input} id={id} {...stateOf(words)} className={classNames(fieldStyles.box, fieldStyles.input)} />
    </Frame>
  );
}

type AreaProps = FieldWords &
  Pick<
    ComponentProps<'textarea'>,
    | 'name'
    | 'defaultValue'
    | 'ref'
    | 'onFocus'
    | 'onInput'
    | 'onClick'
    | 'onKeyDown'
    | 'onBlur'
    | 'aria-autocomplete'
    | 'aria-controls'
    | 'aria-activedescendant'
  >;

export function ThreadArea({ id, label, help, error, required, ...area }: AreaProps) {
  const words = { id, label, help, error, required: required ?? false };
  return (
    <Frame {...words}>
      <textarea
        {...area}
        id={id}
        dir="auto"
        rows={4}
        {...stateOf(words)}
        className={classNames(fieldStyles.box, fieldStyles.input, fieldStyles.area)}
      />
    </Frame>
  );
}
