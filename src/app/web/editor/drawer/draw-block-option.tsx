import type { ReactNode } from 'react';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { AssetInput } from './inputs/asset-input.tsx';
import { HrefInput } from './inputs/href-input.tsx';
import { IconInput } from './inputs/icon-input.tsx';
import { LanguageInput } from './inputs/language-input.tsx';
import { PictureInput } from './inputs/picture-input.tsx';
import { ReferenceInput } from './inputs/reference-input.tsx';
import { RichTextInput } from './inputs/rich-text-input.tsx';

/** The kinds of options that blocks alone have. */
export function drawBlockOption({ field, ...place }: OptionInputProps): ReactNode | undefined {
  switch (field.kind) {
    case 'rich-text':
      return <RichTextInput {...place} field={field} />;
    case 'line':
      return field.format === 'language' ? <LanguageInput {...place} field={field} /> : undefined;
    case 'icon':
      return <IconInput {...place} field={field} />;
    case 'href':
      return <HrefInput {...place} field={field} />;
    case 'picture':
      return <PictureInput {...place} field={field} />;
    case 'asset':
      return <AssetInput {...place} field={field} />;
    case 'reference':
      return <ReferenceInput {...place} field={field} />;
    default:
      return undefined;
  }
}

/** An entry that is nothing without its file begins with choosing one. */
export function drawNewFile({ field, path, names }: OptionInputProps<FieldOf<'list'>>): ReactNode | undefined {
  const file = field.fields.find((one): one is FieldOf<'asset'> => one.kind === 'asset' && one.isOptional !== true);
  return file && <AssetInput field={file} path={path} names={[...names, file.name]} isNewEntry />;
}
