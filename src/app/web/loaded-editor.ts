/** What a route that edits a page has loaded. */
export interface LoadedEditor {
  editedPage: string;
  /** Its versions are looked at instead. */
  showsVersions: boolean;
}

export const isLoadedEditor = (data: unknown): data is LoadedEditor =>
  typeof data === 'object' && data !== null && 'editedPage' in data;
