/** What WordPress tells of the site that was exported. */
export interface WxrSite {
  title: string;
  url: string;
}

/** Who wrote there. */
export interface WxrAuthor {
  login: string;
  email: string;
}

/** One `<item>` of an export: a page, a post, a file, an entry of a menu, or what a plug-in keeps as one of those. */
export interface WxrItem {
  id: string;
  type: string;
  title: string;
  link: string;
  slug: string;
  status: string;
  parentId: string;
  content: string;
  excerpt: string;
  /** By the clock of the site, and in UTC where WordPress knew it. */
  date: string;
  dateGmt: string;
  menuOrder: number;
  hasPassword: boolean;
  attachmentUrl: string;
  /** The login of who wrote it. */
  creator: string;
  /** What its address ended in before, as WordPress leads on from it. */
  oldSlugs: readonly string[];
  /** How many reactions readers could read below it. */
  comments: number;
  labels: readonly { domain: string; name: string }[];
  meta: Readonly<Record<string, string>>;
}

/** Why a file cannot be read; `values` are for the words of the refusal. */
export class WxrFault extends Error {
  readonly code: 'import-not-wxr' | 'import-not-xml' | 'import-doctype' | 'import-entry-too-large';
  readonly values: Readonly<Record<string, number>>;

  constructor(code: WxrFault['code'], values: WxrFault['values'] = {}) {
    super(code);
    this.name = 'WxrFault';
    this.code = code;
    this.values = values;
  }
}
