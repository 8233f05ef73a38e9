import { describe, expect, it } from 'vitest';
import type { ImageMediaType } from '#platform/contract/files/image-type.ts';
import { acceptedFormat } from './accepted-format.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const olderSafari = 'image/webp,image/png,image/*;q=0.8,*/*;q=0.5';

describe('the format by Accept', () => {
  it.each<[ImageMediaType, string | undefined, string | undefined]>([
    ['image/jpeg', chrome, 'avif'],
    ['image/jpeg', olderSafari, 'webp'],
    ['image/jpeg', '*/*', 'jpeg'],
    ['image/jpeg', 'image/*', 'jpeg'],
    ['image/jpeg', '', 'jpeg'],
    ['image/jpeg', undefined, 'jpeg'],
    ['image/jpeg', 'IMAGE/AVIF', 'avif'],
    ['image/jpeg', 'image/avif;q=0, image/webp ; q=0.5', 'webp'],
    ['image/jpeg', 'image/avif;q=0.0,image/webp;q=0.000', 'jpeg'],
    ['image/jpeg', 'image/avif;q=0.1', 'avif'],
    ['image/png', chrome, 'avif'],
    ['image/png', 'text/html', 'png'],
    ['image/avif', chrome, 'avif'],
    ['image/avif', olderSafari, 'webp'],
    ['image/avif', '*/*', 'jpeg'],
    ['image/webp', chrome, 'webp'],
    ['image/webp', '*/*', 'jpeg'],
    ['image/gif', chrome, undefined],
    ['image/svg+xml', chrome, undefined],
  ])('%s for %j is %s', (mediaType, accept, format) => {
    expect(acceptedFormat(mediaType, accept)).toBe(format);
  });
});
