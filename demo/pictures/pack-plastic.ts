import { ellipse, linear, num, path, rect, stroke } from './drawing.ts';
import { label } from './label.ts';
import { GROUND, packDefs, type Pack, type PackLook } from './pack-look.ts';

/** Rigid plastic packs: bottle, jerrycan, jar and drum. */

/** A ribbed screw cap with a tamper ring under it. */
function screwCap(x: number, y: number, w: number, h: number): string {
  const ribs = Array.from(
    { length: 11 },
    (_, index) => `M${num(x + (w * (index + 0.9)) / 12)} ${num(y + h * 0.18)}v${num(h * 0.52)}`,
  ).join('');
  return (
    path(
      `M${num(x)} ${num(y + 10)}Q${num(x)} ${num(y)} ${num(x + 12)} ${num(y)}H${num(x + w - 12)}Q${num(x + w)} ${num(y)} ${num(x + w)} ${num(y + 10)}V${num(y + h)}Q${num(x + w / 2)} ${num(y + h + 10)} ${num(x)} ${num(y + h)}Z`,
      'url(#cap)',
    ) +
    stroke(ribs, '#000', 3, 'opacity="0.13"') +
    stroke(
      `M${num(x)} ${num(y + h * 0.78)}Q${num(x + w / 2)} ${num(y + h * 0.78 + 10)} ${num(x + w)} ${num(y + h * 0.78)}`,
      '#000',
      2,
      'opacity="0.3"',
    ) +
    path(
      `M${num(x + 8)} ${num(y + 3)}H${num(x + w - 8)}`,
      'none',
      'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity="0.55"',
    )
  );
}

export function bottle(look: PackLook): Pack {
  const half = [182, 172, 196][look.build] ?? 150;
  const [left, right] = [500 - half, 500 + half];
  const shoulder = [396, 366, 420][look.build] ?? 396;
  const neck = 62;
  const curve = look.build === 1 ? 30 : 70;
  const outline =
    `M${left} ${shoulder}C${left} ${shoulder - curve} ${500 - neck} ${shoulder - curve - 8} ${500 - neck} 268V232H${500 + neck}V268` +
    `C${500 + neck} ${shoulder - curve - 8} ${right} ${shoulder - curve} ${right} ${shoulder}V${GROUND - 34}Q${right} ${GROUND} ${right - 40} ${GROUND}H${left + 40}Q${left} ${GROUND} ${left} ${GROUND - 34}Z`;
  const top = shoulder + 22;
  const print = label(look, { x: left, y: top, w: half * 2, h: GROUND - 58 - top, bow: 8 });
  const ring = `M${500 - neck} 262Q500 276 ${500 + neck} 262`;
  return {
    defs: packDefs(look) + print.defs,
    body:
      path(outline, 'url(#body)') +
      path(outline, 'url(#fall)', 'opacity="0.5"') +
      path(
        `M${left + 44} ${shoulder - 22}C${left + 50} ${shoulder - 62} ${500 - neck + 22} ${shoulder - 72} ${500 - neck + 22} 286`,
        'none',
        'stroke="url(#gleam)" stroke-width="16" stroke-linecap="round" opacity="0.8"',
      ) +
      stroke(ring, '#000', 3, 'opacity="0.18"') +
      print.body +
      stroke(`M${left + 3} ${top - 10}Q500 ${top + 8} ${right - 3} ${top - 10}`, '#000', 2, 'opacity="0.12"') +
      screwCap(500 - neck - 16, 158, (neck + 16) * 2, 88),
    foot: half * 2,
    top: 158,
  };
}

export function jerrycan(look: PackLook): Pack {
  const { body } = look;
  const [left, right] = [282, 718];
  const outline =
    `M${left} 420C${left} 366 300 346 338 336L392 322H640C694 330 ${right} 352 ${right} 420V${GROUND - 36}Q${right} ${GROUND} ${right - 36} ${GROUND}` +
    `H${left + 36}Q${left} ${GROUND} ${left} ${GROUND - 36}Z`;
  const handle = 'M462 336C462 250 478 236 540 236H600C668 236 684 262 686 366';
  const print = label(look, { x: 318, y: 414, w: 364, h: 404, radius: 12, light: 'sheen' });
  return {
    defs:
      packDefs(look) +
      print.defs +
      linear('panel', 'diagonal', [
        [0, body.shade],
        [1, body.light],
      ]),
    body:
      stroke(handle, body.dark, 58) +
      stroke(handle, body.base, 50) +
      stroke('M466 326C468 262 482 246 540 244H598C648 244 664 258 670 320', body.light, 9, 'opacity="0.8"') +
      rect(334, 262, 104, 80, 'url(#body)') +
      path(outline, 'url(#body)') +
      path(outline, 'url(#fall)', 'opacity="0.7"') +
      stroke('M330 362C360 348 400 346 470 346H640C664 350 678 358 688 374', '#fff', 7, 'opacity="0.6"') +
      rect(306, 402, 388, 428, 'url(#panel)', 'rx="24"') +
      rect(306, 402, 388, 428, 'none', 'rx="24" stroke="#000" stroke-opacity="0.12" stroke-width="3"') +
      print.body +
      path('M292 430V800', 'none', 'stroke="url(#gleam)" stroke-width="9" stroke-linecap="round"') +
      screwCap(318, 202, 136, 80),
    foot: 420,
    top: 200,
  };
}

