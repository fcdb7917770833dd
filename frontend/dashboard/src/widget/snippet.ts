/** The tag that an owner pastes into a website. */
export function snippet(origin: string, businessId: string): string {
  return `<script src="${origin}/widget.js" data-business-id="${businessId}" data-api-url="${origin}/api" async></script>`;
}
