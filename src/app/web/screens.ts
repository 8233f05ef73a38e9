import type { ComponentType } from 'react';

type ScreenModule = { default: ComponentType };

/** Screens are found by their place and fetched when their route is entered. */
const screens = import.meta.glob<ScreenModule>([
  '../../features/*/web/**/*-screen.tsx',
  './screens/{account,legal,preview,unauthorized}-screen.tsx',
  './shell/admin/admin-frame.tsx',
]);

/** From `src/` on. */
export type ScreenPath = `${'features' | 'app'}/${string}-screen.tsx` | 'app/web/shell/admin/admin-frame.tsx';

const globKey = (path: ScreenPath): string =>
  path.startsWith('app/web/') ? `./${path.slice('app/web/'.length)}` : `../../${path}`;

export const lazyScreen = (path: ScreenPath) => async (): Promise<{ Component: ComponentType }> => {
  const load = screens[globKey(path)];
  if (load === undefined) throw new Error(`there is no screen at ${path}`);
  return { Component: (await load()).default };
};
