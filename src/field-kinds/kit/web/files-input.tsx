import { Suspense, use, useRef } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { type FieldInputProps, textsOf } from './field-input-props.ts';
import { FilesFieldContext, type HeldFile } from './files-field-context.ts';

interface FilesInputProps<Kept> extends FieldInputProps<Kept[]> {
  files: 'image' | 'any';
  /** It keeps which part of a picture is shown, and what must stay in sight. */
  hasCrop?: boolean;
  heldOf(kept: Kept): HeldFile;
  /** What of a file the kind keeps; the rest the field may know and need not stay. */
  keptOf(held: HeldFile): Kept;
}

/** Files, or pictures with what is to be seen on them. */
export function FilesInput<Kept>({ files, hasCrop = false, heldOf, keptOf, ...props }: FilesInputProps<Kept>) {
  const { t } = useTranslation();
  const drawField = use(FilesFieldContext);
  const kept = props.value ?? [];
  // A file arrives later than it was sent, and is added to what is there by then.
  const latest = useRef(kept);
  latest.current = kept;
  return (
    <Suspense
      fallback={
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      }
    >
      {drawField?.({
        ...textsOf(props),
        kind: files,
        hasCrop,
        isMany: props.field.isMany ?? false,
        language: props.language,
        value: kept.map(heldOf),
        onChange: (change) => {
          latest.current = change(latest.current.map(heldOf)).map(keptOf);
          props.onChange(latest.current);
        },
      })}
    </Suspense>
  );
}
