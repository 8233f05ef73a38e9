import { expect, test } from 'vitest';
import { type Audio, audioOf } from './audio-address.ts';

const episode: Audio = {
  kind: 'frame',
  vendor: 'spotify',
  frame: 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
  original: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
};
const soundcloud = (place: string): Audio => ({
  kind: 'frame',
  vendor: 'soundcloud',
  frame: `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com/${place}`)}&auto_play=false&visual=false`,
  original: `https://soundcloud.com/${place}`,
});

test.each<[string, Audio | undefined]>([
  ['https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=abc', episode],
  ['https://open.spotify.com/intl-nl/episode/4rOoJ6Egrf8K2IrywzwOMk', episode],
  ['https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk', episode],
  ['https://open.spotify.com/user/gemeente', undefined],
  ['https://soundcloud.com/gemeente/aflevering-1', soundcloud('gemeente/aflevering-1')],
  ['https://m.soundcloud.com/gemeente/sets/podcast?utm=x', soundcloud('gemeente/sets/podcast')],
  ['https://soundcloud.com/gemeente/aflevering-1/s-AbC12', soundcloud('gemeente/aflevering-1/s-AbC12')],
  ['https://soundcloud.com/gemeente', undefined],
  [
    'https://geluid.example/a/b.mp3?x=1',
    { kind: 'file', vendor: 'media:geluid.example', src: 'https://geluid.example/a/b.mp3?x=1' },
  ],
  ['http://geluid.example/a.mp3', undefined],
  ['https://geluid.example/a.html', undefined],
  ['https://geluid.example:8443/a.mp3', undefined],
  ['/geluid/a.mp3', { kind: 'file', src: '/geluid/a.mp3' }],
  ['//geluid.example/a.mp3', undefined],
  ['javascript:alert(1)//a.mp3', undefined],
  ['', undefined],
])('%s', (address, audio) => {
  expect(audioOf(address)).toEqual(audio);
});
