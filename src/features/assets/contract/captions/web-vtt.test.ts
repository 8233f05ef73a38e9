import { describe, expect, it } from 'vitest';
import { BrokenCaptions, cleanWebVtt, webVttOfSubRip } from './web-vtt.ts';

const cue = '00:01.000 --> 00:04.000\nWelkom bij het gemaal.';
const faultOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    if (error instanceof BrokenCaptions) return [error.code, error.line];
    throw error;
  }
  return undefined;
};

describe('WebVTT', () => {
  it('is written as it was, whatever its line ends, mark and heading', () => {
    expect(cleanWebVtt(`\uFEFFWEBVTT - Rondleiding\r\n\r\n${cue.replace('\n', '\r\n')}\r\n`)).toBe(
      `WEBVTT\n\n${cue}\n`,
    );
    const named = `WEBVTT\n\n1\n${cue}\n\n01:00:05.500 --> 01:00:06.000 line:0 align:start\n<v Brugwachter>Kijk!`;
    expect(cleanWebVtt(named)).toBe(
      `WEBVTT\n\n${cue}\n\n01:00:05.500 --> 01:00:06.000 line:0 align:start\n<v Brugwachter>Kijk!\n`,
    );
  });

  it('keeps nothing but cues: no notes, no styles, no settings and tags that are not for captions', () => {
    const sent = [
      'WEBVTT',
      'NOTE van de vertaler',
      'STYLE\n::cue { background: url(https://elders.example/x.png) }',
      'REGION\nid:a',
      '00:01.000 --> 00:02.000 region:a onload:x size:50%\n<script>alert(1)</script><i>Hallo</i> <c.luid>allemaal</c> <img src=x>',
    ].join('\n\n');
    expect(cleanWebVtt(sent)).toBe(
      'WEBVTT\n\n00:01.000 --> 00:02.000 size:50%\nalert(1)<i>Hallo</i> <c.luid>allemaal</c> \n',
    );
  });

  it.each<[string, string, string, number]>([
    ['without its first line', cue, 'captions-header', 1],
    ['with another first line', `WEBVTTX\n\n${cue}`, 'captions-header', 1],
    ['without an empty line after the first', `WEBVTT\n${cue}`, 'captions-header', 2],
    ['without a cue', 'WEBVTT\n\nNOTE niets', 'captions-empty', 1],
    ['with a time that is none', 'WEBVTT\n\n0:01 --> 00:04.000\nHallo', 'captions-time', 3],
    ['with a minute of 75 seconds', 'WEBVTT\n\n00:75.000 --> 02:04.000\nHallo', 'captions-time', 3],
    ['with words before the time', 'WEBVTT\n\nEen\nTwee\n00:01.000 --> 00:04.000\nHallo', 'captions-time', 5],
    ['that ends before it begins', 'WEBVTT\n\n00:04.000 --> 00:01.000\nHallo', 'captions-order', 3],
    ['that goes back', `WEBVTT\n\n00:09.000 --> 00:10.000\nA\n\n${cue}`, 'captions-order', 6],
  ])('is refused %s, by the line', (_, text, code, line) => {
    expect(faultOf(() => cleanWebVtt(text))).toEqual([code, line]);
  });
});

describe('SubRip', () => {
  it('becomes WebVTT', () => {
    const subRip =
      '1\r\n00:00:01,000 --> 00:00:04,000\r\nWelkom <font color="red">hier</font>.\r\n\r\n2\r\n00:00:05,000 --> 00:00:06,250\r\nTwee\r\nregels\r\n';
    expect(webVttOfSubRip(subRip)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nWelkom hier.\n\n00:00:05.000 --> 00:00:06.250\nTwee\nregels\n',
    );
  });

  it('is refused as WebVTT is', () => {
    expect(faultOf(() => webVttOfSubRip('Zomaar een tekst'))).toEqual(['captions-empty', 1]);
    expect(faultOf(() => webVttOfSubRip('1\n00:00:01 --> 00:00:04\nHallo'))).toEqual(['captions-time', 2]);
  });
});
