import { ChoiceInput, ChoicesInput, NumberInput, SwitchInput } from './inputs/choice-inputs.tsx';
import { DateInput, MomentInput, TimeInput } from './inputs/date-inputs.tsx';
import { ListInput } from './inputs/list-input.tsx';
import { LineInput, TextInput } from './inputs/text-inputs.tsx';
import type { OptionInputProps, OptionInputsProps } from './option-input-props.ts';
import { useEditedOptions } from './options-context.ts';

/** One option, as its kind is asked for. What only one place asks for, that place draws. */
function OptionInput({ field, path, names }: OptionInputProps) {
  const own = useEditedOptions().draw?.({ field, path, names });
  if (own !== undefined) return own;
  const place = { path, names };
  switch (field.kind) {
    case 'text':
    case 'markup':
      return <TextInput {...place} field={field} />;
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
    case 'date':
      return <DateInput {...place} field={field} />;
    case 'moment':
      return <MomentInput {...place} field={field} />;
    case 'time':
      return <TimeInput {...place} field={field} />;
    case 'list':
      return <ListInput {...place} field={field} entry={(inner) => <OptionInputs {...inner} />} />;
    case 'object':
      return <OptionInputs fields={field.fields} path={path} names={names} />;
    default:
      return null;
  }
}

/** The options of one thing, or the fields of an entry, below each other. */
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
