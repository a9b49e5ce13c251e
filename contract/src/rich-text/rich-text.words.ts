import type { RichLine, RichText } from './rich-text.ts';

/** What pages need to know of formatted texts, without the schemas: a reader of a public page never loads those. */
const LINK =
  // oxlint-disable-next-line no-control-regex -- exactly those must not stand in an address
  /^(https?:\/\/[^\s\u0000-\u001f<>"'`\\]+|mailto:[^\s\u0000-\u001f<>"'`\\@]+@[^\s\u0000-\u001f<>"'`\\]+|tel:\+?[\d-]{3,20}|\/(?![/\\])[^\s\u0000-\u001f<>"'`\\]*)$/i;
/** A web page, an address of e-mail, a phone number, or a page of this portal. */
export const isSafeLink = (href: string): boolean => href.length <= 500 && href.isWellFormed() && LINK.test(href);

/** A text without anything in it. */
export const NO_RICH_TEXT: RichText = { type: 'doc', content: [] };

type Part = { type: string; text?: string | undefined; content?: readonly Part[] | undefined };

function wordsOf(part: Part): string {
  if (part.type === 'text') return part.text ?? '';
  if (part.type === 'hardBreak') return '\n';
  return (part.content ?? []).map(wordsOf).join(part.type === 'paragraph' || part.type === 'heading' ? '' : '\n');
}

/** The words alone: for search, descriptions and comparisons. */
export const plainOf = (text: RichText): string => text.content.map(wordsOf).filter(Boolean).join('\n');

export const picturesIn = (text: RichText): string[] =>
  text.content.flatMap((part) => (part.type === 'picture' ? [part.attrs.id] : []));

/** Neither words nor pictures. */
export const isBlank = (text: RichText): boolean => plainOf(text).trim() === '' && picturesIn(text).length === 0;

/** The same words, parts and pictures; two texts with nothing in them are the same, however empty they are. */
export const isSameText = (one: RichText, other: RichText): boolean =>
  (isBlank(one) && isBlank(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Plain paragraphs, as people type them, as a document: an empty line begins a new one. */
export function richOf(plain: string): RichText {
  const paragraphs = plain
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);
  return { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: linesOf(text) })) };
}

const linesOf = (text: string): RichLine =>
  text
    .split('\n')
    .flatMap((one, at) => [
      ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...(one === '' ? [] : [{ type: 'text' as const, text: one }]),
    ]);
