import { expect, type APIRequestContext } from '@playwright/test';

/** The path of the link in the newest password mail to `email`, read where the default mail driver shows kept mails. */
export async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const list = await (await request.get('/dev/mail')).text();
      const mails = [...list.matchAll(/<a href="([^"]+)">(.*?)<\/a>/gs)];
      const link = mails.find(([, , text]) => text?.includes(email) && /password/i.test(text));
      if (link === undefined) return false;
      const mail = (await (await request.get(link[1] ?? '')).text()).replaceAll('&amp;', '&');
      path = /\/reset-password\?token=[\w.~-]+/.exec(mail)?.[0];
      return path !== undefined;
    })
    .toBe(true);
  return path ?? '';
}
