import { SETTINGS } from '@fairbridge/contract/settings/settings.ts';
import { LANGS, wordsIn, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';

const SIDE: Readonly<Record<Lang, Bilingual>> = {
  zh: { zh: '（中文）', en: ' (Chinese)' },
  en: { zh: '（英文）', en: ' (English)' },
};

/** What one side of a text in both languages is called: '标题（中文）', 'Title (Chinese)'. */
export const sideLabel = (label: string, side: Lang, lang: Lang): string => label + SIDE[side][lang];

/** What the audit log calls a setting, by the name that it keeps (`serviceHoursZh`); undefined for what is none. */
export function loggedSettingLabel(kept: string, lang: Lang): string | undefined {
  for (const [name, { label }] of Object.entries(SETTINGS)) {
    if (kept === name) return wordsIn(label, lang);
    const side = LANGS.find((one) => kept === name + (one === 'zh' ? 'Zh' : 'En'));
    if (side !== undefined) return sideLabel(wordsIn(label, lang), side, lang);
  }
  return undefined;
}
