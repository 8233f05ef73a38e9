import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { setField } from '../../../contract/building/change-form.ts';
import { withWords } from '../../../contract/building/change-options.ts';
import type { InnerField } from '../../../contract/form-document.ts';
import { useBuilder } from '../state/builder-context.ts';
import { useFieldNow } from '../state/use-field-now.ts';

interface FieldWordsProps {
  field: InnerField;
  part: 'label' | 'help' | 'message';
  label: string;
  help?: string;
  rows?: number;
}

/** Words of a field, in the language that one writes in. Of all that is set of it they alone are drawn at every key. */
export function FieldWords({ field, part, rows, ...asked }: FieldWordsProps) {
  const { session, language } = useBuilder();
  const { id, [part]: words } = useFieldNow(field);
  const typed = {
    ...asked,
    value: words.$lang[language] ?? '',
    onChange: (value: string) =>
      session.change(
        'typed',
        (document) => setField(document, id, { [part]: withWords(words, language, value) }),
        `${id} ${part} ${language}`,
      ),
  };
  return rows === undefined ? <TextField {...typed} /> : <TextArea {...typed} rows={rows} />;
}
