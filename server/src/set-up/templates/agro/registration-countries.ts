/** Countries that the filter by registration offers; an exhibit may be registered elsewhere too. */
export const REGISTRATION_COUNTRIES = ['CN', 'US', 'BR', 'IN', 'AU', 'FR', 'GB', 'TR', 'VN', 'AR'] as const;
