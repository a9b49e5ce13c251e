/** So long before its last day a registration counts as expiring: the time a renewal commonly takes. */
export const EXPIRING_DAYS = 180;
const DAY_MS = 86_400_000;

/** `valid`: also where no last day is stated; `expiring`: its last day is within `EXPIRING_DAYS`; `expired`: it lies behind. */
export const REGISTRATION_STATES = ['valid', 'expiring', 'expired'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/**
 * Whether a registration still stands. `validUntil` is its last day as an ISO date, '' where none is stated; `today` the day in Beijing
 * (ruling 1.10). The last day itself still counts.
 */
export function registrationState(validUntil: string, today: string): RegistrationState {
  if (validUntil === '') return 'valid';
  if (validUntil < today) return 'expired';
  const left = (Date.parse(validUntil) - Date.parse(today)) / DAY_MS;
  return left <= EXPIRING_DAYS ? 'expiring' : 'valid';
}

/** The countries in which at least one of these registrations still stands, as ISO 3166-1 codes, each once. */
export function registeredCountries(registrations: readonly { country: string; state: RegistrationState }[]): string[] {
  const valid = registrations.filter(({ country, state }) => state !== 'expired' && /^[A-Z]{2}$/.test(country));
  return [...new Set(valid.map(({ country }) => country))];
}

/**
 * Whether a fair trades registered substances, by the codes of its attribute set: only there an exhibit is told by content, formulation
 * code and CAS number, and where it is registered. A drink is not.
 */
export const tradesSubstances = (attributes: readonly string[]): boolean => attributes.includes('registrations');
