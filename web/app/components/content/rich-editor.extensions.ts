import { isSafeLink } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { ListItem } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureAt } from '../../ui/picture.tsx';

/** A picture that was uploaded here; pictures of pasted pages have no id and are left out. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: { default: '' }, alt: { default: '' }, address: { default: '' } }),
  renderHTML: ({ node: { attrs } }) => [
    'figure',
    {},
    ['img', { src: pictureAt(String(attrs['address']), 800), alt: String(attrs['alt']), class: 'w-full rounded-sign' }],
  ],
});

/** The editor knows exactly what the contract's schema knows: whatever else is pasted loses its form and keeps its words. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, autolink: true, linkOnPaste: true, isAllowedUri: (address) => isSafeLink(address) },
    blockquote: false,
    listItem: false,
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
  }),
  Blockquote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph (paragraph|bulletList|orderedList)*' }),
  Picture,
];
