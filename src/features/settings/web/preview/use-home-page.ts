import { useQuery } from '@tanstack/react-query';

/** The home page as a visitor gets it, without scripts: it is whole before any has run. */
export function useHomePage(): string | undefined {
  const { data } = useQuery({ queryKey: ['home page for the preview of settings'], queryFn: fetchHomePage });
  return data;
}

async function fetchHomePage(): Promise<string> {
  // Without who is signed in: what is theirs does not belong in the look of the site.
  const answer = await fetch('/', { credentials: 'omit', headers: { accept: 'text/html' } });
  return withoutScripts(await answer.text());
}

export function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, link[rel="modulepreload"], link[rel="preload"]'))
    element.remove();
  page.body.inert = true;
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
