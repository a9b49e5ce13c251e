import { richText, type RichBilingual, type RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { picturesIn } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';

/** Gives each picture the address it is shown from. */
const addressed = (text: RichText, addressOf: (id: string) => string): RichText => ({
  ...text,
  content: text.content.map((part) =>
    part.type === 'picture' ? { ...part, attrs: { ...part.attrs, address: addressOf(part.attrs.id) } } : part,
  ),
});

type Bodies = { body_zh: unknown; body_en: unknown };

/** A stored text as it is answered. It is read by the schema again: what is stored is no reason to trust it (G28). */
export const bodyOf = (row: Bodies): RichBilingual => ({
  zh: addressed(richText.parse(row.body_zh), pictureAddress),
  en: addressed(richText.parse(row.body_en), pictureAddress),
});

/** As stored: addresses are made anew at each answer. */
export const storedBody = (body: RichBilingual) => ({
  body_zh: JSON.stringify(addressed(body.zh, () => '')),
  body_en: JSON.stringify(addressed(body.en, () => '')),
  pictures: [...new Set([...picturesIn(body.zh), ...picturesIn(body.en)])],
});
