/** The frame of a field in the form that is being made. */
export const fieldElementId = (id: string): string => `veld-${id}`;

/** A text that is typed where it stands. */
export const textElementId = (id: string, ...path: readonly (string | number)[]): string =>
  ['woorden', id, ...path].join('-');

/** After React has drawn what is asked for. */
export function focusSoon(...ids: readonly string[]): void {
  requestAnimationFrame(() => {
    const element = ids.map((id) => document.getElementById(id)).find((one) => one !== null);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });
}

export const focusField = (id: string): void => focusSoon(fieldElementId(id));
