import { type ComponentType, Suspense, use } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { FieldInputModule, FieldInputProps } from './field-input-props.ts';
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
  const module = fieldInputs.get(kind);
  if (module !== undefined) return <DrawnInput module={module} {...props} />;
  return fieldInputs.isKnown(kind) ? <AwaitedInput {...props} /> : null;
}

/** Waits at every draw of it: React holds a component that waited to that. */
function AwaitedInput(props: FieldInputProps<unknown>) {
  const module = use(fieldInputs.load(props.field.kind));
  return module && <DrawnInput module={module} {...props} />;
}

function DrawnInput({ module, ...props }: FieldInputProps<unknown> & { module: FieldInputModule }) {
  const Input = module.default as ComponentType<FieldInputProps<unknown>>;
  return <Input {...props} />;
}
