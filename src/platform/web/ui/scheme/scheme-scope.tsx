import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface SchemeScopeProps {
  /** "#1f5c3f" */
  primary: string;
  accent: string;
  children: ReactNode;
  className?: string;
}

/**
 * A part of a page in another platform's colours, such as the preview in the settings. The two colours are set on the
 * element's style object, which our content security policy allows where a style attribute in the HTML is refused;
 * hence only for screens drawn in the browser.
 */
export function SchemeScope({ primary, accent, children, className }: SchemeScopeProps) {
  const scope = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    scope.current?.style.setProperty('--platform-primary', primary);
    scope.current?.style.setProperty('--platform-accent', accent);
  }, [primary, accent]);

  return (
    <div ref={scope} data-scheme="" className={className}>
      {children}
    </div>
  );
}
