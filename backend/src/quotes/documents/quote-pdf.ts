import { buffer } from 'node:stream/consumers';
import { LIGHT } from '../../mail/index.js';
import type { Letter } from './letter.js';
import { fontFile, printFont } from './print-font.js';

/** Points, 72 to the inch. */
const MARGIN = 56;
const AMOUNTS = 110;

/** The quote on paper: US Letter, or A4 elsewhere; as many pages as its lines need. */
export async function quotePdf(letter: Letter): Promise<Buffer> {
  // Loaded when the first quote is made: it takes memory, and many owners never make one.
  const { default: Document } = await import('pdfkit');
  const { printable } = await printFont();
  const page = new Document({
    size: letter.paper,
    margin: MARGIN,
    info: { Title: letter.title, Author: letter.business.name },
  });
  const written = buffer(page);
  page.registerFont('text', fontFile('400Regular/Inter_400Regular.ttf'));
  page.registerFont('strong', fontFile('600SemiBold/Inter_600SemiBold.ttf'));
  const width = page.page.width - 2 * MARGIN;
  const bottom = page.page.height - MARGIN;

  const say = (words: string, { size = 10, font = 'text', color = LIGHT.ink, ...options } = {}): void => {
    const text = printable(words).trim();
    // Left out as a whole: an empty line would only ask what is missing.
    if (text === '') return;
    page
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, MARGIN, page.y, { width, ...options });
  };
  const rule = (color: string, thickness: number): void => {
    page.rect(MARGIN, page.y, width, thickness).fill(color);
    page.y += thickness;
  };
  const row = (label: string, amount: string, font: string): void => {
    const labels = width - AMOUNTS;
    page.font(font).fontSize(10);
    const text = printable(label).trim();
    const height = page.heightOfString(text, { width: labels }) + 14;
    if (page.y + height > bottom) page.addPage();
    const top = page.y;
    page.fillColor(LIGHT.ink).text(text, MARGIN, top + 7, { width: labels });
    page.text(amount, MARGIN + labels, top + 7, { width: AMOUNTS, align: 'right', features: ['tnum'] });
    page.y = top + height;
    rule(LIGHT.edge, 0.5);
  };

  say(letter.business.name, { size: 16, font: 'strong' });
  for (const line of letter.business.lines) say(line, { color: LIGHT.muted });
  page.y += 16;
  rule(LIGHT.chalk, 2);
  page.y += 16;
  say(letter.title, { size: 20, font: 'strong' });
  say(letter.date, { color: LIGHT.muted });
  if (letter.customer.length > 0) {
    page.y += 12;
    say('For', { color: LIGHT.muted });
    for (const line of letter.customer) say(line);
  }
  page.y += 18;
  for (const { label, amount } of letter.lines) row(label, amount, 'text');
  row('Total', letter.total, 'strong');
  page.y += 16;
  for (const paragraph of letter.paragraphs) {
    say(paragraph);
    page.y += 8;
  }
  page.end();
  return written;
}
