interface View {
  name: string;
  query: string;
}

export interface ViewsChange<Kept extends View> {
  save: Kept[];
  remove: string[];
}

/** Where one is in a list is not what one looks for. */
const placeNames = ['page', 'at'];

/** The same question always reads the same, whatever was chosen first. */
export function questionOf(search: URLSearchParams): string {
  const asked = [...search].filter(([name, value]) => !placeNames.includes(name) && value !== '');
  return new URLSearchParams(asked.sort((one, other) => String(one).localeCompare(String(other)))).toString();
}

export const renamed = <Kept extends View>(views: readonly Kept[], name: string, next: string): ViewsChange<Kept> => {
  const view = views.find((one) => one.name === name);
  if (view === undefined || next === name) return { save: [], remove: [] };
  return { save: [{ ...view, name: next }], remove: [name] };
};

/** What puts back all that a change touched, and nothing else. */
export function undoOf<Kept extends View>(
  views: readonly Kept[],
  { save, remove }: ViewsChange<Kept>,
): ViewsChange<Kept> {
  const touched = new Set([...save.map(({ name }) => name), ...remove]);
  return {
    save: views.filter(({ name }) => touched.has(name)),
    remove: [...touched].filter((name) => views.every((view) => view.name !== name)),
  };
}
