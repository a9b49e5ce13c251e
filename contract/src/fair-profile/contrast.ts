const CHANNELS = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Of an sRGB colour such as `#0f5b3e`: 0 for black, 1 for white (WCAG 2.2, relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (CHANNELS.exec(colour) ?? []).slice(1).map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of two colours, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What normal text needs against what it stands on (WCAG 2.2, 1.4.3, level AA). */
export const CONTRAST_MIN = 4.5;

/** Text on buttons and bands in the fair's first colour, and on signs in its second (`tokens.css`). */
export const ON_ACTION = '#ffffff';
export const ON_ACCENT = '#1c1a14';
