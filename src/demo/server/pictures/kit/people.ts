import { type Brush, n } from '../brush.ts';
import type { Paint } from '../palette.ts';

interface Looks {
  /** Of the skin, the hair, what is worn above and below. */
  skin?: Paint;
  hair?: Paint;
  top?: Paint;
  legs?: Paint;
  scale?: number;
  flip?: boolean;
}

/** People of a hundred units tall, drawn of the same plain shapes as the houses. (x, base) is where they stand. */
export function peopleKit({ c, rect, path, disc, line, at }: Brush) {
  const rounded = (x: number, y: number, w: number, h: number, r: number, fill: Paint): string =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${c(fill)}"/>`;
  const limb = (d: string, stroke: Paint, width: number): string =>
    `<path d="${d}" stroke="${c(stroke)}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;

  /** A head with its neck at (0, 0). */
  const head = (skin: Paint, hair: Paint): string =>
    rect(-4, -6, 8, 10, skin) +
    disc(0, -15, 11, skin) +
    path('M-12-14A12 12 0 0 1 12-16C8-21 0-19-4-17C-7-16-9-13-9-9C-11-9-12-11-12-14Z', hair);

  const torso = (top: Paint): string => path('M-14-70C-14-76 14-76 14-70L12-36H-12Z', top);

  const drawn = (x: number, base: number, { scale = 1, flip = false }: Looks, content: string): string =>
    at(x, base, content, { scale, flip });

  return {
    /** On both feet, one hand before them. */
    stander: (x: number, base: number, looks: Looks = {}): string => {
      const { skin = 'brick-3', hair = 'roof', top = 'signal', legs = 'deep' } = looks;
      const content =
        rect(-10, -40, 9, 38, legs) +
        rect(1, -40, 9, 38, legs) +
        rounded(-12, -4, 12, 5, 2, 'ink') +
        rounded(1, -4, 12, 5, 2, 'ink') +
        torso(top) +
        limb('M-12-67L-17-42', top, 7) +
        disc(-17, -40, 4, skin) +
        limb('M12-67L19-52L28-50', top, 7) +
        disc(30, -50, 4, skin) +
        at(0, -74, head(skin, hair));
      return drawn(x, base, looks, content);
    },

    /** With a step forward, arms swinging. */
    walker: (x: number, base: number, looks: Looks = {}): string => {
      const { skin = 'sand', hair = 'ink', top = 'grass-3', legs = 'ink' } = looks;
      const content =
        limb('M-2-40L-12-20L-18-3', legs, 9) +
        limb('M2-40L12-22L14-3', legs, 9) +
        limb('M14-2H20', 'ink', 5) +
        limb('M-18-2H-12', 'ink', 5) +
        torso(top) +
        limb('M-10-66L-20-46', top, 7) +
        limb('M10-66L21-47', top, 7) +
        disc(22, -45, 4, skin) +
        disc(-21, -44, 4, skin) +
        at(0, -74, head(skin, hair));
      return drawn(x, base, looks, content);
    },

    /** On a seat of 34 high that is drawn along; the legs point forward. */
    sitter: (x: number, base: number, looks: Looks = {}): string => {
      const { skin = 'brick-2', hair = 'ink', top = 'sun', legs = 'deep' } = looks;
      const content =
        rect(-16, -34, 26, 5, 'roof') +
        rect(-14, -30, 4, 30, 'roof') +
        rect(5, -30, 4, 30, 'roof') +
        rect(-18, -66, 4, 34, 'roof') +
        limb('M-4-38H18L20-4', legs, 9) +
        limb('M20-3H26', 'ink', 5) +
        at(-4, 0, torso(top)) +
        limb('M4-64L12-50L22-50', top, 7) +
        disc(24, -50, 4, skin) +
        at(-4, -74, head(skin, hair));
      return drawn(x, base, looks, content);
    },

    /** What is seen of someone behind a table or a counter: from the waist up. */
    bust: (x: number, base: number, looks: Looks = {}): string => {
      const { skin = 'sand', hair = 'brick-2', top = 'paper' } = looks;
      const content =
        path('M-18 0C-18-32-12-38 0-38S18-32 18 0Z', top) +
        rect(8, -30, 8, 30, 'ink', ' opacity=".12"') +
        at(0, -38, head(skin, hair));
      return drawn(x, base, looks, content);
    },

    table: (x: number, base: number, w: number, h = 44): string =>
      rect(x, base - h, w, 7, 'brick-3') +
      rect(x, base - h + 7, w, 3, 'brick-2') +
      rect(x + 8, base - h + 10, 6, h - 10, 'brick-2') +
      rect(x + w - 14, base - h + 10, 6, h - 10, 'brick-2'),

    plant: (x: number, base: number, h: number): string =>
      path(`M${n(x - 13)} ${n(base - 26)}H${n(x + 13)}L${n(x + 9)} ${n(base)}H${n(x - 9)}Z`, 'brick') +
      [-26, -12, 0, 12, 26]
        .map((lean, i) =>
          line(x, base - 26, x + lean, base - h + Math.abs(lean) * 0.6, i % 2 ? 'grass-2' : 'grass-3', 7),
        )
        .join(''),

    /** Light that falls in, with its frame. */
    window: (x: number, y: number, w: number, h: number): string =>
      rect(x - 4, y - 4, w + 8, h + 8, 'paper') +
      rect(x, y, w, h, 'sky-2') +
      rect(x, y + h * 0.62, w, h * 0.38, 'grass-2') +
      rect(x + w / 2 - 2, y, 4, h, 'paper') +
      rect(x - 8, y + h + 4, w + 16, 5, 'stone'),
  };
}
