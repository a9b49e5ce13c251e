import { errorText } from '@fairbridge/contract/codes.ts';
import { PICTURES } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

export type VipUse = 'vipPassport' | 'vipAvatar';

const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
];

/** What is wrong with a photo before it is sent, or null: kind by its first bytes, and size. Colour and content are judged by the server. */
export async function wrongPhoto(file: Blob, use: VipUse, lang: Lang): Promise<string | null> {
  const { bytesMin, bytesMax, kinds } = PICTURES[use];
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  if (!SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte)))
    return errorText('pictureKind', lang, { kinds: kinds.join('/') });
  if (file.size < bytesMin) return errorText('pictureTiny', lang, { kilobytes: bytesMin / 1000 });
  if (file.size > bytesMax) return errorText('pictureLarge', lang, { megabytes: bytesMax / 1_000_000 });
  return null;
}
