export const itemFieldKinds = [
  'text',
  'richText',
  'number',
  'date',
  'period',
  'choice',
  'place',
  'file',
  'image',
  'link',
  'person',
  'reference',
] as const;
export type ItemFieldKind = (typeof itemFieldKinds)[number];
