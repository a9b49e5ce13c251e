import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { PictureShape } from '../data/shapes.ts';
import { random } from '../data/random.ts';
import { shadowDefs, type Drawing } from './drawing.ts';
import type { EmblemName } from './emblem.ts';
import { paletteOf, tone, type Palette } from './palette.ts';
import { classLook } from './product-class.ts';

/**
 * What is on the picture of a product. `hue` 0 to 359 on the HSL circle, `strength` such as '200 g/L SL', `badge` the
 * name of its class, `netContent` such as '1 L'. The same input always gives the same picture.
 */
export interface PackshotInput {
  shape: PictureShape;
  hue: number;
  brand: Bilingual;
  name: Bilingual;
  strength: string;
  badge: Bilingual;
  netContent: string;
  seed: string;
}

export type LabelStyle = 'banner' | 'field' | 'paper' | 'diagonal' | 'column';

/** Everything drawn by chance, drawn once: pack and label of one product agree in all its views. */
export interface PackLook {
  input: PackshotInput;
  palette: Palette;
  stripe: string;
  emblem: EmblemName;
  style: LabelStyle;
  /** Colour of the pack's own material and its shades. */
  body: { light: string; base: string; shade: string; dark: string };
  cap: { light: string; base: string; dark: string };
  /** 0 to 2: one of the builds a shape comes in. */
  build: number;
}

/** A pack standing on the ground line `GROUND` of a 1000 by 1000 picture, centred at x = 500. */
export interface Pack extends Drawing {
  /** Width of what touches the ground. */
  foot: number;
  top: number;
}

export const GROUND = 862;

const WHITE = { light: '#ffffff', base: '#f1f2f1', shade: '#d5d9d8', dark: '#aab1b1' };
const SILVER = { light: '#f7f9fa', base: '#d3d8dc', shade: '#a9b1b7', dark: '#7c868e' };

function materials(hue: number): PackLook['body'][] {
  return [
    WHITE,
    WHITE,
    {
      light: tone(hue, 0.74, 0.12),
      base: tone(hue, 0.54, 0.13),
      shade: tone(hue, 0.43, 0.11),
      dark: tone(hue, 0.31, 0.08),
    },
    SILVER,
    {
      light: tone(hue, 0.985, 0.008),
      base: tone(hue, 0.935, 0.025),
      shade: tone(hue, 0.85, 0.035),
      dark: tone(hue, 0.7, 0.045),
    },
  ];
}

const LIQUOR_STYLES = ['paper', 'paper', 'field', 'column'] as const;
const STYLES = ['banner', 'field', 'paper', 'diagonal', 'column'] as const;

/** Decides build, label and colours of a product from its seed. */
export function packLook(input: PackshotInput): PackLook {
  const chance = random(`pack ${input.seed}`);
  const palette = paletteOf(input.hue);
  const look = classLook(input.badge, palette.strong);
  const capHue = chance.pick([input.hue, input.hue, input.hue + 40]);
  const white = { light: '#ffffff', base: '#eceeed', dark: '#b5bbba' };
  const coloured = { light: tone(capHue, 0.68, 0.14), base: tone(capHue, 0.5, 0.14), dark: tone(capHue, 0.34, 0.09) };
  const body = chance.pick(materials(input.hue));
  const emblem = chance.pick(look.emblems);
  const style = chance.pick(input.shape === 'glassBottle' ? LIQUOR_STYLES : STYLES);
  const build = chance.int(3);
  return {
    input,
    palette,
    stripe: look.stripe,
    emblem,
    // The round-bellied bottle has a low label, which only the typographic layout fills well.
    style: input.shape === 'glassBottle' && build === 1 ? 'paper' : style,
    body,
    // A white cap on a white bottle has no edge on a pale backdrop; only a coloured body gets one.
    cap: body.base === palette.strong || body.light === tone(input.hue, 0.74, 0.12) ? white : coloured,
    build,
  };
}

/** Gradients every pack uses: `body` and `cap` across a round pack, `round` and `sheen` laid over a label. */
export function packDefs(look: PackLook): string {
  const { body, cap } = look;
  return (
    shadowDefs(look.palette.night) +
    `<linearGradient id="body"><stop offset="0" stop-color="${body.dark}"/><stop offset=".08" stop-color="${body.shade}"/><stop offset=".24" stop-color="${body.light}"/><stop offset=".36" stop-color="${body.base}"/><stop offset=".68" stop-color="${body.base}"/><stop offset=".9" stop-color="${body.shade}"/><stop offset="1" stop-color="${body.dark}"/></linearGradient>` +
    `<linearGradient id="cap"><stop offset="0" stop-color="${cap.dark}"/><stop offset=".22" stop-color="${cap.light}"/><stop offset=".42" stop-color="${cap.base}"/><stop offset=".8" stop-color="${cap.base}"/><stop offset="1" stop-color="${cap.dark}"/></linearGradient>` +
    '<linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset=".09" stop-color="#000" stop-opacity=".14"/><stop offset=".2" stop-color="#fff" stop-opacity=".28"/><stop offset=".33" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset=".9" stop-color="#000" stop-opacity=".18"/><stop offset="1" stop-color="#000" stop-opacity=".38"/></linearGradient>' +
    '<linearGradient id="sheen" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>' +
    '<linearGradient id="gleam" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset=".5" stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#fff" stop-opacity=".05"/></linearGradient>' +
    '<linearGradient id="fall" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>'
  );
}
