/**
 * What a browser with windows does beside the page that is looked at. Chromium takes the last list that it is given, so
 * what Playwright leaves out stands here once more (docs/decisions/0162).
 */
const leftOut = [
  // Playwright's.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // A page behind each window for what drops down from the address bar: a quarter of all that the browser takes.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Chromium refuses its sandbox to root. */
const isRoot = process.getuid?.() === 0;

export const browserArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  // A test must not depend on, or wait for, what the browser itself wants from the network.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${leftOut.join(',')}`,
  // A page lives for seconds here: making its scripts quicker takes longer than it gains, but for the plainest way.
  '--js-flags=--no-opt --no-maglev --always-sparkplug',
];
