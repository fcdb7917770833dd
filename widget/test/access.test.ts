import { contrast } from '@chalkline/brand/contrast';
import { axeFaults } from '../../.config/axe.ts';
import { answered, expect, mainJob, open, say, test, widget } from './fixtures.ts';

const STATES = [
  { name: 'light', path: 'plain.html', use: {} },
  { name: 'dark', path: 'dark.html', use: {} },
  { name: 'right-to-left', path: 'rtl.html', use: {} },
  { name: 'phone', path: 'plain.html', use: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true } },
];

for (const { name, path, use } of STATES) {
  test.describe(name, () => {
    test.use(use);
    test('axe finds nothing, from the greeting to the contact form', async ({ page, site }) => {
      await page.goto(`${site}/${path}`);
      const check = async (): Promise<void> =>
        expect(await axeFaults(page, { include: ['chalkline-widget'], exclude: [] })).toEqual([]);
      await check();
      await open(page);
      await check();
      await say(page, 'About 1,800 sq ft outside');
      await answered(page, 1);
      const form = widget(page).root.locator('form.contact');
      await widget(page).input.fill('Half a sent');
      await form.getByRole('button', { name: 'Send my details' }).click();
      await expect(form.getByLabel('Email')).toBeFocused();
      await expect(form.getByRole('alert')).toBeInViewport();
      await expect(form.getByRole('alert')).toHaveText('Enter a complete email address or phone number.');
      await check();
      const phone = form.locator('[name=phone]');
      await form.getByLabel('Name', { exact: true }).fill('Dana Fox');
      await phone.fill('555-01');
      await form.getByRole('button', { name: 'Send my details' }).click();
      await expect(phone).toBeFocused();
      await expect(form.getByRole('alert')).toHaveText('Enter a complete phone number.');
      await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Dana Fox');
      await check();
      // Each field that is wrong says what is wrong with it.
      const email = form.locator('[name=email]');
      await email.fill('dana@larkhill');
      await form.getByRole('button', { name: 'Send my details' }).click();
      await expect(email).toBeFocused();
      await expect(form.getByRole('alert')).toHaveText([
        'Enter a complete email address.',
        'Enter a complete phone number.',
      ]);
      await check();
      // What nobody typed is not put behind it, not even the end of a well-known host.
      await email.fill('dana@gmail');
      await phone.fill('541-555-0128');
      await form.getByRole('button', { name: 'Send my details' }).click();
      await expect(form.getByRole('alert')).toHaveText(['Enter a complete email address.']);
      await expect(email).toHaveValue('dana@gmail');
      await email.fill('dana@gmail.com');
      await form.getByRole('button', { name: 'Send my details' }).click();
      await answered(page, 2);
      await expect(widget(page).input).toHaveValue('Half a sent');
      await say(page, 'There is a gas smell');
      await answered(page, 3);
      await widget(page).root.getByRole('button', { name: 'Start over' }).click();
      await check();
    });
  });
}

test('by keyboard alone: open, ask, read, close, and back where one was', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await page.locator('#page-button').focus();
  await page.evaluate(() => window.Chalkline?.('open'));
  await expect(widget(page).input).toBeFocused();
  await page.keyboard.type('Paint my house');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('outside');
  await page.keyboard.press('Enter');
  await expect(widget(page).said).toHaveText(['Paint my house\noutside']);
  await answered(page, 1);
  await expect(widget(page).root.getByRole('status')).toHaveText(/how large/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#page-button')).toBeFocused();
});