export function jar(look: PackLook): Pack {
  const half = look.build === 1 ? 176 : 196;
  const [left, right] = [500 - half, 500 + half];
  const outline =
    `M${left} 470C${left} 424 ${left + 20} 404 ${left + 26} 388H${right - 26}C${right - 20} 404 ${right} 424 ${right} 470V${GROUND - 40}` +
    `Q${right} ${GROUND} ${right - 46} ${GROUND}H${left + 46}Q${left} ${GROUND} ${left} ${GROUND - 40}Z`;
  const print = label(look, { x: left, y: 476, w: half * 2, h: 330, bow: 10 });
  const lid = `M${left + 8} 290Q${left + 8} 268 ${left + 32} 268H${right - 32}Q${right - 8} 268 ${right - 8} 290V384Q500 404 ${left + 8} 384Z`;
  const ribs = Array.from(
    { length: 27 },
    (_, index) =>
      `M${num(left + 22 + ((half * 2 - 44) * index) / 26)} 300V${num(386 + 8 * Math.sin((index / 26) * Math.PI))}`,
  ).join('');
  return {
    defs: packDefs(look) + print.defs,
    body:
      path(outline, 'url(#body)') +
      path(outline, 'url(#fall)', 'opacity="0.6"') +
      path(
        `M${left + 56} 452C${left + 58} 430 ${left + 66} 424 ${left + 68} 412`,
        'none',
        'stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="0.75"',
      ) +
      print.body +
      path(lid, 'url(#cap)') +
      stroke(ribs, '#000', 3, 'opacity="0.11"') +
      stroke(`M${left + 30} 277H${right - 30}`, '#fff', 5, 'opacity="0.5"'),
    foot: half * 2 - 30,
    top: 268,
  };
}

export function drum(look: PackLook): Pack {
  const { body, cap } = look;
  const [left, right, top] = [312, 688, 232];
  const hoop = (y: number): string =>
    path(`M${left - 5} ${y}Q500 ${y + 42} ${right + 5} ${y}v20Q500 ${y + 62} ${left - 5} ${y + 20}Z`, 'url(#body)') +
    stroke(`M${left - 4} ${y + 2}Q500 ${y + 44} ${right + 4} ${y + 2}`, '#fff', 3, 'opacity="0.55"') +
    stroke(`M${left - 4} ${y + 21}Q500 ${y + 63} ${right + 4} ${y + 21}`, '#000', 4, 'opacity="0.25"');
  const shell = `M${left} ${top}V${GROUND - 28}Q500 ${GROUND + 24} ${right} ${GROUND - 28}V${top}Z`;
  const print = label(look, { x: left + 20, y: 376, w: right - left - 40, h: 322, bow: 15 });
  return {
    defs:
      packDefs(look) +
      print.defs +
      linear('lid', 'diagonal', [
        [0, body.light],
        [0.6, body.base],
        [1, body.shade],
      ]),
    body:
      path(shell, 'url(#body)') +
      path(shell, 'url(#fall)') +
      ellipse(500, top, 188, 46, body.dark) +
      ellipse(500, top - 3, 186, 44, 'url(#lid)') +
      ellipse(500, top + 5, 168, 36, body.shade) +
      ellipse(500, top + 8, 166, 34, 'url(#lid)') +
      ellipse(424, top + 8, 34, 11, body.dark, 'opacity="0.5"') +
      ellipse(424, top + 2, 30, 10, cap.base) +
      ellipse(424, top - 1, 26, 7.5, cap.light) +
      ellipse(582, top + 2, 19, 7, body.dark, 'opacity="0.5"') +
      ellipse(582, top - 2, 17, 6, cap.base) +
      hoop(318) +
      hoop(738) +
      print.body,
    foot: 372,
    top: 188,
  };
}
