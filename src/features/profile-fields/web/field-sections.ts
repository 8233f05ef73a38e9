import type { FieldCategory } from '../contract/field-category.ts';
import type { ProfileFieldDefinition } from '../contract/profile-field.ts';

interface Section {
  section: string;
  fields: ProfileFieldDefinition[];
}

/** The sections of a category, in order. The server gives the fields in order already. */
export function sectionsOf(fields: readonly ProfileFieldDefinition[], category: FieldCategory): Section[] {
  const sections: Section[] = [];
  for (const field of fields) {
    if (field.category !== category) continue;
    const known = sections.find(({ section }) => section === field.section.nl);
    if (known) known.fields.push(field);
    else sections.push({ section: field.section.nl, fields: [field] });
  }
  return sections;
}

/** All fields, with those that are named in their new order, in the places that they have together. */
export function replaceSection(
  fields: readonly ProfileFieldDefinition[],
  guids: readonly string[],
): ProfileFieldDefinition[] {
  const named = guids.flatMap((guid) => fields.find((field) => field.guid === guid) ?? []);
  return fields.map((field) => (guids.includes(field.guid) ? (named.shift() ?? field) : field));
}

/** All fields, with one section a place up or down among those of its category. */
export function moveSection(
  fields: readonly ProfileFieldDefinition[],
  category: FieldCategory,
  section: string,
  by: -1 | 1,
): ProfileFieldDefinition[] {
  const sections = sectionsOf(fields, category);
  const from = sections.findIndex((one) => one.section === section);
  const to = from + by;
  const moving = sections[from];
  if (moving === undefined || to < 0 || to >= sections.length) return [...fields];
  const moved = sections.toSpliced(from, 1).toSpliced(to, 0, moving);
  return [...fields.filter((field) => field.category !== category), ...moved.flatMap((one) => one.fields)];
}
