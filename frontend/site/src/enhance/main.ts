/** The script of all pages. Everything here is a comfort: the pages read and work without it. */
import { watchSession } from '@chalkline/api/session';
import { hideDismissed, watchAnnouncement } from './announcement.ts';
import { startDemoWidget } from './demo-widget.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { followSession, logOut } from './session.ts';
import { watchTooltips } from './tooltips.ts';

document.documentElement.classList.add('script');
followSession();
hideDismissed();

document.addEventListener('DOMContentLoaded', () => {
  watchAnnouncement();
  watchTooltips();
  prefetchOnIntent();
  startDemoWidget();
  document.querySelector('[data-logout]')?.addEventListener('click', () => {
    logOut().catch(reportError);
  });
});

watchSession(followSession);
