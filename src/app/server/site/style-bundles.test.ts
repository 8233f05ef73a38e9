import { describe, expect, it } from 'vitest';
import { type Manifest, scriptsOf, stylesOf } from './build-manifest.ts';
import { createStyleBundles } from './style-bundles.ts';

const manifest: Manifest = {
  'app.tsx': { file: 'app.js', css: ['app.css'], imports: ['button.tsx', 'icon.tsx'] },
  'button.tsx': { file: 'button.js', css: ['button.css'], imports: ['icon.tsx'] },
  'icon.tsx': { file: 'icon.js', css: ['icon.css'] },
  'hero.tsx': { file: 'hero.js', css: ['hero.css'], imports: ['button.tsx'] },
  'loop.tsx': { file: 'loop.js', imports: ['loop.tsx'] },
};

it('the scripts of a page are its modules with what they import, imports first, each once', () => {
  expect(scriptsOf(manifest, ['app.tsx', 'hero.tsx'])).toEqual(['icon.js', 'button.js', 'app.js', 'hero.js']);
  expect(scriptsOf(manifest, ['loop.tsx', 'nowhere.tsx'])).toEqual(['loop.js']);
});

describe('the styles of a page', () => {
  it('are those of its modules and what they import, imports first, each once', () => {
    expect(stylesOf(manifest, ['app.tsx', 'hero.tsx'])).toEqual(['icon.css', 'button.css', 'app.css', 'hero.css']);
    expect(stylesOf(manifest, ['loop.tsx', 'nowhere.tsx'])).toEqual([]);
  });

  it('fit in one file whose name says which they are', () => {
    const bundles = createStyleBundles(manifest, 'b1');
    const name = bundles.nameFor(['hero.css', 'icon.css', 'button.css']);
    expect(name).toMatch(/^page-b1-[0-9a-f]+\.css$/);
    expect(createStyleBundles(manifest, 'b1').filesOf(name)).toEqual(['icon.css', 'button.css', 'hero.css']);
  });

  it.each([
    'page-b2-1.css',
    'page-b1-zz.css',
    'page-b1-.css',
    'page-b1-ffff.css',
    'app.css',
    `page-b1-${'f'.repeat(500)}.css`,
  ])('nothing is made for %s', (name) => {
    expect(createStyleBundles(manifest, 'b1').filesOf(name)).toBeUndefined();
  });
});
