import type { ComponentType } from 'react';
import type { LoadedItem } from './loading/loaded-item.ts';
import { signUpModule } from './sign-up-part.ts';

let screen: ComponentType<{ loaded: LoadedItem }> | undefined;

/** In the build's manifest, for the styles that the first paint needs. */
export const itemModules = ({ hasSignUp }: LoadedItem): string[] => [
  'src/app/web/screens/item-page.tsx',
  ...(hasSignUp ? [signUpModule] : []),
];

/** Fetched with the first item: a reader of pages does without. The route's loader waits for it, on both sides. */
export async function loadItemScreen(): Promise<void> {
  screen ??= (await import('./screens/item-page.tsx')).default;
}

export const itemScreen = () => screen;
