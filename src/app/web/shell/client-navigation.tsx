import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Language, splitLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useSiteApp } from '../site-app-context.ts';

/** Addresses that are not pages of the application. */
const notPages = /^\/(api|a|assets)(\/|$)|\.(xml|txt|ics)$/;

/** The link that this click follows within the application, if it is one. */
export function pageLinkOf(
  event: MouseEvent,
  here: Location,
  language: Language,
  languages: readonly Language[],
): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || !link.href.startsWith('http'))
    return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || notPages.test(url.pathname)) return undefined;
  const target = splitLanguagePrefix(url.pathname, languages);
  // Another language is another document, with other texts and another direction for screen readers.
  if (target.language !== language) return undefined;
  // Within the page the browser itself knows best, focus included.
  if (url.hash !== '' && url.pathname === here.pathname && url.search === here.search) return undefined;
  return target.path + url.search + url.hash;
}

/** Where a form that asks by address leads, if it says that it may be followed without a reload. Fields left empty ask nothing. */
export function pageQuestionOf(event: SubmitEvent, here: Location, languages: readonly Language[]): string | undefined {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.dataset.navigate === undefined) return;
  const asked = Array.from(new FormData(form), ([name, value]): [string, string] => [name, String(value)]);
  const search = new URLSearchParams(asked.filter(([, value]) => value.trim() !== ''));
  return `${splitLanguagePrefix(here.pathname, languages).path}?${search}`;
}

/** Plain links everywhere; this turns those that lead to a page of ours into navigation without a reload. */
export function ClientNavigation() {
  const navigate = useNavigate();
  const { language, locale } = useSiteApp();
  const { languages } = locale;
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pageLinkOf(event, window.location, language, languages);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    const ask = (event: SubmitEvent) => {
      const path = pageQuestionOf(event, window.location, languages);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', follow);
    document.addEventListener('submit', ask);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', ask);
    };
  }, [navigate, language, languages]);
  return null;
}
