import { createContext, useContext, useEffect } from 'react';

/** Given by the frame around a screen, which says the title of the document. */
export const TitleCountContext = createContext<(count: number) => void>(() => undefined);

/** For a screen that waits for somebody: how many there are stands in the title of its tab, "(3) Start". */
export function useTitleCount(count: number): void {
  const tell = useContext(TitleCountContext);
  useEffect(() => {
    tell(count);
    return () => tell(0);
  }, [tell, count]);
}
