import { expect, test } from 'vitest';
import { frameAddress, originalAddress, type Video, videoOf } from './video-address.ts';

const id = 'aqz-KE-bpKQ';
const youtube: Video = { vendor: 'youtube', id };
const vimeo: Video = { vendor: 'vimeo', id: '76979871' };

test.each<[string, Video | undefined]>([
  [`https://www.youtube.com/watch?v=${id}`, youtube],
  [`http://youtube.com/watch?v=${id}`, youtube],
  [`https://m.youtube.com/watch?feature=share&v=${id}&list=PL123`, youtube],
  [`https://youtu.be/${id}?si=Xyz`, youtube],
  [`  https://www.youtube.com/shorts/${id}  `, youtube],
  [`https://www.youtube.com/live/${id}?feature=share`, youtube],
  [`https://www.youtube.com/embed/${id}`, youtube],
  [`https://www.youtube-nocookie.com/embed/${id}?start=12`, { ...youtube, start: 12 }],
  [`https://youtu.be/${id}?t=90`, { ...youtube, start: 90 }],
  [`https://youtu.be/${id}?t=1:30`, { ...youtube, start: 90 }],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, { ...youtube, start: 3723 }],
  [`https://www.youtube.com/watch?v=${id}#t=1m`, { ...youtube, start: 60 }],
  [`https://www.youtube.com/watch?v=${id}&t=0s`, youtube],
  [`https://www.youtube.com/watch?v=${id}&t=morgen`, youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://www.vimeo.com/76979871/', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://vimeo.com/groups/shortfilms/videos/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871', vimeo],
  ['https://vimeo.com/76979871/ab12cd34ef', { ...vimeo, hash: 'ab12cd34ef' }],
  ['https://player.vimeo.com/video/76979871?h=ab12cd34ef#t=30s', { ...vimeo, hash: 'ab12cd34ef', start: 30 }],
  ['https://player.vimeo.com/video/76979871?h=%3Cscript%3E', vimeo],
  ['https://www.youtube.com/', undefined],
  ['https://www.youtube.com/watch?v=kort', undefined],
  [`https://www.youtube.com/watch?v=${id}extra`, undefined],
  [`https://youtube.com.evil.example/watch?v=${id}`, undefined],
  [`https://evil.example/https://youtu.be/${id}`, undefined],
  ['https://vimeo.com/about', undefined],
  [`javascript:void("https://youtu.be/${id}")`, undefined],
  [id, undefined],
  ['', undefined],
])('%s', (address, video) => {
  expect(videoOf(address)).toEqual(video);
});

test.each<[Video, string, string]>([
  [youtube, `https://www.youtube-nocookie.com/embed/${id}?rel=0&hl=nl`, `https://www.youtube.com/watch?v=${id}`],
  [
    { ...youtube, start: 90 },
    `https://www.youtube-nocookie.com/embed/${id}?rel=0&hl=nl&start=90`,
    `https://www.youtube.com/watch?v=${id}&t=90s`,
  ],
  [vimeo, 'https://player.vimeo.com/video/76979871?dnt=1', 'https://vimeo.com/76979871'],
  [
    { ...vimeo, hash: 'ab12cd34ef', start: 30 },
    'https://player.vimeo.com/video/76979871?dnt=1&h=ab12cd34ef#t=30s',
    'https://vimeo.com/76979871/ab12cd34ef#t=30s',
  ],
])('%j has a place in a frame and a page of its own, which is the same video', (video, frame, original) => {
  expect(frameAddress(video, 'nl')).toBe(frame);
  expect(originalAddress(video)).toBe(original);
  expect(videoOf(original)).toEqual(video);
  expect(videoOf(frame)).toEqual(video);
});
