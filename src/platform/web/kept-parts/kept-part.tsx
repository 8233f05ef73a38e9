import { createContext, Fragment, type ReactNode, useContext, useId } from 'react';
import type { PartsOfPage } from './parts-of-page.ts';

/** There while the server draws, and never in the browser. */
export const PartsOfPageContext = createContext<PartsOfPage | undefined>(undefined);

interface KeptPartProps {
  /** What it draws, as it came from the server: equal content, equal part. */
  of: readonly object[];
  /** What else decides how it looks, and is not one of `PartRead`. */
  also: string;
  children: ReactNode;
}

/**
 * A part of a page that the server draws once and then again only when what it shows is different. The browser draws
 * it as anything else; the three places are there so that ids (`useId`) come out the same on both sides.
 */
export function KeptPart({ of, also, children }: KeptPartProps) {
  const parts = useContext(PartsOfPageContext);
  const place = useId();
  if (parts === undefined) return [null, <Fragment key="part">{children}</Fragment>, null];
  const part = parts.begin(of, `${place} ${also}`);
  if (part.isKept) return part.mark;
  return [
    part.mark,
    <Fragment key="part">{children}</Fragment>,
    <PartEnd key="end" parts={parts} number={part.number} />,
  ];
}

/** Drawn when everything before it has been. */
const PartEnd = ({ parts, number }: { parts: PartsOfPage; number: number }) => parts.end(number);
