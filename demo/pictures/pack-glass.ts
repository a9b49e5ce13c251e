import { clip, ellipse, group, linear, path, rect, stroke } from './drawing.ts';
import { label } from './label.ts';
import { GROUND, packDefs, type Pack, type PackLook } from './pack-look.ts';
import { tone } from './palette.ts';

interface Build {
  outline: string;
  half: number;
  labelTop: number;
  labelHeight: number;
  neck: number;
  neckTop: number;
  /** Level of the liquid. */
  level: number;
}

/** Tall shouldered bottle, round-bellied bottle, square decanter. */
const BUILDS: readonly [Build, Build, Build] = [
  {
    outline: `M366 430C366 366 448 350 452 270V190H548V270C552 350 634 366 634 430V${GROUND - 26}Q634 ${GROUND} 600 ${GROUND}H400Q366 ${GROUND} 366 ${GROUND - 26}Z`,
    half: 134,
    labelTop: 450,
    labelHeight: 320,
    neck: 48,
    neckTop: 190,
    level: 300,
  },
  {
    outline: `M338 548C338 452 452 420 456 310V190H544V310C548 420 662 452 662 548V${GROUND - 60}Q662 ${GROUND} 600 ${GROUND}H400Q338 ${GROUND} 338 ${GROUND - 60}Z`,
    half: 162,
    labelTop: 556,
    labelHeight: 262,
    neck: 44,
    neckTop: 190,
    level: 350,
  },
  {
    outline: `M334 448Q334 400 382 396L440 384Q456 380 456 350V260H544V350Q544 380 560 384L618 396Q666 400 666 448V${GROUND - 22}Q666 ${GROUND} 644 ${GROUND}H356Q334 ${GROUND} 334 ${GROUND - 22}Z`,
    half: 166,
    labelTop: 470,
    labelHeight: 310,
    neck: 44,
    neckTop: 260,
    level: 420,
  },
];

interface Glass {
  edge: string;
  middle: string;
  light: string;
  liquid: string;
}

/** Clear glass with a pale spirit, amber with rum, or glass in the product's own hue. */
function glassOf(look: PackLook): Glass {
  const { input, palette } = look;
  const text = `${input.name.zh} ${input.name.en} ${input.badge.zh} ${input.badge.en}`;
  if (/朗姆|rum|威士忌|whisk|白兰地|brandy|蜜|molasses|syrup|糖浆/i.test(text)) {
    return { edge: '#4f2408', middle: '#a7571a', light: '#eeb366', liquid: '#8a3f0c' };
  }
  if (/红|葡萄|wine|berry|莓/i.test(text))
    return { edge: '#1d0b12', middle: '#4b1524', light: '#9c5060', liquid: '#3a0c19' };
  if (look.build === 1)
    return { edge: palette.night, middle: palette.strong, light: palette.soft, liquid: palette.deep };
  return {
    edge: tone(input.hue, 0.62, 0.035),
    middle: tone(input.hue, 0.9, 0.02),
    light: '#ffffff',
    liquid: tone(input.hue, 0.8, 0.035),
  };
}

function glassDefs(build: Build, glass: Glass): string {
  return (
    clip('glass', `<path d="${build.outline}"/>`) +
    linear('gl', 'across', [
      [0, glass.edge],
      [0.07, glass.middle],
      [0.2, glass.light],
      [0.3, glass.middle],
      [0.72, glass.middle],
      [0.9, glass.light],
      [0.95, glass.middle],
      [1, glass.edge],
    ]) +
    linear('lq', 'down', [
      [0, glass.liquid, 0.3],
      [1, glass.liquid, 0.75],
    ])
  );
}

/** The liquid with its surface, and the thick bottom of the bottle. */
function filling({ half, level, neck }: Build, glass: Glass): string {
  const [left, right] = [500 - half, 500 + half];
  const inside =
    path(`M${left} ${level}Q500 ${level + 12} ${right} ${level}V${GROUND}H${left}Z`, 'url(#lq)') +
    ellipse(500, level + 3, neck - 2, 6, glass.light, 'opacity="0.6"') +
    path(
      `M${left} ${GROUND - 30}Q500 ${GROUND - 8} ${right} ${GROUND - 30}V${GROUND}H${left}Z`,
      glass.light,
      'opacity="0.55"',
    ) +
    stroke(
      `M${left + 20} ${GROUND - 6}Q500 ${GROUND - 26} ${right - 20} ${GROUND - 6}`,
      glass.edge,
      5,
      'opacity="0.5"',
    );
  return group('', inside, 'clip-path="url(#glass)"');
}

function closure({ neck, neckTop }: Build, capTop: number, ring: string): string {
  const [left, right, foot] = [496 - neck, 504 + neck, neckTop + 4];
  const cap = `M${left} ${foot}V${capTop + 12}Q${left} ${capTop} ${left + 14} ${capTop}H${right - 14}Q${right} ${capTop} ${right} ${capTop + 12}V${foot}Q500 ${foot + 12} ${left} ${foot}Z`;
  return (
    rect(left - 4, neckTop - 8, neck * 2 + 16, 30, 'url(#gl)', 'rx="10"') +
    path(cap, 'url(#cap)') +
    stroke(`M${left + 2} ${neckTop - 12}Q500 ${neckTop - 2} ${right - 2} ${neckTop - 12}`, ring, 5) +
    stroke(`M${left + 14} ${capTop + 4}H${right - 16}`, '#fff', 3, 'opacity="0.6"')
  );
}

export function glassBottle(look: PackLook): Pack {
  const build = BUILDS[look.build] ?? BUILDS[0];
  const glass = glassOf(look);
  const { half, neck, neckTop, labelTop, labelHeight } = build;
  const [left, right] = [500 - half, 500 + half];
  const flat = look.build === 2;
  const inset = flat ? 18 : 0;
  const print = label(look, {
    x: left + inset,
    y: labelTop,
    w: (half - inset) * 2,
    h: labelHeight,
    bow: flat ? 0 : 7,
    light: flat ? 'sheen' : 'round',
  });
  const capTop = neckTop - 56;
  return {
    defs: packDefs(look) + print.defs + glassDefs(build, glass),
    body:
      path(build.outline, 'url(#gl)') +
      filling(build, glass) +
      print.body +
      stroke(`M${left + 24} ${labelTop - 30}V${GROUND - 60}`, '#fff', 10, 'opacity="0.5"') +
      stroke(`M${right - 14} ${labelTop - 10}V${GROUND - 50}`, '#fff', 5, 'opacity="0.4"') +
      stroke(`M${516 - neck} ${neckTop + 30}V${build.level - 14}`, '#fff', 9, 'opacity="0.65"') +
      closure(build, capTop, look.palette.accent),
    foot: half * 2 - 20,
    top: capTop,
  };
}
