import { expect, it } from 'vitest';
import { lookOf } from './look.ts';

const colorScheme = { primary: '#1f5a3c', accent: '#e8a300' };

it.each([
  [{}, {}],
  [
    { colorScheme, headerLogoHeight: 64 },
    { colorScheme, headerLogoHeight: 64 },
  ],
  [{ colorScheme: { ...colorScheme, primary: 'groen' } }, {}],
  [{ headerLogoHeight: null, headerLogoPosition: 'center' }, { headerLogoPosition: 'center' }],
  [{ headerLogo: null }, { headerLogo: null }],
  // No more than how it looks.
  [{ siteIsOpen: false, hostNames: ['www.example.nl'], platformName: 'Zeedorp' }, { platformName: 'Zeedorp' }],
])('of %j what can be drawn is %j', (values, look) => expect(lookOf(values)).toEqual(look));
