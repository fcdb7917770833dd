/** Reads the built pages as text: what is there with JavaScript off. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonLd } from '../src/structured-data.ts';
import { builtSite } from './static-server.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

export function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** The built file of an address; throws where the build has none. */
export function readBuilt(path: string): string {
  const file = [join(builtSite, path), join(builtSite, path, 'index.html')].find(
    (each) => existsSync(each) && /\.\w+$/.test(each),
  );
  if (!file) throw new Error(`the build has no ${path}`);
  return readFileSync(file, 'utf8');
}

export function isBuilt(path: string): boolean {
  return path.includes('.') ? existsSync(join(builtSite, path)) : existsSync(join(builtSite, path, 'index.html'));
}

/** The value of an attribute of every tag that matches. */
export function attributes(html: string, tag: string, name: string): string[] {
  const tags = html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g')) ?? [];
  return tags.flatMap((each) => new RegExp(`\\s${name}="([^"]*)"`).exec(each)?.slice(1, 2) ?? []).map(decode);
}

/** The content of the meta tag with this name or property; null when there is none. */
export function meta(html: string, name: string): string | null {
  const tag = (html.match(/<meta\b[^>]*>/g) ?? []).find((each) => new RegExp(`(name|property)="${name}"`).test(each));
  return tag ? decode(/content="([^"]*)"/.exec(tag)?.[1] ?? '') : null;
}

/** The words inside an element, tags taken out. */
export function words(html: string, tag: string): string[] {
  const found = html.match(new RegExp(`<${tag}\\b[^>]*>[\\s\\S]*?</${tag}>`, 'g')) ?? [];
  return found.map((each) =>
    decode(each.replace(/<[^>]+>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

export function jsonLd(html: string): JsonLd[] {
  const found = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...found].map(([, json]) => JSON.parse(json ?? '') as JsonLd);
}
