import { configuredAnnouncement } from '@chalkline/brand/announcement-configured';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server that `vite dev` and `vite preview` talk to; in production the build is served from its origin. */
const server = process.env.API_ORIGIN ?? 'http://localhost:3000';
const proxy = Object.fromEntries(['/api', '/dev/mail', '/widget.js', '/widget/'].map((path) => [path, server]));

/** One page for /login, /signup, /forgot-password, /reset-password, /dashboard/* and /admin; its files under /dashboard-assets/. */
export default defineConfig({
  plugins: [react()],
  define: { __ANNOUNCEMENT__: JSON.stringify(configuredAnnouncement) },
  build: { assetsDir: 'dashboard-assets', manifest: true, target: 'es2022' },
  server: { port: 4500, proxy },
  preview: { port: 4500, proxy },
});
