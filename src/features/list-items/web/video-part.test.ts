import { expect, test } from 'vitest';
import { contentWithCaptions, contentWithFilm, filmFiles, withDefault } from './video-part.ts';

const file = (name: string, mediaType: string) => ({ assetGuid: name, name, mediaType, byteSize: 1 });
const film = { assetGuid: 'film.mp4', mediaType: 'video/mp4', name: 'film.mp4' };

test('a film is kept with what the block says besides, and taken away alone', () => {
  const { content, isRefused } = contentWithFilm({ title: 'x' }, [file('film.mp4', 'video/mp4')]);
  expect([content, isRefused]).toEqual([{ title: 'x', video: film }, false]);
  expect(contentWithFilm(content, []).content).toEqual({ title: 'x' });
  expect(filmFiles({ video: film })[0]).toMatchObject({ assetGuid: 'film.mp4', mediaType: 'video/mp4' });
});

test('a file that is no film, or no captions, changes nothing and is told of', () => {
  const before = { video: film };
  expect(contentWithFilm(before, [file('a.pdf', 'application/pdf')])).toEqual({ content: before, isRefused: true });
  const { content, isRefused } = contentWithCaptions(before, [
    file('a.pdf', 'application/pdf'),
    file('a.vtt', 'text/vtt'),
  ]);
  expect([content.captions, isRefused]).toEqual([[expect.objectContaining({ assetGuid: 'a.vtt' })], true]);
});

test('captions say their language by their name, else the first that is free; the first is shown at once', () => {
  const first = contentWithCaptions({}, [file('film.vtt', 'text/vtt')]).content;
  expect(first.captions).toEqual([{ assetGuid: 'film.vtt', name: 'film.vtt', language: 'nl', isDefault: true }]);
  const both = contentWithCaptions(first, [file('film.vtt', 'text/vtt'), file('film_TR.vtt', 'text/vtt')]).content;
  expect(both.captions).toEqual([
    expect.objectContaining({ language: 'nl', isDefault: true }),
    expect.objectContaining({ language: 'tr', isDefault: false }),
  ]);
  const three = contentWithCaptions(first, [file('film.vtt', 'text/vtt'), file('twee.vtt', 'text/vtt')]).content;
  expect((three.captions as { language: string }[]).map(({ language }) => language)).toEqual(['nl', 'en']);
});

test('one is shown at once, or none', () => {
  const captions = ['a', 'b'].map((guid) => ({ assetGuid: guid, name: guid, language: 'nl', isDefault: guid === 'a' }));
  expect(withDefault(captions, 'b').map(({ isDefault }) => isDefault)).toEqual([false, true]);
  expect(withDefault(captions, undefined).map(({ isDefault }) => isDefault)).toEqual([false, false]);
});
