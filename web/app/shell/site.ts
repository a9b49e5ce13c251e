import type { Exhibition } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { useRouteLoaderData } from 'react-router';

/** What every page knows of the fair; null when even that could not be loaded. */
export type Site = { exhibition: Exhibition; origin: string };

export const useSite = (): Site | null => useRouteLoaderData<Site>('root') ?? null;
export const useExhibition = (): Exhibition | null => useSite()?.exhibition ?? null;
