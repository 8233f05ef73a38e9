import { useEffect, useRef } from 'react';
import { AssetFieldAtOnce } from '#features/assets/web/parts/asset-field-at-once.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { SettingInputProps } from '../setting-input-props.ts';

/** A picture of the site belongs to everyone. */
const owner = { public: 'true' } as const;

type FileInputProps = Omit<SettingInputProps<'files', string[]>, 'field'> & { isMany: boolean };

/** Pictures from the library, or sent along. */
export function FileInput({ id, label, help, error, value, onChange, isMany }: FileInputProps) {
  const language = useLanguage();
  // A file arrives later than it was sent: by then there may be others.
  const now = useRef({ value, onChange });
  useEffect(() => {
    now.current = { value, onChange };
  });
  return (
    <AssetFieldAtOnce
      {...{ id, label, help, error, language, owner, isMany }}
      kind="image"
      hasNoWords
      canSeeLibrary
      value={value.map((guid) => ({ guid }))}
      onChange={(change) => {
        const held = change(now.current.value.map((guid) => ({ guid })));
        now.current.onChange(held.map(({ guid }) => guid));
      }}
    />
  );
}
