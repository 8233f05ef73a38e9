/** §5, §9. */
export const maxImageBytes = 30 * 1024 * 1024;

export interface Size {
  width: number;
  height: number;
}
