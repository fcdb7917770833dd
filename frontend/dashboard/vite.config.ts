import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API that `vite dev` talks to; the build is served from the API's own origin. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3000';

/** One page for /login, /signup, /forgot-password, /reset-password, /dashboard/* and /admin; its files under /dashboard-assets/. */
export default defineConfig({
  plugins: [react()],
  build: { assetsDir: 'dashboard-assets', manifest: true, target: 'es2022' },
  server: { port: 4500, proxy: { '/api': api, '/widget.js': api, '/widget': api } },
});
