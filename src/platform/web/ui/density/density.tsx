import { createContext, type ReactNode, use } from 'react';

export type DensityName = 'public' | 'admin';

const DensityContext = createContext<DensityName>('public');

/** What floats is drawn at the end of the body, outside the frame that set the density, so it has to ask. */
export function useDensity(): DensityName {
  return use(DensityContext);
}

export interface DensityProps {
  name: DensityName;
  children: ReactNode;
  className?: string;
}

export function Density({ name, children, className }: DensityProps) {
  return (
    <DensityContext value={name}>
      <div data-density={name} className={className}>
        {children}
      </div>
    </DensityContext>
  );
}
