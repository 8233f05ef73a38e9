/** The browser's own, which the test environment has not. */
export class TestEventSource extends EventTarget {
  static opened: TestEventSource[] = [];
  isClosed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    TestEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  say(kind: string, id: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId: id }));
  }
}
