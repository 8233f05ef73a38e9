import { describe, expect, it } from 'vitest';
import { likelyPage } from './likely-page.ts';

const page = (path: string, title: string) => ({ guid: path, path, title });
const pages = [
  page('/', 'Home'),
  page('/wonen-en-leven/paspoort', 'Paspoort en identiteitskaart'),
  page('/contact', 'Contact en openingstijden'),
  page('/verkeer/parkeren', 'Parkeren'),
  page('/verkeer/parkeren/vergunning', 'Parkeervergunning'),
  page('/afval', 'Afval en milieu'),
];

describe('the page that was probably meant', () => {
  it.each([
    ['/paspoort-verlengen', '/wonen-en-leven/paspoort'],
    ['/openingstijden', '/contact'],
    ['/oud/Openingstijden.html', '/contact'],
    ['/afvalkalender', '/afval'],
    ['/parkeren', '/verkeer/parkeren'],
    ['/parkeervergunning-aanvragen', '/verkeer/parkeren/vergunning'],
  ])('%s is %s', (missing, path) => {
    expect(likelyPage(missing, pages)?.path).toBe(path);
  });

  it.each(['/kermis', '/', '/a/b/c', '/%E0%A4%A', '/wp-login.php'])('%s is none of them', (missing) => {
    expect(likelyPage(missing, pages)).toBeUndefined();
  });
});
