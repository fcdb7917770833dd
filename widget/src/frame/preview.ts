import type { PanelHost } from '../parts';
import type { PreviewOptions } from '../protocol';

const APOLOGY = 'Sorry, I encountered an error. Please try again.';

/**
 * Makes room for a chat inside an element of the page. It is sent with the owner's token, keeps nothing on the device
 * and fills the element's height.
 */
export function previewHost(
  host: PanelHost,
  { element, token, businessId = host.businessId, apiUrl = host.api }: PreviewOptions,
): PanelHost & { inner: HTMLElement } {
  const inner = document.createElement('chalkline-preview');
  const root = inner.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(':host{all:initial!important;display:block!important}:host,:host>div{height:100%!important}');
  root.adoptedStyleSheets = [styles];
  element.append(inner);
  const api = apiUrl.replace(/(\/api)?\/*$/, '/api');
  return { ...host, settings: undefined, inner, root, token, apology: APOLOGY, businessId, api };
}
