import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';

/** Into the fields that are there, where nothing was typed yet: drawing them anew would take the focus away. */
export function writeInto(form: HTMLFormElement, known: PostedFields): void {
  for (const [name, [value = '']] of Object.entries(known)) {
    const field = form.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '') {
      field.value = value;
    }
  }
}
