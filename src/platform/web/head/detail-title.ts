import { createContext, useContext, useEffect } from 'react';

/** Given by the frame around a screen, which says the title of the document. */
export const DetailTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** For a screen or a drawer about one thing: its name stands before the screen's own title, for as long as it is shown. */
export function useDetailTitle(title: string | undefined): void {
  const tell = useContext(DetailTitleContext);
  useEffect(() => {
    tell(title === '' ? undefined : title);
    return () => tell(undefined);
  }, [tell, title]);
}
