import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { sanitiseSvg } from '#features/assets/server/pictures/svg/sanitise-svg.ts';
import { staticTokens } from '#platform/contract/colors/color-scheme.ts';
import { contrastRatio } from '#platform/contract/colors/contrast.ts';
import { logo, logoInk } from './coat-of-arms.ts';
import { demoColors, demoFiles, drawingGuid, drawingNames, drawings } from './demo-pictures.ts';
import { heroHorizon } from './hero.ts';
import { filePalette } from './palette.ts';
import { horizon, picture } from './picture.ts';
import { type RoomName, roomNames } from './rooms.ts';
import { type SceneName, sceneNames } from './scenes.ts';

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** Throws on anything that is not well-formed XML. */
function elementsOf(svg: string): Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) =>
    elements.push({ name, attributes: attributes as Record<string, string> }),
  );
  parser.write(svg).close();
  return elements;
}

const files = demoFiles().map(({ name, id, svg }) => ({ name, id, svg: svg() }));
const drawingElements = ['svg', 'g', 'path', 'rect', 'circle', 'clipPath', 'use'];

describe.each(files)('$name', ({ svg }) => {
  const elements = elementsOf(svg);

  it('is a drawing of plain shapes, without styles, scripts or addresses', () => {
    expect([...new Set(elements.map(({ name }) => name))].filter((name) => !drawingElements.includes(name))).toEqual(
      [],
    );
    const attributes = elements.flatMap((element) => Object.entries(element.attributes));
    expect(attributes.filter(([name]) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(attributes.filter(([name, value]) => name === 'href' && !value.startsWith('#'))).toEqual([]);
  });

  it('has its colours filled in', () => {
    const paints = elements.flatMap(({ attributes: { fill, stroke } }) =>
      [fill, stroke].filter((paint) => paint !== undefined),
    );
    expect(paints.filter((paint) => !/^(none|#[0-9a-f]{6}([0-9a-f]{2})?)$/.test(paint))).toEqual([]);
  });

  it('goes through the door for uploads whole', () => {
    expect(elementsOf(sanitiseSvg(svg).pieces.join(''))).toEqual(elements);
  });
});

describe('the files', () => {
  it('have names and guids of their own', () => {
    expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  it('are drawn the same each time', () => {
    expect(demoFiles().map(({ svg }) => svg())).toEqual(files.map(({ svg }) => svg));
  });

  it.each(drawingNames)('%s says its own size, and is another picture at night', (name) => {
    const [day, night] = (['light', 'dark'] as const).map(
      (theme) => files.find(({ id }) => id === drawingGuid(name, theme))?.svg ?? '',
    );
    const { width, height } = drawings[name];
    expect(elementsOf(day ?? '')[0]?.attributes).toMatchObject({ width: String(width), height: String(height) });
    expect(night).not.toBe(day);
  });
});

/** Colours by name instead of by value, so that a test can see which plane a shape is in. */
const named = (scene: SceneName | RoomName) => elementsOf(picture({ scene, palette: (paint) => paint }));

/** Where a shape ends below. */
function lowest({ name, attributes }: Element): number {
  if (name === 'rect') return Number(attributes.y) + Number(attributes.height);
  const points = [...(attributes.d ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  return Math.max(...points.map(([, , y]) => Number(y)));
}

describe('the horizon', () => {
  it.each(sceneNames)('of %s is at 62 % of its height', (scene) => {
    const elements = named(scene);
    const water = elements.find(({ attributes }) => attributes.fill === 'water');
    const silhouettes = elements.filter(({ name, attributes }) => name !== 'circle' && attributes.fill === 'far');
    const at = water === undefined ? Math.max(...silhouettes.map(lowest)) : Number(water.attributes.y);
    expect(at / 400).toBe(horizon);
    expect(horizon).toBe(0.62);
  });

  it.each(roomNames)('is where the floor of %s begins', (scene) => {
    const floor = named(scene).find(({ attributes }) => attributes.fill === 'brick-3' && attributes.x === '0');
    expect(Number(floor?.attributes.y) / 400).toBe(horizon);
  });

  it('of the hero is within a hundredth of it', () => {
    expect(Math.abs(heroHorizon / drawings.skyline.height - horizon)).toBeLessThan(0.01);
  });
});

describe('the same seed', () => {
  it('draws the same picture, another seed another one', () => {
    const draw = (seed: number) => picture({ scene: 'haven', seed, palette: filePalette(demoColors, 'light') });
    expect(draw(7)).toBe(draw(7));
    expect(draw(8)).not.toBe(draw(7));
  });
});

describe('the logo', () => {
  it.each(['light', 'dark'] as const)('is in the ink of its ground: %s', (theme) => {
    const { surface, text } = staticTokens(demoColors)[theme];
    const { small, large } = logoInk(demoColors, theme);
    expect(large).toBe(text);
    expect(contrastRatio(small, surface)).toBeGreaterThanOrEqual(4.5);
    expect(logo(demoColors, theme)).toContain(`fill="${text}"`);
  });
});
