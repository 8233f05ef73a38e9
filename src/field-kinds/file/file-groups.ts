export const fileGroups = ['image', 'pdf', 'document', 'sheet'] as const;
export type FileGroup = (typeof fileGroups)[number];

const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

/** What belongs to each, as browsers name it. */
const mediaTypes: Record<FileGroup, readonly string[]> = {
  image: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'image/heic'],
  pdf: ['application/pdf'],
  document: [`${office}.wordprocessingml.document`, `${open}.text`, 'text/plain'],
  sheet: [`${office}.spreadsheetml.sheet`, `${open}.spreadsheet`, 'text/csv'],
};

export const acceptedTypes = (groups: readonly FileGroup[]): string[] => groups.flatMap((group) => mediaTypes[group]);

export const acceptsFile = (groups: readonly FileGroup[], mediaType: string): boolean =>
  groups.length === 0 || acceptedTypes(groups).includes(mediaType);
