import { useRef } from 'react';
import { isSameButForWords } from '../../../contract/building/words-only.ts';
import type { FormDocument, FormField, InnerField } from '../../../contract/form-document.ts';
import { everyField } from '../../../contract/form-questions.ts';
import { useSession } from './builder-context.ts';

type Field = InnerField | FormField;

const byId = new WeakMap<FormDocument, ReadonlyMap<string, Field>>();

/** Three hundred fields ask at every key. */
function fieldsOf(document: FormDocument): ReadonlyMap<string, Field> {
  const known = byId.get(document) ?? new Map(Array.from(everyField(document), (field) => [field.id, field]));
  byId.set(document, known);
  return known;
}

/** It as it is now, where what surrounds it follows at a pause (0090). */
export const useFieldNow = <Drawn extends Field>(drawn: Drawn): Drawn =>
  useSession(({ document }) => (fieldsOf(document).get(drawn.id) as Drawn | undefined) ?? drawn);

/** It as it was when something other than its words last changed. */
export function useFieldButForWords(id: string | null): Field | undefined {
  const last = useRef<Field>(undefined);
  return useSession(({ document }) => {
    const field = id === null ? undefined : fieldsOf(document).get(id);
    if (field === undefined || last.current?.id !== id || !isSameButForWords(last.current, field)) last.current = field;
    return last.current;
  });
}
