import type { Config } from '@react-router/dev/config';
import { notFoundPage, pages } from './src/pages.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...pages, notFoundPage].map((page) => page.path),
} satisfies Config;
