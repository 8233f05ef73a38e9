import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isAdminPath } from '#platform/contract/addresses/admin-path.ts';
import { isSecretAddress } from '#platform/contract/addresses/secret-path.ts';
import type { Consent } from '../contract/consent.ts';
import type { VendorSettings } from '../contract/vendor.ts';
import { allowedVendors, cookiesToForget } from '../contract/vendor-registry.ts';
import { useConsent } from './consent-store.ts';
import { prepareVendor, sendPageView, type VendorWindow } from './vendor-hooks.ts';

/** The head is written 50 ms after a navigation (§1); the event carries its title. */
const titleDelay = 150;

const started = new Set<string>();

/** Loads the vendors that may, and tells them of every page after the first. Draws nothing. */
export function VendorScripts({ settings }: { settings: VendorSettings }) {
  const { consent } = useConsent();
  const { pathname, search } = useLocation();
  // Whoever manages the site is no visitor to be counted, and what a mail brought them is between them and us.
  const isApart = isAdminPath(pathname) || isSecretAddress(pathname + search);
  useEffect(() => {
    if (!isApart) startVendors(document, settings, consent);
  }, [settings, consent, isApart]);

  const before = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page, whatever else is the same
  useEffect(() => {
    const referrer = before.current;
    before.current = isApart ? window.location.origin : window.location.href;
    if (referrer === undefined || isApart) return;
    const { href } = window.location;
    const timer = setTimeout(
      () => sendPageView(window as VendorWindow, { url: href, referrer, title: document.title }),
      titleDelay,
    );
    return () => clearTimeout(timer);
  }, [pathname, search]);
  return null;
}

function startVendors(document: Document, settings: VendorSettings, consent: Consent): void {
  const allowed = allowedVendors(settings, consent);
  const present = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');
  for (const name of cookiesToForget(settings, consent, present)) removeCookie(document, name);
  if ([...started].some((key) => !allowed.some((vendor) => vendor.key === key))) {
    // A script that runs cannot be taken back; a page without it can be had.
    document.defaultView?.location.reload();
    return;
  }
  for (const vendor of allowed) {
    const src = vendor.scriptUrl?.(settings);
    if (src === undefined || started.has(vendor.key)) continue;
    started.add(vendor.key);
    if (settings.preloadGtag && vendor.key === 'google-analytics') preload(document, src);
    whenLoaded(document, () => {
      prepareVendor(window as VendorWindow, vendor, settings, new Date());
      const script = document.createElement('script');
      script.async = true;
      script.src = src;
      document.head.append(script);
    });
  }
}

/** A vendor's script waits until the page itself is complete; for those who are signed in this runs before that. */
function whenLoaded(document: Document, run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

function preload(document: Document, href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  document.head.append(link);
}

/** Vendors set theirs for the host or for the domain above it; the browser does not tell which. */
function removeCookie(document: Document, name: string): void {
  const labels = document.location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    document.cookie = `${name}=; path=/; max-age=-1${domain}`;
  }
}
