import { CODES } from '@fairbridge/contract/codes.ts';
import { describe, expect, it } from 'vitest';
import { wrongPhoto } from './photo-check.ts';

const file = (begin: readonly number[], size: number): Blob => {
  const bytes = new Uint8Array(size);
  bytes.set(begin);
  return new Blob([bytes]);
};
const JPG = [0xff, 0xd8, 0xff];

describe('a VIP photo, before it is sent', () => {
  it('may be jpg, png, gif or bmp, from 30 KB to 1 MB', async () => {
    const kinds = [JPG, [0x89, 0x50, 0x4e, 0x47], [0x47, 0x49, 0x46, 0x38], [0x42, 0x4d]];
    for (const begin of kinds) expect(await wrongPhoto(file(begin, 30_000), 'vipPassport', 'zh')).toBeNull();
    expect(await wrongPhoto(file(JPG, 1_000_000), 'vipAvatar', 'zh')).toBeNull();
  });
  it('is refused by the same words as on the server, in both languages', async () => {
    for (const lang of ['zh', 'en'] as const) {
      expect(await wrongPhoto(file([1, 2, 3], 40_000), 'vipPassport', lang)).toBe(
        CODES.pictureKind[lang].replace('{kinds}', 'jpg/png/bmp/gif'),
      );
      expect(await wrongPhoto(file(JPG, 29_999), 'vipPassport', lang)).toBe(
        CODES.pictureTiny[lang].replace('{kilobytes}', '30'),
      );
      expect(await wrongPhoto(file(JPG, 1_000_001), 'vipPassport', lang)).toBe(
        CODES.pictureLarge[lang].replace('{megabytes}', '1'),
      );
    }
  });
});
