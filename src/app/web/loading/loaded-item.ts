/** What a route that shows an item has loaded. */
export interface LoadedItem {
  itemId: string;
  pageGuid: string;
  /** One can sign up for it, or could. */
  hasSignUp: boolean;
}

export const isLoadedItem = (data: unknown): data is LoadedItem =>
  typeof data === 'object' && data !== null && 'itemId' in data;
