/** What is served without being declared, each with the reason why it is no call. */
export const notDeclared: Record<string, string> = {
  'GET /*': 'a page for people, drawn from declared calls',
  'GET /assets/theme-:hash.css': 'a file of the pages, kept by its address',
  'GET /time-machine': 'a form for people, that leads to a page of then',
  'GET /time-machine/*': 'a page for people as it was, drawn from declared calls; for admins, and for who has a link',
  'GET /time-machine/compare/*':
    'a page for people at one of two moments, a part of the screen that compares; for admins',
  'GET /favicon.ico': 'browsers ask for it by themselves',
  'GET /.well-known/security.txt': 'who finds a weakness asks for it by itself (RFC 9116)',
  'GET /robots.txt': 'search engines ask for it by themselves',
  'GET /sitemap.xml': 'search engines read it; for everyone, and made for nobody in particular',
  'GET /sitemap-:number.xml': 'a part of the sitemap',
  'GET /healthz': 'for those who run the machine, on no platform',
  'GET /readyz': 'for those who run the machine, on no platform',
  'GET /metrics': 'for those who run the machine, on no platform, with a token of its own',
};
