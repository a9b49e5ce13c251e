import { RECORD_ID } from '../record-id.ts';
import { z } from 'zod';
import { storable } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { isSafeLink } from './rich-text.words.ts';

/**
 * Formatted text of the organizer: a document of few kinds of parts, never HTML. What is not named here is refused or dropped, so
 * nothing but these parts can ever be stored or shown (G28). The editor of the console writes the same structure.
 */
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().max(500, { abort: true }).refine(isSafeLink, 'link') }),
  }),
]);
const words = z.object({
  type: z.literal('text'),
  text: z.string().min(1).max(LIMITS.richTextSignsMax, { abort: true }).refine(storable, 'characters'),
  marks: z.array(mark).max(3).exactOptional(),
});
const lineBreak = z.object({ type: z.literal('hardBreak') });
const line = z
  .array(z.discriminatedUnion('type', [words, lineBreak]))
  .max(400)
  .default([]);

const paragraph = z.object({ type: z.literal('paragraph'), content: line });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: line,
});
const rule = z.object({ type: z.literal('horizontalRule') });
const quote = z.object({ type: z.literal('blockquote'), content: z.array(paragraph).min(1).max(30) });
const picture = z.object({
  type: z.literal('picture'),
  attrs: z.object({
    // no noun: what stands in a document is held against the store as a whole, with the field of the body
    id: z.string().regex(RECORD_ID),
    /** What somebody who does not see it should know; empty for mere ornament. */
    alt: z.string().max(LIMITS.richTextAltMax, { abort: true }).refine(storable, 'characters').default(''),
    /** Where it is shown from; the server's word alone counts. */
    address: z.string().max(200, { abort: true }).default(''),
  }),
});

const bullets = <T extends z.ZodType>(content: T) =>
  z.object({
    type: z.literal('bulletList'),
    content: z
      .array(z.object({ type: z.literal('listItem'), content: z.array(content).min(1).max(20) }))
      .min(1)
      .max(100),
  });
const numbers = <T extends z.ZodType>(content: T) =>
  z.object({
    type: z.literal('orderedList'),
    content: z
      .array(z.object({ type: z.literal('listItem'), content: z.array(content).min(1).max(20) }))
      .min(1)
      .max(100),
  });
/** A list may hold one list more, and that is all. */
const inList = z.discriminatedUnion('type', [paragraph, bullets(paragraph), numbers(paragraph)]);

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  bullets(inList),
  numbers(inList),
  quote,
  picture,
  rule,
]);
export type RichBlock = z.output<typeof block>;
export type RichLine = z.output<typeof line>;

export const richText = z
  .object({ type: z.literal('doc'), content: z.array(block).max(LIMITS.richTextBlocksMax).default([]) })
  .refine((value) => JSON.stringify(value).length <= LIMITS.richTextSignsMax * 4, 'tooLarge');
export type RichText = z.output<typeof richText>;

/** A formatted text in both languages; where one is empty, the other is shown (ruling 1.9). */
export const richBilingual = z.object({ zh: richText, en: richText });
export type RichBilingual = z.output<typeof richBilingual>;
