import type { PanelHost, Settings } from '../parts';
import type { ErrorCode } from '../protocol';
import { Api, type Answer, type Contact, type Transcript } from './api';
import { type Failure, failureOf } from './failure';
import { Memory, uuid, type Outgoing } from './memory';
import type { PhotoTray } from './photos/tray';
import { Store } from './store';
import { strings } from './strings';
import { replay, turnOf } from './transcript';
import { checkedEstimate, emptyView, FRESH, holdsContact, type Turn } from './view';

/** The API's limit for one message. */
const LONGEST_MESSAGE = 4000;
const ATTEMPTS = 3;
/** A wait the server asks for is kept by the chat itself up to this long. */
const LONGEST_WAIT_S = 60;
/** Key of the answer while its words arrive. */
const LIVE = 'live';

/** The conversation: what was said, what waits to be sent, and every way in which sending can go wrong. */
export class Conversation extends Store {
  readonly isPreview: boolean;
  private readonly memory: Memory;
  private readonly api: Api;
  private stop = new AbortController();
  private sending = false;
  /** What has arrived of the answer that is on its way. */
  private live = '';
  /** What this tab has to send. */
  private outbox: Outgoing[];
  /** The chat that this tab shows; another tab may have opened or left one since. Undefined: none has been asked for. */
  private shown: string | null | undefined;
  private tray: PhotoTray | undefined;

  /** `settings`: drawn with until fresh ones have come. */
  constructor(
    private readonly host: PanelHost,
    settings: Settings | null,
  ) {
    super();
    this.isPreview = !!host.token;
    this.memory = new Memory(host.businessId, this.isPreview);
    this.api = new Api(host, () => this.memory.kept.token);
    const { outbox, draft } = this.memory.kept;
    this.outbox = outbox;
    this.view = { ...emptyView, settings, draft, turns: outbox.map(turnOf) };
    addEventListener('online', this.start);
    addEventListener('offline', this.hearLine);
  }

  /** Everything the first opening needs from the server; safe to call again. */
  start = (): void => {
    this.hearLine();
    void this.loadSettings();
    void this.pump();
  };

  destroy(): void {
    this.stop.abort();
    removeEventListener('online', this.start);
    removeEventListener('offline', this.hearLine);
  }

  private async loadSettings(): Promise<void> {
    if (this.view.settings === this.host.settings) return;
    try {
      const settings = (this.host.settings ??= await this.api.settings());
      this.set({ settings });
      if (!this.isPreview) this.host.look(settings);
    } catch (error) {
      const { code } = failureOf(error);
      if (code === 'blocked' || code === 'unknown_business') this.report(code, strings()[code]);
    }
  }

  /** What the visitor is writing; kept over a reload. */
  write(draft: string): void {
    this.memory.keep({ draft: draft.slice(0, LONGEST_MESSAGE) });
    this.set({ draft, problem: '' });
  }

  /** Takes a message. One that cannot be sent as it is stays where it stands, and the view says why. */
  send(text = this.view.draft, website?: string, contact?: Contact): void {
    const { tray, turns, contactForm } = this.view;
    const say = strings();
    const content = text.trim() || (tray.length && say.photos.some(tray.length));
    if (!content || (this.isPreview && this.sending)) return;
    if (content.length > LONGEST_MESSAGE) return this.report('too_long', say.tooLong(content.length, LONGEST_MESSAGE));
    const item = { id: uuid(), text: content, website, contact };
    // Half a sentence in the input stays when an answer is tapped or the form is sent.
    const draft = text === this.view.draft ? '' : this.view.draft;
    this.queue('', [item]);
    this.memory.keep({ draft });
    this.set({ ...FRESH, turns: [...turns, { ...turnOf(item), photos: tray }], tray: [], draft });
    // Half filled in, the form stays until the answer to another message says whether it is still asked for.
    this.set({ contactForm: !contact && contactForm });
    // What the form sends is for the owner only, and every script of the page hears the events.
    if (!contact) this.host.emit('message', { role: 'user', content });
    void this.pump();
  }

