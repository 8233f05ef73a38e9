import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { namedAudience } from '../../../scripts/chunk-audiences.ts';
import type { RouteHandle } from './content-routes.tsx';
import { routes } from './routes.tsx';

interface Screen {
  screen: string;
  marker: RouteHandle['marker'];
  isOfAdmin: boolean;
}

/** A frame is for whom its screens are. */
const screensIn = (all: readonly RouteObject[]): Screen[] =>
  all.flatMap((route) => {
    const inner = screensIn(route.children ?? []);
    const { screen, marker = inner[0]?.marker, isOfAdmin = false } = (route.handle ?? {}) as RouteHandle;
    return [...(screen === undefined ? [] : [{ screen, marker, isOfAdmin }]), ...inner];
  });

const screens = screensIn(routes);

test('the scripts are cut for the people whom the routes let in', () => {
  const wrong = screens.filter(({ screen, marker, isOfAdmin }) => {
    const audience = namedAudience(`/src/${screen}`);
    if (isOfAdmin) return audience !== 'admin';
    if (marker === undefined) return !['reading', 'entering', 'filling'].includes(String(audience));
    return audience !== (marker === 'user' ? 'account' : 'admin');
  });
  expect(wrong).toEqual([]);
  expect(screens.length).toBeGreaterThan(30);
});
