import { render, screen } from '@testing-library/react';
import { getI18n } from 'react-i18next';
import { expect, test } from 'vitest';
import GalleryScreen from './gallery-screen.tsx';

const wholeGallery = { timeout: 30_000 };

test.each([
  ['nl', 'Knoppen'],
  ['en', 'Buttons'],
])('every text is there in %s', wholeGallery, async (language, heading) => {
  await getI18n().changeLanguage(language);
  const { container } = render(<GalleryScreen />);
  expect(screen.getByText(heading, { selector: 'h2' })).not.toBeNull();
  const words = `${container.textContent} ${[...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')).join(' ')}`;
  expect(words.match(/\b(?:ui|gallery)\.[a-z]\w+(?:\.\w+)*/gi)).toBeNull();
});
