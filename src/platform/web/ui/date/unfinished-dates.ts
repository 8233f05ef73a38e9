/** A field in which a date or a time was begun and not finished. */
export interface UnfinishedDate {
  id: string;
  label: string;
}

/** Each part names itself and then the field's label, which may be followed by a word that it is required. */
const labelOf = (part: Element | undefined): string => {
  const labelId = part?.getAttribute('aria-labelledby')?.split(' ').at(-1) ?? '';
  return document.getElementById(labelId)?.firstChild?.textContent ?? '';
};

/** Such a field holds nothing until every part of it is filled in: saving would lose what was typed without a word. */
export function unfinishedDates(form: ParentNode): UnfinishedDate[] {
  const parts = [...form.querySelectorAll('[role="spinbutton"][data-type]')];
  const fields = new Set(parts.flatMap((part) => part.parentElement ?? []));
  return [...fields].flatMap((field) => {
    const own = parts.filter((part) => part.parentElement === field);
    const empty = own.filter((part) => part.hasAttribute('data-placeholder'));
    const isUnfinished = empty.length > 0 && empty.length < own.length;
    return isUnfinished ? [{ id: field.id, label: labelOf(own[0]) }] : [];
  });
}
