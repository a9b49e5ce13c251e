import type { Exhibition } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRouteLoaderData } from 'react-router';
import { useLang } from '../i18n/lang.tsx';
import { loadedOf } from '../loader-data.tsx';

/** What every page knows of the fair; null when even that could not be loaded. */
export type Site = { exhibition: Exhibition; origin: string };

export const useSite = (): Site | null => (loadedOf(useRouteLoaderData('root')) ?? null) as Site | null;
export const useExhibition = (): Exhibition | null => useSite()?.exhibition ?? null;
/** 2: the fair is open for registration only (specification, section 1). */
export const useRegistrationMode = (): 1 | 2 => useExhibition()?.configSwitch.registrationMode ?? 1;

/** Do visitors pre-register at an external site? */
export const usePreregistrationSite = (): boolean => useExhibition()?.configSwitch.preregistrationSite ?? false;

/** What this fair calls an attribute of its products; `otherwise` where it has no such attribute. */
export function useAttributeName(): (code: string, otherwise: string) => string {
  const names = useExhibition()?.attributeNames ?? {};
  const lang = useLang();
  return (code, otherwise) => {
    const name = names[code];
    return name === undefined ? otherwise : inLang(name, lang);
  };
}
