import { AssetInput } from './inputs/asset-input.tsx';
import { ChoiceInput, ChoicesInput, IconInput, NumberInput, SwitchInput } from './inputs/choice-inputs.tsx';
import { DateInput, MomentInput, TimeInput } from './inputs/date-inputs.tsx';
import { HrefInput } from './inputs/href-input.tsx';
import { ListInput } from './inputs/list-input.tsx';
import { PictureInput } from './inputs/picture-input.tsx';
import { ReferenceInput } from './inputs/reference-input.tsx';
import { LineInput, RichTextInput, TextInput } from './inputs/text-inputs.tsx';
import type { OptionInputProps, OptionInputsProps } from './option-input-props.ts';

/** One option of a block, as its kind is asked for. */
export function OptionInput({ field, path, names }: OptionInputProps) {
  const place = { path, names };
  switch (field.kind) {
    case 'text':
    case 'markup':
      return <TextInput {...place} field={field} />;
    case 'rich-text':
      return <RichTextInput {...place} field={field} />;
    case 'line':
      return <LineInput {...place} field={field} />;
    case 'number':
      return <NumberInput {...place} field={field} />;
    case 'switch':
      return <SwitchInput {...place} field={field} />;
    case 'choice':
      return <ChoiceInput {...place} field={field} />;
    case 'choices':
      return <ChoicesInput {...place} field={field} />;
    case 'icon':
      return <IconInput {...place} field={field} />;
    case 'href':
      return <HrefInput {...place} field={field} />;
    case 'date':
      return <DateInput {...place} field={field} />;
    case 'moment':
      return <MomentInput {...place} field={field} />;
    case 'time':
      return <TimeInput {...place} field={field} />;
    case 'picture':
      return <PictureInput {...place} field={field} />;
    case 'asset':
      return <AssetInput {...place} field={field} />;
    case 'reference':
      return <ReferenceInput {...place} field={field} />;
    case 'list':
      return <ListInput {...place} field={field} entry={(inner) => <OptionInputs {...inner} />} />;
    case 'object':
      return <OptionInputs fields={field.fields} path={path} names={names} />;
    case 'key':
    case 'other':
      return null;
  }
}

/** The fields of a block or of an entry, below each other. */
export function OptionInputs({ fields, path, names }: OptionInputsProps) {
  return fields.map((field) => (
    <OptionInput
      key={field.name}
      field={field}
      path={'isSpread' in field && field.isSpread ? path : [...path, field.name]}
      names={[...names, field.name]}
    />
  ));
}
