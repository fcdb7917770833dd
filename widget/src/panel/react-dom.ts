import { render, type ComponentChild } from 'preact';

/** What the panel needs of `react-dom/client`, on preact's core: its compat layer serves libraries, and there are none here. */
export const createRoot = (place: Element) => ({
  render: (view: ComponentChild): void => render(view, place),
});
