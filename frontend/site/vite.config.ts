import { configuredAnnouncement } from '@chalkline/brand/announcement-configured';
import { reactRouter } from '@react-router/dev/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { publicOrigin, supportEmail } from './site.config.ts';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: { 'computed:samples': fileURLToPath(new URL('.cache/samples.js', import.meta.url)) } },
  define: {
    __PUBLIC_ORIGIN__: JSON.stringify(publicOrigin),
    __SUPPORT_EMAIL__: JSON.stringify(supportEmail),
    __ANNOUNCEMENT__: JSON.stringify(configuredAnnouncement),
  },
  // Fonts, styles and the script are files of their own: they are cached for a year and need no exception in a content policy.
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  server: { port: 4400 },
});
