/** Tooltips are <details>: this closes them on a click elsewhere and on Escape. */
export function watchTooltips(): void {
  const open = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('details.tooltip[open]')];
  document.addEventListener('click', (event) => {
    for (const tooltip of open()) {
      if (!(event.target instanceof Node) || !tooltip.contains(event.target)) tooltip.open = false;
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const tooltip of open()) {
      tooltip.open = false;
      tooltip.querySelector('summary')?.focus();
    }
  });
}
