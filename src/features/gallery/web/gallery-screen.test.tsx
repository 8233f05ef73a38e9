import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultI18n } from '#platform/web/i18n/use-translation.ts';
import GalleryScreen from './gallery-screen.tsx';

test.each([
  ['nl', 'Knoppen'],
  ['en', 'Buttons'],
] as const)('every text is there in %s', async (language, heading) => {
  defaultI18n.language = language;
  const { container } = render(<GalleryScreen />);
  expect(screen.getByText(heading, { selector: 'h2' })).not.toBeNull();
  const words = `${container.textContent} ${[...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')).join(' ')}`;
  expect(words.match(/\b(?:ui|gallery)\.[a-z]\w+(?:\.\w+)*/gi)).toBeNull();
});
