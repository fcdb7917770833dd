import { expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SupportNote } from './SupportNote.tsx';

const note = (email: string | null): string => renderToStaticMarkup(createElement(SupportNote, { email }));

it('links to whom to write, and only says so where there is nobody', () => {
  expect(note('help@example.com')).toMatch(/<a [^>]*href="mailto:help@example\.com"[^>]*>contact support<\/a>\.$/);
  expect(note(null)).toBe('To change it, contact support.');
});
