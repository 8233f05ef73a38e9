export interface OrderedField {
  guid: string;
  category: string;
  section: string;
  subsection: string;
  sectionOrdinal: number;
  subsectionOrdinal: number;
  fieldOrdinal: number;
}

export interface Ordinals {
  sectionOrdinal: number;
  subsectionOrdinal: number;
  fieldOrdinal: number;
}

/** §3: by section, subsection and field; what has the same number stays in a stable order. */
export const byOrdinals = (one: OrderedField, other: OrderedField): number =>
  one.sectionOrdinal - other.sectionOrdinal ||
  one.section.localeCompare(other.section) ||
  one.subsectionOrdinal - other.subsectionOrdinal ||
  one.subsection.localeCompare(other.subsection) ||
  one.fieldOrdinal - other.fieldOrdinal ||
  one.guid.localeCompare(other.guid);

/** The numbers that give this order. A section stands where the first of its fields stands. */
export function ordinalsFor(fields: readonly OrderedField[]): Map<string, Ordinals> {
  const places = new Map<string, number>();
  const placeOf = (...path: string[]): number => {
    const key = JSON.stringify(path);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  return new Map(
    fields.map(({ guid, category, section, subsection }, index) => [
      guid,
      {
        sectionOrdinal: placeOf(category, section),
        subsectionOrdinal: placeOf(category, section, subsection),
        fieldOrdinal: index,
      },
    ]),
  );
}

export interface FieldSection<Field> {
  section: string;
  subsections: { subsection: string; fields: Field[] }[];
}

/** Fields in the order of their ordinals, under the headings that they are read under. */
export function inSections<Field extends OrderedField>(fields: readonly Field[]): FieldSection<Field>[] {
  const sections: FieldSection<Field>[] = [];
  for (const field of fields.toSorted(byOrdinals)) {
    let section = sections.find((one) => one.section === field.section);
    if (section === undefined) {
      section = { section: field.section, subsections: [] };
      sections.push(section);
    }
    let part = section.subsections.find((one) => one.subsection === field.subsection);
    if (part === undefined) {
      part = { subsection: field.subsection, fields: [] };
      section.subsections.push(part);
    }
    part.fields.push(field);
  }
  return sections;
}
