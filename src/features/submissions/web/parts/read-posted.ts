import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';

/** What a browser would post of this form now. Files have been sent before, and are named by hidden fields. */
export function readPosted(form: HTMLFormElement): PostedFields {
  const posted: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const values = posted[name];
    if (values === undefined) posted[name] = [value];
    else values.push(value);
  }
  return posted;
}
