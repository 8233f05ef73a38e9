/** What a route that edits a page, or an item of its list, has loaded. */
export interface LoadedEditor {
  editedPage: string;
  /** Its versions are looked at instead. */
  showsVersions: boolean;
  /** As the address has it. */
  editedItem?: string;
}

export const isLoadedEditor = (data: unknown): data is LoadedEditor =>
  typeof data === 'object' && data !== null && 'editedPage' in data;
