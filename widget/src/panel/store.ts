import { emptyView, type View } from './view';

/** The current view, and who draws it. */
export class Store {
  view: View = emptyView;
  /** Called after changes, once for all that are made in one go. */
  draw?: () => void;
  private drawing?: boolean;

  set(part: Partial<View>): void {
    this.view = { ...this.view, ...part };
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => {
      this.drawing = false;
      this.draw?.();
    });
  }
}
