import { describe, expect, it } from 'vitest';
import { colourOf, initialsOf } from './initials-of.ts';

/** Of white upon it, as WCAG reckons. */
function contrastOfWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('a picture of initials', () => {
  it('has the last two characters of a Chinese name', () => {
    expect(['王敏', '欧阳晓琳', '李**', ' 王 敏 ', '𠮷田𠮷'].map(initialsOf)).toEqual([
      '王敏',
      '晓琳',
      '李',
      '王敏',
      '田𠮷',
    ]);
  });
  it('has the letters that other names begin with', () => {
    expect(['Maria da Silva', 'ana', 'É. Öz', 'A**', ''].map(initialsOf)).toEqual(['MS', 'A', 'ÉÖ', 'A', '']);
    expect(initialsOf('Ệlan Ọnu'.normalize('NFD')).normalize('NFC')).toBe('ỆỌ');
    expect(['张👩‍🌾', '👩‍🌾 Farm', '李𠮷'].map(initialsOf)).toEqual(['张👩‍🌾', '👩‍🌾F', '李𠮷']);
  });
  it('has always the same colour for a name, and others for others, dark enough for white letters', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Name ${at}`);
    expect(names.map(colourOf)).toEqual(names.map(colourOf));
    const colours = new Set(names.map(colourOf));
    expect(colours.size).toBe(8);
    expect([...colours].filter((colour) => contrastOfWhite(colour) < 7)).toEqual([]);
  });
});
