import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { formExamples } from '../contract/examples/form-examples.ts';
import { FormSettings } from '../contract/form.ts';
import { FormDocument } from '../contract/form-document.ts';
import type { FormExampleName } from '../contract/form-example-names.ts';

type Beginning =
  | { example: FormExampleName }
  | { copyOf: { draft: FormDocument; settings: FormSettings } }
  | { nothing: true };

export interface BegunForm {
  document: FormDocument;
  settings: FormSettings;
}

/** What a new form starts with, under the name that its maker gave it. */
export function beginForm(title: string, from: Beginning): BegunForm {
  if ('nothing' in from) {
    const fields = [{ id: 'question1', kind: 'text', label: text('Vraag 1', 'Question 1') }];
    return { document: FormDocument.parse({ title: text(title), fields }), settings: FormSettings.parse({}) };
  }
  if ('copyOf' in from) {
    const { draft, settings } = from.copyOf;
    return { document: titled(draft, title), settings };
  }
  const { document, settings } = formExamples[from.example];
  return { document: titled(FormDocument.parse(document), title), settings: FormSettings.parse(settings) };
}

/** Under another name what the others call it is not true any more. */
function titled(document: FormDocument, title: string): FormDocument {
  const isSame = document.title.$lang[defaultLanguage] === title;
  return isSame ? document : { ...document, title: text(title) };
}