  /** Shows picked files above the input, to go out with the next message. */
  addPhotos(files: File[]): Promise<void> {
    return this.withTray((tray) => tray.add(files));
  }

  /** What knows about pictures comes with the first of them. */
  private async withTray(work: (tray: PhotoTray) => Promise<void>): Promise<void> {
    const say = strings();
    try {
      const { PhotoTray } = await import('./photos/tray');
      this.tray ??= new PhotoTray({ store: this, host: this.host, api: this.api, say });
      await work(this.tray);
    } catch {
      this.report('network', say.network);
    }
  }

  /** Sends the pictures of a message that are not on the server yet. */
  sendPhotos(turnKey: string): void {
    const { chatId } = this.memory.kept;
    if (chatId) void this.tray?.upload(turnKey, chatId);
  }

  /** Leaves the conversation to the owner and begins another one. */
  restart = (): void => {
    this.stop.abort();
    this.stop = new AbortController();
    this.forget();
    for (const { id } of this.outbox) this.queue(id);
    this.set({ ...FRESH, contactForm: false, turns: [], tray: [] });
  };

  private forget(): void {
    this.memory.keep({ chatId: null, token: null, lead: false });
    this.shown = null;
  }

  /** Takes what is done with out of what this tab has to send, or adds to it, and to what all tabs have. */
  private queue(done?: string, added: Outgoing[] = []): void {
    const change = (outbox: Outgoing[]): Outgoing[] => outbox.filter(({ id }) => id !== done).concat(added);
    this.outbox = change(this.outbox);
    this.memory.keep({ outbox: change(this.memory.kept.outbox) });
  }

  private readonly hearLine = (): void => {
    const offline = navigator.onLine ? '' : strings().offline;
    this.set({ offline, said: offline });
  };

  private report(code: ErrorCode, problem: string): void {
    this.set({ problem, said: problem });
    this.host.emit('error', { code, message: problem });
  }

  /** Sends what waits, in order, one at a time. */
  private async pump(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const { signal } = this.stop;
    try {
      if (this.shown !== this.memory.kept.chatId) await this.resume();
      for (let item = this.outbox[0]; item && !signal.aborted; item = this.outbox[0]) {
        if (!(await this.deliver(item, signal))) break;
        this.queue(item.id);
      }
    } finally {
      this.sending = false;
      this.set({ waiting: false });
      // Started over in the middle: what was said since then is still to be sent.
      if (signal !== this.stop.signal) void this.pump();
    }
  }

  private async resume(): Promise<void> {
    const { chatId } = this.memory.kept;
    this.set({ waiting: true });
    try {
      const transcript: Transcript = chatId ? await this.api.transcript(chatId) : { id: '', messages: [] };
      const { turns, answered } = replay(
        transcript,
        this.view.turns,
        this.shown === undefined ? this.outbox[0] : undefined,
      );
      const { suggestions = [], contactRequested } = transcript;
      this.queue(answered);
      this.set({ ...FRESH, turns, suggestions: this.outbox.length ? [] : suggestions });
      this.set({ contactForm: contactRequested && {} });
      this.shown = chatId;
      if (transcript.messages.some(({ photos }) => photos)) void this.withTray((tray) => tray.restore(transcript));
    } catch (error) {
      const { code } = failureOf(error);
      if (code === 'unknown_business') this.forget();
      else this.report(code, strings()[code === 'blocked' ? code : 'network']);
    }
  }

