/** The field of a topic that says whether it is still talked about: *Gesprek*, of the item type Topic. */
const conversation = 'conversation';
const closed = 'closed';

/** Of a type that has such a field; an admin may have taken it away, or made one for a type of their own. */
export const conversationFieldOf = (
  fields: readonly { id: string; key: string; options: readonly { value: string }[] }[],
): string | undefined =>
  fields.find(({ key, options }) => key === conversation && options.some(({ value }) => value === closed))?.id;

/** Closed at its thread: then the field does not say otherwise to who reads it. */
export const withClosedTopic = <T>(fields: Record<string, T>): Record<string, T | string[]> =>
  conversation in fields ? { ...fields, [conversation]: [closed] } : fields;

/** What stands in the column of what items are filtered by. */
export const closedFacet = (fieldId: string): Record<string, string[]> => ({ [fieldId]: [closed] });
