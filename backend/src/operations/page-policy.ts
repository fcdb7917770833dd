/** Emotion opens an empty style element and fills it by script, which browsers allow where the hash of no text is. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content security policy of every page. Whatever a page comes to hold, it runs and asks nothing but what is served
 * here, and is framed by nobody.
 */
export const PAGE_POLICY = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // A customer's photos need the owner's token: they are fetched, then shown from memory.
  "img-src 'self' data: blob:",
  `style-src 'self' ${EMPTY_STYLE}`,
  // The site's pages run no React that could place an estimate's mark; browsers dress a photo in a tab of its own so.
  "style-src-attr 'unsafe-inline'",
].join('; ');
