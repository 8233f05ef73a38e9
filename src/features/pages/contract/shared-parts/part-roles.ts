/** What a page does with what is kept for many pages (§3): its options of these names, or a block that shows a part. */
export const partRoles = ['block', 'templateHeader', 'templateFooter', 'footer', 'footerGuid', 'headerImage'] as const;
export type PartRole = (typeof partRoles)[number];

export interface PartUse {
  pageGuid: string;
  title: string;
  kind: 'page' | 'template' | 'shared-part';
  /** None where the menu does not lead to it. */
  path: string | null;
  role: PartRole;
  /** Readers have it so; what is being written has it so. */
  isForReaders: boolean;
  isWritten: boolean;
}
