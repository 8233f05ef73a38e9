import { type ComponentType, Suspense, use } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { FieldInputProps } from './field-input-props.ts';
import { fieldInputs } from './field-inputs.ts';

/** A field as its kind is filled in. The kind is fetched with the first field of it. */
export function FieldInput(props: FieldInputProps<unknown>) {
  const { t } = useTranslation();
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      <LoadedInput {...props} />
    </Suspense>
  );
}

function LoadedInput(props: FieldInputProps<unknown>) {
  const { kind } = props.field;
  const module = fieldInputs.get(kind) ?? (fieldInputs.isKnown(kind) ? use(fieldInputs.load(kind)) : undefined);
  if (module === undefined) return null;
  const Input = module.default as ComponentType<FieldInputProps<unknown>>;
  return <Input {...props} />;
}
