import { expect, it } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const site = 'https://oud.example/wp-content/uploads';

it.each<[string, string, string[], string | undefined]>([
  [
    'the whole path',
    `${site}/2025/03/sluis.png`,
    ['wp-content/uploads/2025/03/sluis.png'],
    'wp-content/uploads/2025/03/sluis.png',
  ],
  ['a part of it', `${site}/2025/03/sluis.png`, ['2025/03/sluis.png', '2024/03/sluis.png'], '2025/03/sluis.png'],
  [
    'the folder most like its own',
    `${site}/2025/03/a.png`,
    ['x/03/a.png', 'uploads/2025/03/a.png', 'a.png'],
    'uploads/2025/03/a.png',
  ],
  [
    'its name, wherever it is',
    `${site}/2025/03/sluis.png`,
    ['foto’s van de haven/sluis.png'],
    'foto’s van de haven/sluis.png',
  ],
  ['its name in other letters', `${site}/Sluis%20%C3%A9%C3%A9n.PNG`, ['sluis één.png'], 'sluis één.png'],
  ['its name, when that is all there is', 'haven.jpg', ['map/haven.jpg'], 'map/haven.jpg'],
  ['neither of two that are alike', 'haven.jpg', ['a/haven.jpg', 'b/haven.jpg'], undefined],
  ['the whole picture for one of its sizes', `${site}/sluis-300x200.png`, ['sluis.png'], 'sluis.png'],
  ['a size where the whole is not there', `${site}/sluis.png`, ['sluis-scaled.png'], 'sluis-scaled.png'],
  ['nothing of another name', `${site}/sluis.png`, ['zaal.png'], undefined],
  ['no folder', `${site}/sluis.png`, ['sluis.png/'], undefined],
  ['nothing that systems put there', `${site}/sluis.png`, ['__MACOSX/sluis.png', '__MACOSX/._sluis.png'], undefined],
  ['what lies above, by its name alone', `${site}/sluis.png`, ['../../etc/sluis.png'], '../../etc/sluis.png'],
  ['nothing for nothing', '', ['a.png'], undefined],
])('finds %s', (_, url, paths, found) => {
  expect(matchPictures([{ sourceId: '1', url }], paths).get('1')).toBe(found);
});
