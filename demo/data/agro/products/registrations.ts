import { chance } from '../../random.ts';
import type { Ingredient } from '../../../../server/src/set-up/templates/vocabulary.ts';
import type { Random, Registration } from '../../shapes.ts';

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => String(random.int(10))).join('');

/**
 * Numbers in each country's pattern with serials nobody holds: year 2099 in China, leading 99 elsewhere
 * (trade 4.3). Export-only actives get EX in China, household products WP.
 */
const SERIALS: Readonly<Record<string, (random: Random) => string>> = {
  US: (random) => `99${digits(random, 3)}-${digits(random, 3)}`,
  BR: (random) => `MAPA 99${digits(random, 3)}`,
  IN: (random) => `CIR-99${digits(random, 4)}/2099`,
  AU: (random) => `APVMA 99${digits(random, 4)}`,
  FR: (random) => `AMM 99${digits(random, 5)}`,
  GB: (random) => `MAPP 99${digits(random, 3)}`,
  TR: (random) => `TR-99${digits(random, 3)}`,
  VN: (random) => `99${digits(random, 2)}/2099/CNĐKT-BVTV`,
  AR: (random) => `SENASA 99.${digits(random, 3)}`,
};

const abroad = Object.keys(SERIALS);

/** A last day between mid 2025 and 2031, so that the demo has expired and expiring ones too. */
function validUntil(random: Random): string {
  const months = 6 + random.int(74);
  const year = 2025 + Math.floor(months / 12);
  const month = String((months % 12) + 1).padStart(2, '0');
  return `${year}-${month}-${String(1 + random.int(28)).padStart(2, '0')}`;
}

function chineseNumber(random: Random, ingredient: Ingredient, household: boolean): string {
  if (ingredient.code === 'paraquat-dichloride') return `EX2099${digits(random, 4)}`;
  return `${household ? 'WP' : 'PD'}2099${digits(random, 4)}`;
}

/** Registrations of one product: none to four, the home country first; makers of China mostly hold one there. */
export function registrations(random: Random, home: string, main: Ingredient, household: boolean): Registration[] {
  const result: Registration[] = [];
  if (chance(random, home === 'CN' ? 0.78 : 0.15)) {
    result.push({ country: 'CN', number: chineseNumber(random, main, household), validUntil: validUntil(random) });
  }
  const extra = random.int(10) < 6 ? 0 : 1 + random.int(3);
  const chosen = random.shuffle(abroad.filter((country) => country !== home)).slice(0, extra);
  const native = abroad.filter((country) => country === home);
  const own = native.length > 0 && chance(random, 0.8) ? native : [];
  for (const country of [...own, ...chosen]) {
    result.push({ country, number: SERIALS[country]?.(random) ?? '', validUntil: validUntil(random) });
  }
  return result;
}
