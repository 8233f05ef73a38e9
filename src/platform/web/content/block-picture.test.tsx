import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockPicture, type BlockPictureProps } from './block-picture.tsx';
import { type Theme, ThemeContext } from './theme-context.ts';

const light = '0b7c9a52-9d0e-4b7b-8f59-0d2f3a4b5c61';
const dark = '0b7c9a52-9d0e-4b7b-8f59-0d2f3a4b5c62';

function draw(picture: Partial<BlockPictureProps['picture']>, props: Partial<BlockPictureProps> = {}, theme?: Theme) {
  const { container } = render(
    <ThemeContext value={theme}>
      <BlockPicture picture={{ imageGuid: light, alt: { value: 'Sluis' }, ...picture }} sizes="100vw" {...props} />
    </ThemeContext>,
  );
  const image = container.querySelector('img');
  return { image, source: container.querySelector('source') };
}

const widths = (srcset: string | null | undefined) => srcset?.match(/\d+(?=w)/g)?.map(Number);

test.each([
  ['not known', undefined, [320, 640, 960, 1280, 1920, 2560], '1280'],
  ['between two steps', 1000, [320, 640, 960, 1000], '1000'],
  ['a step', 960, [320, 640, 960], '960'],
  ['small', 200, [200], '200'],
  ['enormous', 6000, [320, 640, 960, 1280, 1920, 2560], '1280'],
])('no copy is wider than the picture: its width is %s', (_, width, offered, standard) => {
  const { image } = draw({ width, height: width });
  expect(widths(image?.getAttribute('srcset'))).toEqual(offered);
  expect(image?.getAttribute('src')).toBe(`/a/${light}?width=${standard}`);
  expect(image?.getAttribute('width')).toBe(width === undefined ? null : String(width));
});

test('of a picture that is cut only that part is asked for, in every width, for both themes', () => {
  const crop = { x: 250, y: 0, width: 500, height: 1000 };
  const focalPoint = { x: 25, y: 50 };
  const { image, source } = draw({ width: 2000, height: 1000, crop, focalPoint, darkImageGuid: dark });
  const part = 'crop=250,0,500,1000';
  expect(image?.getAttribute('srcset')).toBe(
    [320, 640, 960, 1000].map((width) => `/a/${light}?width=${width}&${part} ${width}w`).join(', '),
  );
  expect(image?.getAttribute('src')).toBe(`/a/${light}?width=1000&${part}`);
  expect(source?.getAttribute('srcset')).toContain(`/a/${dark}?width=1000&${part}`);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1000', '1000']);
  expect(image?.getAttribute('class')).toContain('x0');
});

test('it waits until it comes near, unless it is seen at once', () => {
  expect(draw({}).image?.getAttribute('loading')).toBe('lazy');
  const { image } = draw({}, { priority: true });
  expect(image?.hasAttribute('loading')).toBe(false);
  expect(image?.getAttribute('fetchpriority')).toBe('high');
});

test.each([
  [undefined, null],
  [{ x: 50, y: 50 }, ['focus', 'x2', 'y2']],
  [{ x: 3, y: 97 }, ['focus', 'x0', 'y4']],
  [{ x: 70, y: 30 }, ['focus', 'x3', 'y1']],
])('a focal point of %j stays in sight where a view cuts', (focalPoint, names) => {
  const classes = draw({ focalPoint }).image?.getAttribute('class') ?? null;
  const bare = classes?.split(' ').map((name) => name.replace(/^_/, '').replace(/_.*$/, '')) ?? null;
  expect(bare).toEqual(names);
});

test.each<[string, boolean, Theme | undefined, string | undefined, string[]]>([
  [
    'the one that is seen at once, for both themes',
    true,
    undefined,
    dark,
    [`${light} not all and (prefers-color-scheme: dark)`, `${dark} (prefers-color-scheme: dark)`],
  ],
  ['none that comes later', false, undefined, dark, []],
])('%s is told of ahead', (_, priority, theme, darkImageGuid, told) => {
  const html = renderToString(
    <ThemeContext value={theme}>
      <BlockPicture
        picture={{ imageGuid: light, darkImageGuid, alt: { value: '' } }}
        sizes="100vw"
        priority={priority}
      />
    </ThemeContext>,
  );
  const links = [...html.matchAll(/<link rel="preload"[^>]*href="\/a\/([^?]*)[^>]*media="([^"]*)"/g)];
  expect(links.map(([, guid, media]) => `${guid} ${media}`)).toEqual(told);
});

test.each<[string, Theme | undefined, string, string | undefined]>([
  ['the system decides when the reader did not', undefined, light, dark],
  ['the reader chose light', 'light', light, undefined],
  ['the reader chose dark', 'dark', dark, undefined],
])('two pictures for two themes: %s', (_, theme, shown, offered) => {
  const { image, source } = draw({ darkImageGuid: dark }, {}, theme);
  expect(image?.getAttribute('src')).toContain(shown);
  expect(source?.getAttribute('srcset')?.slice(3, 39)).toBe(offered);
  expect(source?.getAttribute('media') ?? undefined).toBe(offered && '(prefers-color-scheme: dark)');
});

test('a description in another language says which', () => {
  expect(draw({ alt: { value: 'Sluis', lang: 'nl' } }).image?.getAttribute('lang')).toBe('nl');
});
