import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useAssetField } from '#features/assets/web/asset-field-context.ts';
import type { HeldAsset } from '#features/assets/web/picker/held-asset.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { Skeleton } from '#platform/web/ui/skeleton/skeleton.tsx';
import { useEditedBlock } from '../edited-block-context.ts';
import { insertIn, setIn } from '../option-change.ts';

interface AssetInputProps extends OptionInputProps<FieldOf<'asset'>> {
  /** The path leads to a list, and what is chosen becomes an entry of it. */
  isNewEntry?: boolean;
}

/** A file, from the library or sent along; what the block keeps of it comes with it. */
export function AssetInput({ field, path, names, isNewEntry = false }: AssetInputProps) {
  const { t } = useTranslation();
  const { block, language, run } = useEditedBlock();
  const { label, help } = useOptionWords(names);
  const AssetField = useAssetField();
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  // A file arrives later than it was sent: by then the block may be another.
  const now = useRef(block);
  useEffect(() => {
    now.current = block;
  });
  const held = isNewEntry ? [] : heldAt(valueAt(block, path), field);

  function put(change: (held: readonly HeldAsset[]) => HeldAsset[]) {
    const [chosen] = change(isNewEntry ? [] : heldAt(valueAt(now.current, path), field));
    const isWrong = chosen !== undefined && !(field.mediaTypes?.includes(chosen.mediaType ?? '') ?? true);
    setRefused(isWrong);
    if (!isWrong) run(...changesFor(now.current, { field, path, isNewEntry }, chosen));
  }
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <AssetField
        id={id}
        kind="any"
        label={label}
        help={help}
        error={isRefused ? t('editor.drawer.wrongFile') : undefined}
        language={language}
        owner={{ block: block.guid }}
        value={held}
        onChange={put}
      />
    </Suspense>
  );
}

function heldAt(value: unknown, { keeps }: FieldOf<'asset'>): HeldAsset[] {
  const held = Object.fromEntries(Object.entries(keeps).map(([key, fact]) => [fact, valueAt(value, [key])]));
  return typeof held.guid === 'string' ? [held as unknown as HeldAsset] : [];
}

function changesFor(
  block: StoredBlock,
  { field, path, isNewEntry = false }: Pick<AssetInputProps, 'field' | 'path' | 'isNewEntry'>,
  chosen: HeldAsset | undefined,
): Operation[] {
  const kept = Object.entries(field.keeps).flatMap(([key, fact]): [string, JsonValue][] => {
    const value = chosen?.[fact];
    return value === undefined ? [] : [[key, value]];
  });
  if (isNewEntry) return chosen === undefined ? [] : insertIn(block, path, [Object.fromEntries(kept)]);
  if (field.isSpread !== true) return setIn(block, path, chosen === undefined ? undefined : Object.fromEntries(kept));
  // An entry that must have a file keeps the one it has until there is another.
  if (chosen === undefined && field.isOptional !== true) return [];
  const facts = new Map(kept);
  return Object.keys(field.keeps).flatMap((key) => setIn(block, [...path, key], facts.get(key)));
}
