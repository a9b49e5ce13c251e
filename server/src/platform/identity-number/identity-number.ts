/** The first two digits of a number by GB/T 2260: the provinces, and the permits of residents from Hong Kong, Macao and Taiwan. */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
);
const SIGNS = '10X98765432';
const EARLIEST_BIRTH = '1880-01-01';
/** China has one time of day; a child is born there, not in Greenwich. */
const CHINA_AHEAD_MS = 8 * 3_600_000;

export type IdentityNumber = {
  ok: true;
  /** In the form of 18 digits, the last one perhaps X; older ones of 15 digits are carried over. */
  number: string;
  /** ISO date. */
  birth: string;
  sex: 'male' | 'female';
  /** The six digits of GB/T 2260 of the place where it was given out. */
  region: string;
};

/** The last sign of 18, from the first 17 digits: ISO 7064 MOD 11-2, as GB 11643 has it. */
function checkSign(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * 2 ** (17 - at), 0);
  return SIGNS[sum % 11] ?? '';
}

function realDate(digits: string): string | null {
  const birth = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const at = new Date(`${birth}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(birth) ? birth : null;
}

/** In 18 digits: those of 15 have a year of two digits and no check sign; they were given out until 1999, to people born before 2000. */
function eighteen(text: string): string | null {
  const number = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  if (/^\d{17}[\dX]$/.test(number)) return number;
  if (!/^\d{15}$/.test(number)) return null;
  const digits = `${number.slice(0, 6)}19${number.slice(6)}`;
  return `${digits}${checkSign(digits)}`;
}

/**
 * Chinese resident ID number of 15 or 18 digits (specification, section 5; ruling 2.12): province, real date of birth not in
 * the future, check sign by ISO 7064 MOD 11-2. Full-width digits, blanks and a small x are taken as meant.
 */
export function checkIdentityNumber(text: string, now = new Date()): IdentityNumber | { ok: false } {
  if (text.length > 40) return { ok: false };
  const number = eighteen(text);
  if (number === null || !PROVINCES.has(number.slice(0, 2))) return { ok: false };
  const birth = realDate(number.slice(6, 14));
  const today = new Date(now.getTime() + CHINA_AHEAD_MS).toISOString().slice(0, 10);
  if (birth === null || birth < EARLIEST_BIRTH || birth > today) return { ok: false };
  if (checkSign(number.slice(0, 17)) !== number[17]) return { ok: false };
  return {
    ok: true,
    number,
    birth,
    sex: Number(number[16]) % 2 === 1 ? 'male' : 'female',
    region: number.slice(0, 6),
  };
}
