/** An element with its attributes and children: plain calls, because policies of pages forbid markup in strings. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number> = {},
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const key in attributes) made.setAttribute(key, `${attributes[key]}`);
  made.append(...children);
  return made;
}

/** A square button with a line drawing of icons.ts; who shows it also names it. */
export function tool(path: string, attributes: Record<string, string> = {}): HTMLButtonElement {
  const drawn = (name: string, key: string, value: string): SVGElement => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    made.setAttribute(key, value);
    return made;
  };
  const svg = drawn('svg', 'viewBox', '0 0 24 24');
  svg.ariaHidden = 'true';
  svg.append(drawn('path', 'd', path));
  return element('button', { type: 'button', class: 'tool', ...attributes }, svg);
}
