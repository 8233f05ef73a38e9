import { describe, expect, it } from 'vitest';
import { releaseNews } from './release-news.ts';

const changelog = `# Changes

## Unreleased

- What nobody has yet.

## 1.5.0 (20 October 2026)

- The screen says more ([0169](docs/decisions/0169-who-is-there-says-so.md)), and \`npm run health\` too.
- A second thing.

Some words between them.

## [v1.4.2] - 2026-09-01

- Older.
`;

describe('what is new in a release', () => {
  it.each([
    ['1.5.0', '1.5.0', ['The screen says more (0169), and `npm run health` too.', 'A second thing.']],
    ['1.4.2', '1.4.2', ['Older.']],
    ['1.6.0', null, ['What nobody has yet.']],
    ['1.5', null, ['What nobody has yet.']],
  ])('%s', (release, told, entries) => {
    expect(releaseNews(changelog, release)).toEqual({ release: told, entries });
  });

  it('is nothing where nothing is written', () => {
    expect(releaseNews('', '1.0.0')).toEqual({ release: null, entries: [] });
  });
});
