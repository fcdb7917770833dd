import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { notFoundPage, pages } from './pages.ts';

export default [...pages, notFoundPage].map((page) =>
  page.path === '/'
    ? index(page.file)
    : route(page.path.slice(1), page.file, { id: page.path.slice(1).replaceAll('/', '-') }),
) satisfies RouteConfig;
