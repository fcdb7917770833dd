/** The line above all pages, unless ANNOUNCEMENT_TEXT and ANNOUNCEMENT_LINK say otherwise when the pages are built. */
export const announcement = {
  text: 'Customers can now add photos in the chat.',
  link: '/demo/widget',
  linkText: 'Try the demo',
};
