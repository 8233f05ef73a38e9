import { describe, expect, it, test } from 'vitest';
import { createWxrReader } from './read-wxr.ts';
import { type WxrAuthor, WxrFault, type WxrItem, type WxrSite } from './wxr.ts';

function read(xml: string, chunk = xml.length): { site: WxrSite | undefined; items: WxrItem[]; authors: WxrAuthor[] } {
  const authors: WxrAuthor[] = [];
  const items: WxrItem[] = [];
  let site: WxrSite | undefined;
  const reader = createWxrReader({
    onAuthor: (author) => void authors.push(author),
    onItem: (item) => void items.push(item),
    onSite: (found) => {
      site = found;
    },
  });
  for (let at = 0; at < xml.length; at += chunk) reader.write(xml.slice(at, at + chunk));
  reader.close();
  return { site, items, authors };
}

const faultOf = (xml: string): string => {
  try {
    read(xml);
    return '';
  } catch (error) {
    return error instanceof WxrFault ? error.code : String(error);
  }
};

const channel = (inside: string): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:wp="w" xmlns:content="c"><channel><title>Dorp</title><link>https://a.nl</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://www.a.nl</wp:base_blog_url>${inside}</channel></rss>`;

const page = `<item><title><![CDATA[A & B]]></title><link>https://www.a.nl/a/</link><content:encoded><![CDATA[<p>x</p>]]></content:encoded>
<wp:post_id>7</wp:post_id><wp:post_parent>3</wp:post_parent><wp:post_type>page</wp:post_type><wp:menu_order>2</wp:menu_order>
<category domain="category" nicename="n"><![CDATA[Nieuws]]></category>
<wp:postmeta><wp:meta_key>_edit_lock</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>5</wp:comment_id><wp:comment_content>Leuk</wp:comment_content></wp:comment></item>`;

describe('an export', () => {
  it('says who wrote there, and who wrote what', () => {
    const author = (login: string, email: string) =>
      `<wp:author><wp:author_login><![CDATA[${login}]]></wp:author_login><wp:author_email>${email}</wp:author_email></wp:author>`;
    const { authors, items } = read(
      channel(
        `${author('jan', 'Jan@a.nl')}${author('els', '')}${page.replace('<wp:post_id>', '<dc:creator>jan</dc:creator><wp:post_id>')}`,
      ),
    );
    expect(authors).toEqual([
      { login: 'jan', email: 'jan@a.nl' },
      { login: 'els', email: '' },
    ]);
    expect(items[0]?.creator).toBe('jan');
  });

  it('says which site it is of, and what is in it', () => {
    const { site, items } = read(channel(page));
    expect(site).toEqual({ title: 'Dorp', url: 'https://www.a.nl' });
    expect(items).toMatchObject([
      {
        ...{ id: '7', type: 'page', title: 'A & B', parentId: '3', content: '<p>x</p>', menuOrder: 2 },
        labels: [{ domain: 'category', name: 'Nieuws' }],
        meta: { _thumbnail_id: '9' },
      },
    ]);
  });

  it('tells every address that an entry had, and how many reactions readers saw', () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const comment = (approved: string) =>
      `<wp:comment><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_content>x</wp:comment_content></wp:comment>`;
    const own = `${meta('_wp_old_slug', 'eerst')}${meta('_wp_old_slug', 'toen')}${comment('1')}${comment('spam')}${comment('1')}`;
    const { items } = read(channel(page.replace('</item>', `${own}</item>`)));
    expect(items).toMatchObject([{ oldSlugs: ['eerst', 'toen'], comments: 2, title: 'A & B' }]);
  });

  it('is read the same in small pieces', () => {
    expect(read(channel(page), 7)).toEqual(read(channel(page)));
  });

  it('may hold signs that XML does not have', () => {
    expect(read(channel('<item><title>a\u0003b</title></item>')).items[0]?.title).toBe('ab');
  });
});

test.each([
  ['what is no XML', 'hallo', 'import-not-xml'],
  ['what breaks off', channel('<item><title>').slice(0, -20), 'import-not-xml'],
  ['what is another kind of XML', '<html><body/></html>', 'import-not-wxr'],
  ['a feed that is no export', '<rss><channel><item><title>a</title></item></channel></rss>', 'import-not-wxr'],
  ['an empty feed', '<rss><channel></channel></rss>', 'import-not-wxr'],
  [
    'a name for a file of the server',
    `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${channel('&x;')}`,
    'import-doctype',
  ],
  ['names that grow', '<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><rss>&b;</rss>', 'import-doctype'],
  ['a name that nobody declared', channel('<item><title>&nbsp;</title></item>'), 'import-not-xml'],
  ['an entry without end', channel(`<item><title>${'a'.repeat(5_000_001)}</title></item>`), 'import-entry-too-large'],
])('it refuses %s', (_, xml, code) => {
  expect(faultOf(xml)).toBe(code);
});
