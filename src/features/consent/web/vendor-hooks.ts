import type { Vendor, VendorSettings } from '../contract/vendor.ts';

/** What the vendors' own scripts look for on the window. */
export interface VendorWindow {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
  _sz?: unknown[];
}

/** What has to be there before a vendor's script runs. */
export function prepareVendor(target: VendorWindow, { key }: Vendor, settings: VendorSettings, now: Date): void {
  if (key === 'siteimprove') {
    target._sz ??= [];
    return;
  }
  target.dataLayer ??= [];
  const layer = target.dataLayer;
  if (key === 'google-tag-manager') layer.push({ 'gtm.start': now.getTime(), event: 'gtm.js' });
  if (key !== 'google-analytics') return;
  // Google reads the arguments object itself; an array in its place is ignored.
  target.gtag ??= function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  target.gtag('js', now);
  target.gtag('config', settings.googleAnalyticsId);
}

export interface PageView {
  url: string;
  referrer: string;
  title: string;
}

/** §7: page-view events are sent when the hooks exist. The first page of a visit the scripts count themselves. */
export function sendPageView(target: VendorWindow, { url, referrer, title }: PageView): void {
  const { pathname, search } = new URL(url);
  if (typeof target.gtag === 'function') {
    target.gtag('event', 'page_view', { page_location: url, page_title: title, page_referrer: referrer });
  }
  if (Array.isArray(target.dataLayer)) {
    target.dataLayer.push({ event: 'pageview', page: { path: pathname + search, title, referrer } });
  }
  target._sz?.push(['trackdynamic', { url, ref: referrer, title }]);
}
