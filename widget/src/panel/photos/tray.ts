import type { PanelHost } from '../../parts';
import type { Store } from '../store';
import type { Strings } from '../../frame/strings/en';
import type { Api, Transcript } from '../api';
import type { Photo } from '../view';
import css from './photos.css?inline';
import { restoredPhoto, takePhoto } from './picture';
import { uploadPhoto } from './upload';

const MOST_PHOTOS = 5;

/** What the tray needs of the chat around it; handed over, because importing it would load the panel a second time. */
export interface TrayContext {
  store: Store;
  host: PanelHost;
  api: Api;
  say: Strings;
}

/**
 * Pictures picked for the next message, and their way to the server once the message has a chat to belong to.
 * Fetched with the first picture.
 */
export class PhotoTray {
  private readonly store: Store;
  private picked = 0;

  constructor(private readonly context: TrayContext) {
    this.store = context.store;
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    context.host.root.adoptedStyleSheets.push(styles);
  }

  /** Checks, shrinks and shows the picked files; what cannot be used is said in one sentence. */
  async add(files: File[]): Promise<void> {
    const { say } = this.context;
    let problem = '';
    for (const file of files) {
      if (this.count() >= MOST_PHOTOS) {
        problem = say.photos.tooMany;
        break;
      }
      const taken = await takePhoto(file, `picked-${(this.picked += 1)}`);
      if ('id' in taken) this.store.set({ tray: [...this.store.view.tray, taken] });
      else if (taken.why === 'tooLarge') problem = say.photos.tooLarge(taken.name, String(taken.megabytes));
      else problem = say.photos.notPicture(taken.name);
    }
    this.tell(problem);
  }

  /** Sends the pictures of one message that are not there yet, one after the other, for as long as it stands in the chat. */
  async upload(turnKey: string, chatId: string): Promise<void> {
    const { host, api, say } = this.context;
    const shown = (): Photo[] => this.store.view.turns.find(({ key }) => key === turnKey)?.photos ?? [];
    const target = { url: `${host.api}/quote/photos`, headers: await api.headers(), chatId };
    for (const { id } of shown()) {
      // As it is by now: while one was sent, others may have been by "Try again", and starting over takes all away.
      const photo = shown().find((other) => other.id === id);
      if (photo?.state !== 'ready' && photo?.state !== 'failed') continue;
      this.change(turnKey, id, { state: 'sending', progress: 0 });
      const trouble = await uploadPhoto(target, photo, (progress) => this.change(turnKey, id, { progress }));
      this.change(turnKey, id, trouble === null ? { state: 'sent', progress: 1 } : { state: 'failed' });
      if (trouble !== null && shown().length) this.tell(trouble || say.network);
    }
  }

  /** Shows the pictures of a resumed conversation again, each on its message as it arrives. */
  async restore({ id: chatId, messages }: Transcript): Promise<void> {
    const { host, api, say } = this.context;
    const headers = await api.headers();
    for (const [turn, { photos = [] }] of messages.entries()) {
      for (const id of photos) {
        const response = await fetch(`${host.api}/quote/chats/${chatId}/photos/${id}`, {
          headers,
          credentials: 'omit',
        });
        if (!response.ok) continue;
        const photo = await restoredPhoto(id, say.photos.some(1), await response.blob());
        this.changeTurn(`${turn}`, (shown) => [...shown, photo]);
      }
    }
  }

  /** Says what is wrong, to the visitor and to the page; '' when nothing is any more. */
  private tell(problem: string): void {
    this.store.set({ problem, said: problem });
    if (problem) this.context.host.emit('error', { code: 'photo', message: problem });
  }

  private count(): number {
    const sent = this.store.view.turns.flatMap((turn) => turn.photos ?? []);
    return sent.length + this.store.view.tray.length;
  }

  private change(turnKey: string, id: string, part: Partial<Photo>): void {
    this.changeTurn(turnKey, (photos) => photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  }

  private changeTurn(turnKey: string, change: (photos: Photo[]) => Photo[]): void {
    const turns = this.store.view.turns.map((turn) =>
      turn.key === turnKey ? { ...turn, photos: change(turn.photos ?? []) } : turn,
    );
    this.store.set({ turns });
  }
}