test('a key that picks a word of a composition neither sends nor closes', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  const { input, panel } = widget(page);
  const composition = await page.context().newCDPSession(page);
  const press = async (key: string, code: number): Promise<void> => {
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await composition.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: code });
    }
  };
  await input.focus();
  // Chromium and Firefox: the composition goes on until after the key.
  await composition.send('Input.imeSetComposition', { text: '見積', selectionStart: 2, selectionEnd: 2 });
  await press('Enter', 13);
  await press('Escape', 27);
  await expect(panel).toBeVisible();
  await composition.send('Input.insertText', { text: '見積' });
  // Safari: it is over before the key comes, which then has the code of a key that an input method has taken.
  await press('Enter', 229);
  await press('Escape', 229);
  await expect(panel).toBeVisible();
  await expect(input).toHaveValue('見積');
  await press('Enter', 13);
  await answered(page, 1);
  expect(fake.asked.map(({ message }) => message)).toEqual(['見積']);
  await press('Escape', 27);
  await expect(panel).toBeHidden();
});

test.describe('phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('on 320 px the main job is done and the keyboard never covers the input', async ({ page, site }) => {
    await page.goto(`${site}/plain.html`);
    await open(page);
    // A phone's keyboard makes the visual viewport smaller and leaves the layout as it is.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 290 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const box = await widget(page).input.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(290);
    await mainJob(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('Tab stays inside while the chat covers the page', async ({ page, site }) => {
    await page.goto(`${site}/plain.html`);
    await open(page);
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('chalkline-widget');
    }
  });
});

test('German pages are spoken to in German', async ({ page, site }) => {
  await page.goto(`${site}/german.html`);
  await expect(widget(page).launcher).toHaveText('Sofort-Schätzung');
  await open(page);
  await expect(widget(page).root.getByRole('button', { name: 'Senden' })).toBeVisible();
});

test('where no price is ever shown, the launcher promises none', async ({ page, site, fake }) => {
  fake.settings.launcher = { en: 'Ask for a quote', de: 'Angebot anfragen' };
  const launcher = page.locator('#launcher');
  await page.goto(`${site}/plain.html`);
  await expect(launcher).toHaveText('Ask for a quote');
  await expect(launcher).toHaveAccessibleName('Ask for a quote');
  // From then on at once, before the answer.
  await page.route('**/api/widget/*', (route) => route.abort());
  await page.goto(`${site}/german.html`);
  await expect(launcher).toHaveText('Angebot anfragen');
  delete fake.settings.launcher;
  await page.unroute('**/api/widget/*');
  await page.goto(`${site}/plain.html`);
  await expect(launcher).toHaveText('Instant estimate');
});

test('whatever colour the owner picks, the launcher’s words can be read on it', async ({ page, site, fake }) => {
  for (const color of ['#6063fc', '#767676', '#ff0000', '#00ff00', '#0000ff', '#8a7a00', '#f2c200', '#101010']) {
    Object.assign(fake.settings, { color });
    await page.goto(`${site}/plain.html`);
    const { launcher } = widget(page);
    const shown = await launcher.evaluate((button) => getComputedStyle(button).backgroundColor);
    const wanted = `rgb(${(color.match(/\w\w/g) ?? []).map((pair) => parseInt(pair, 16)).join(', ')})`;
    if (shown !== wanted) await expect(launcher).toHaveCSS('background-color', wanted);
    // As painted, not as computed: the mark's colour is calculated outside of sRGB and clipped.
    const mark = await launcher.evaluate((button) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) return '';
      context.fillStyle = getComputedStyle(button).color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
        .map((v) => v.toString(16).padStart(2, '0'))
        .join('');
    });
    expect(contrast(color, `#${mark}`)).toBeGreaterThanOrEqual(4.5);
  }
  Object.assign(fake.settings, { color: null });
});

test('the owner’s colour and side are taken over, readable, and kept for the next page', async ({
  page,
  site,
  fake,
}) => {
  Object.assign(fake.settings, { color: '#f2c200', position: 'left' });
  await page.goto(`${site}/plain.html`);
  const ground = (): Promise<string> =>
    widget(page).launcher.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(ground).toBe('rgb(242, 194, 0)');
  await page.reload();
  expect(await ground()).toBe('rgb(242, 194, 0)');
  expect((await widget(page).launcher.boundingBox())?.x).toBe(20);
  Object.assign(fake.settings, { color: null, position: 'right' });
});