  /** True when the message is done with, answered or refused for good; false when it stays in the outbox. */
  private async deliver(item: Outgoing, signal: AbortSignal): Promise<boolean> {
    const say = strings();
    for (let attempt = 1; ; attempt++) {
      if (!navigator.onLine) {
        this.mark({ state: 'waiting', note: say.waiting });
        return false;
      }
      this.mark({ state: 'sending' });
      this.set({ waiting: true });
      try {
        this.receive(item, await this.ask(item, signal));
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        const failure = failureOf(error);
        const { code, retryAfter } = failure;
        this.onText('');
        this.set({ waiting: false });
        if (this.isPreview || attempt === ATTEMPTS) return this.fail(item, failure);
        if (code === 'unknown_business' && this.memory.kept.chatId) {
          // The owner deleted the chat, or the token is not its own any more: the message opens a new one.
          this.forget();
        } else if (code === 'network' || code === 'server') {
          await pause(attempt);
        } else if (code === 'busy' && retryAfter && retryAfter <= LONGEST_WAIT_S) {
          this.mark({ state: 'waiting', note: say.busy });
          await pause(retryAfter);
        } else return this.fail(item, failure);
        if (signal.aborted) return false;
      }
    }
  }

  private ask({ id, text, ...more }: Outgoing, signal: AbortSignal): Promise<Answer> {
    const { chatId } = this.memory.kept;
    return this.api.ask({ ...more, message: text, chatId, clientMessageId: id }, this.onText, signal);
  }

  private readonly onText = (text: string): void => {
    const turns = this.view.turns.filter(({ key }) => key !== LIVE);
    this.live = text && this.live + text;
    if (text) {
      turns.push({ key: LIVE, role: 'assistant', content: this.live });
      this.set({ waiting: false });
    }
    this.set({ turns });
  };

  private receive(item: Outgoing, answer: Answer): void {
    const { kept } = this.memory;
    const { message: content, chatId = kept.chatId, visitorToken: token } = answer;
    const estimate = checkedEstimate(answer.estimate);
    // Later answers bring no key: by then another tab may be in another chat.
    if (token) this.memory.keep({ chatId: (this.shown = chatId), token });
    this.say(item, { content, estimate, phone: answer.emergencyPhone });
    const contactForm = answer.contactRequested && (this.view.contactForm || {});
    // With more on its way, such as the form's details, what it asks for is out of date.
    if (!this.outbox[1]) this.set({ suggestions: answer.suggestions ?? [], contactForm });
    this.host.emit('message', { role: 'assistant', content });
    if (estimate) {
      const { currency, amount, low, high } = estimate;
      this.host.emit('estimate', { currency, amount, low, high });
    }
    if (chatId && !kept.lead && (item.contact || holdsContact(item.text))) {
      this.memory.keep({ lead: true });
      this.host.emit('lead', { chatId });
    }
    this.sendPhotos(item.id);
  }

  /** Ends the message's waiting with words of the assistant's. */
  private say(item: Outgoing, answer: Partial<Turn> & { content: string }): void {
    this.onText('');
    this.mark({ state: undefined }, item.id);
    const turn: Turn = { key: `${item.id}-answer`, role: 'assistant', ...answer };
    this.set({ waiting: false, turns: [...this.view.turns, turn], said: answer.content });
  }

  /** Says why; in the preview as the assistant. True when sending the same again would fail again. */
  private fail(item: Outgoing, { code, sentence }: Failure): boolean {
    const { [code as 'network']: known = sentence || strings().server } = strings();
    const note = this.isPreview ? sentence || this.host.apology! : known;
    const final = this.isPreview || code === 'refused' || code === 'too_long';
    if (this.isPreview) this.say(item, { content: note });
    else this.mark({ state: 'failed', note, final }, final ? item.id : undefined);
    this.host.emit('error', { code, message: note });
    return final;
  }

  /** Says how one message stands, or all that are still to be sent: those behind wait for the first. */
  private mark(change: Partial<Turn>, id?: string): void {
    const turns = this.view.turns.map((turn) =>
      (id ? turn.key === id : turn.state && !turn.final) ? { ...turn, note: '', ...change } : turn,
    );
    this.set({ turns, said: change.note || this.view.said });
  }
}

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
