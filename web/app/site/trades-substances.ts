import { tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import { useExhibition } from './site.ts';

/** Whether this fair trades registered substances: only there CAS numbers and registrations are spoken of. */
export const useTradesSubstances = (): boolean => tradesSubstances(Object.keys(useExhibition()?.attributeNames ?? {}));
