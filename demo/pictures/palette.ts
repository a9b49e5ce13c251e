/** Colours of the drawn pictures: perceptual tones (OKLCH) so that every hue gets an equally quiet backdrop. */

export interface Palette {
  /** Nearly white, for backdrops. */
  wash: string;
  mist: string;
  haze: string;
  soft: string;
  mid: string;
  /** Dark enough to carry white text (at least 4.5:1). */
  strong: string;
  deep: string;
  night: string;
  ink: string;
  /** A second colour that stands beside the hue. */
  accent: string;
  accentDeep: string;
}

type Channels = readonly [number, number, number];

const encode = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function toHex(channels: Channels): string {
  const byte = (value: number): string =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`;
}

function linearFromLch(lightness: number, chroma: number, degrees: number): Channels {
  const angle = (degrees * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The OKLCH angle of a fully saturated HSL hue, so that 0 is red, 120 green and 240 blue for the caller. */
function perceptualAngle(hue: number): number {
  const part = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    return decode(0.5 - 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  const [red, green, blue] = [part(0), part(8), part(4)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/**
 * A tone of a hue as '#rrggbb'. `hue` in degrees of the HSL circle (0 red, 120 green, 240 blue), `lightness` 0 to 1 and
 * `chroma` 0 to about 0.3 as in OKLCH; chroma is lowered until the colour exists in sRGB.
 */
export function tone(hue: number, lightness: number, chroma: number): string {
  const angle = perceptualAngle(((hue % 360) + 360) % 360);
  for (let reduced = chroma; reduced > 0.002; reduced *= 0.92) {
    const [red, green, blue] = linearFromLch(lightness, reduced, angle);
    const inside = Math.min(red, green, blue) >= -0.0005 && Math.max(red, green, blue) <= 1.0005;
    if (inside) return toHex([encode(red), encode(green), encode(blue)]);
  }
  const grey = encode(lightness ** 3);
  return toHex([grey, grey, grey]);
}

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.replace('#', '').slice(0, 6), 16) || 0;
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Mixes two '#rrggbb' colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [r1, g1, b1] = channelsOf(first);
  const [r2, g2, b2] = channelsOf(second);
  const between = (from: number, to: number): number => from + (to - from) * share;
  return toHex([between(r1, r2), between(g1, g2), between(b1, b2)]);
}

/** The tones of one hue that all pictures share. */
export function paletteOf(hue: number): Palette {
  const second = hue + (hue > 60 && hue < 200 ? -75 : 40);
  // Dark yellow is olive, which looks stale on a label; printers go to brown and ochre instead.
  const dark = hue > 30 && hue < 75 ? hue - 0.45 * Math.min(hue - 30, 75 - hue) - 4 : hue;
  return {
    wash: tone(hue, 0.972, 0.01),
    mist: tone(hue, 0.94, 0.022),
    haze: tone(hue, 0.885, 0.045),
    soft: tone(hue, 0.79, 0.09),
    mid: tone(hue, 0.63, 0.14),
    strong: tone(dark, 0.47, 0.13),
    deep: tone(dark, 0.37, 0.095),
    night: tone(dark, 0.26, 0.055),
    ink: tone(dark, 0.22, 0.022),
    accent: tone(second, 0.83, 0.14),
    accentDeep: tone(second, 0.58, 0.13),
  };
}
