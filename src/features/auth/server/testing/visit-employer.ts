/** Follows the browser to the employer, where somebody chooses who they are, and answers the address it came back to. */
export async function visitEmployer(start: string, choice: string, origin: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    await answer.text();
    const location = answer.headers.get('location');
    url = location === null ? `${url}/${choice}` : new URL(location, url).href;
    if (url.startsWith(origin)) return url.slice(origin.length);
  }
  throw new Error('the employer kept the browser');
}
