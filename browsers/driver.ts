/** One step of an input device, as W3C WebDriver writes it; both protocols take the same. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: object[];
  parameters?: object;
}

/** What it takes to drive a browser. Everything a story does is made of these, so a third browser is one more of them. */
export interface Driver {
  /** With its version, as it is told. */
  name: string;
  /** Resolves when the document is there. */
  go(address: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns and is given must be JSON. */
  run(body: string, given: readonly unknown[]): Promise<unknown>;
  act(sources: readonly InputSource[]): Promise<void>;
  /** As wide as asked, or as narrow as the window of this browser can be. */
  resize(width: number, height: number): Promise<void>;
  /** What it complained of since the last time that this was asked: errors and warnings of the console. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that may be there. */
export interface BrowserKind {
  id: string;
  title: string;
  /** The command that installs what is missing. */
  install: string;
  isThere(): boolean;
  start(folder: string): Promise<Driver>;
}
