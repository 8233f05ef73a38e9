import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { FormDocument, InnerField } from '../form-document.ts';
import { canStandAt } from './change-form.ts';
import { type FieldPlace, findField } from './field-place.ts';
import { hangersAfter } from './opened-by.ts';

/** A gap where something can be put down, as the form stands now. */
export interface DropPlace {
  /** Right above this field; below the last of the form or of its group when null. */
  above: string | null;
  group: string | null;
  /** Where it then stands: counted without what is being moved. */
  place: FieldPlace;
}

/** What is held: a field of the form, or a kind from the palette. */
export type Held = { id: string } | { question: Pick<QuestionKind, 'kind' | 'holdsQuestions'> };

type Book = (kind: string) => Pick<QuestionKind, 'kind' | 'holdsQuestions'> | undefined;

/** The id of what is held, and of what hangs on it right below: they go together. */
export function idsAlong(document: Pick<FormDocument, 'fields'>, id: string): string[] {
  const found = findField(document, id);
  if (found === undefined) return [];
  const { index, siblings } = found;
  return siblings.slice(index, index + 1 + hangersAfter(siblings, index)).map((field) => field.id);
}

/** All gaps, in the order in which they stand in the form. One within what is held is where it stands already. */
export function dropPlaces(document: FormDocument, held: Held, named: Book): DropPlace[] {
  const along = 'id' in held ? idsAlong(document, held.id) : [];
  const fields = along.flatMap((id) => findField(document, id)?.field ?? []);
  const kinds = 'id' in held ? fields.map(({ kind }) => named(kind)) : [held.question];
  const fitsGroup = kinds.every((one) => canStandAt(one, { group: '', index: 0 }));
  const moved = new Set(along);
  const gapsIn = (group: string | null, siblings: readonly InnerField[]): DropPlace[] => {
    let index = 0;
    const gaps: DropPlace[] = [];
    for (const field of siblings) {
      gaps.push({ above: field.id, group, place: { group, index } });
      const inner = 'fields' in field ? (field.fields as readonly InnerField[]) : [];
      if (group === null && fitsGroup && !moved.has(field.id) && named(field.kind)?.holdsQuestions) {
        gaps.push(...gapsIn(field.id, inner));
      }
      if (!moved.has(field.id)) index += 1;
    }
    return [...gaps, { above: null, group, place: { group, index } }];
  };
  return gapsIn(null, document.fields);
}

/** Whether it is put down where it stood. */
export function isSamePlace(document: FormDocument, held: Held, { group, index }: FieldPlace): boolean {
  const found = 'id' in held ? findField(document, held.id) : undefined;
  return found !== undefined && found.group === group && found.index === index;
}
