import { describe, expect, test } from 'vitest';
import { richText } from './rich-text.ts';
import { isBlank, isSafeLink, plainOf, richOf } from './rich-text.words.ts';

const linked = (href: unknown) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] }],
});
const of = (...content: unknown[]) => ({ type: 'doc', content });
const accepted = (value: unknown): boolean => richText.safeParse(value).success;
const words = (text: string) => ({ type: 'text', text });

describe('a link (G28)', () => {
  test.each([
    'https://example.com/a?b=1#c',
    'http://example.com',
    'mailto:fair@example.com',
    'tel:+86-21-5555',
    '/news/abc',
    '/',
  ])('may be %s', (href) => expect([isSafeLink(href), accepted(linked(href))]).toEqual([true, true]));
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https://a b',
    'https://a"onclick=x',
    'file:///etc/passwd',
    'news/abc',
    '',
    null,
  ])('may not be %j', (href) => expect(accepted(linked(href))).toBe(false));
});

describe('a document (G28)', () => {
  test('keeps only what is named: other attributes are dropped', () => {
    const given = of({
      type: 'paragraph',
      attrs: { style: 'x', onclick: 'y' },
      content: [{ type: 'text', text: 'a', marks: [{ type: 'bold', attrs: { class: 'z' } }], html: '<b>' }],
    });
    expect(richText.parse(given)).toEqual(
      of({ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] }),
    );
  });
  test.each([
    ['raw HTML', { type: 'html', html: '<script>' }],
    ['a script', { type: 'script', content: [words('x')] }],
    ['a heading of the first level', { type: 'heading', attrs: { level: 1 }, content: [] }],
    ['an unknown mark', { type: 'paragraph', content: [{ ...words('a'), marks: [{ type: 'style' }] }] }],
    ['a picture from elsewhere', { type: 'picture', attrs: { id: 'https://evil.example/a.png' } }],
    ['characters that cannot be saved', { type: 'paragraph', content: [words('a\0b')] }],
    [
      'lists three deep',
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'bulletList',
                content: [
                  {
                    type: 'listItem',
                    content: [
                      {
                        type: 'bulletList',
                        content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('a')] }] }],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  ])('is refused with %s', (_what, part) => expect(accepted(of(part))).toBe(false));
  test('is refused when it is too long', () => {
    expect(accepted(of(...Array.from({ length: 301 }, () => ({ type: 'horizontalRule' }))))).toBe(false);
    expect(
      accepted(of(...Array.from({ length: 5 }, () => ({ type: 'paragraph', content: [words('文'.repeat(40_000))] })))),
    ).toBe(false);
  });
});

test('plain text becomes paragraphs with their line breaks, and plain words again', () => {
  const text = richOf('第一段\n第二行\n\n  \n第二段');
  expect(richText.parse(text)).toEqual(
    of(
      { type: 'paragraph', content: [words('第一段'), { type: 'hardBreak' }, words('第二行')] },
      { type: 'paragraph', content: [words('第二段')] },
    ),
  );
  expect(plainOf(text)).toBe('第一段\n第二行\n第二段');
});

test('white space alone is blank, a picture is not', () => {
  expect(isBlank(richText.parse(of({ type: 'paragraph', content: [words('  ')] })))).toBe(true);
  expect(isBlank(richText.parse(of({ type: 'picture', attrs: { id: 'A'.repeat(24) } })))).toBe(false);
});
