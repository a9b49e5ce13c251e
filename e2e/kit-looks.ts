/** Between them each width in both schemes and both languages. */
export const LOOKS = [
  { lang: 'zh', size: 'desktop', colorScheme: 'light' },
  { lang: 'zh', size: 'phone', colorScheme: 'dark' },
  { lang: 'en', size: 'desktop', colorScheme: 'dark' },
  { lang: 'en', size: 'phone', colorScheme: 'light' },
] as const;
