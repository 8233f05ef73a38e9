import { use } from 'react';
import { type FieldInputProps, textsOf } from '../kit/web/field-input-props.ts';
import { FindersContext } from '../kit/web/finders-context.ts';
import { NamedInput } from '../kit/web/named-input.tsx';
import definition from './definition.ts';

export const kind = definition;

export default function PersonInput({ value, onChange, ...props }: FieldInputProps<string[]>) {
  const finders = use(FindersContext);
  if (finders === undefined) return null;
  return (
    <NamedInput
      {...textsOf(props)}
      isMany={props.field.isMany ?? false}
      finder={finders.person}
      guids={value ?? []}
      onChange={onChange}
    />
  );
}
