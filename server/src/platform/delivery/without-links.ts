import { cutText } from '@fairbridge/contract/text.ts';

/** Signs of a typed name that an e-mail repeats: longer ones are messages. */
const NAME_MAX = 80;

/**
 * What somebody typed, for an e-mail to somebody else: the same words, but nothing in them that a mail program makes a link of
 * (`evil.example` becomes `evil. example`). The portal's name stands over it, so it must not lead anywhere else.
 */
export const withoutLinks = (text: string): string =>
  text
    .replaceAll(/:\/\//g, ': ')
    .replaceAll('@', ' @ ')
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ')
    .replaceAll(/(?<=[A-Za-z0-9])[。．｡](?=[A-Za-z])/g, (dot) => `${dot} `);

/** An address that was copied along with a name, as mail programs write it: `Verde Agro <ana@verde.example>`. */
const COPIED_ADDRESS = /<[^<>\s@]+@[^<>\s@]+>/gu;

/** The same for a name: one line, and short. An address beside it is left out. */
export function nameWithoutLinks(text: string): string {
  const name = text.replaceAll(COPIED_ADDRESS, '').trim();
  return cutText(
    withoutLinks(name === '' ? text : name)
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    NAME_MAX,
    '…',
  );
}
