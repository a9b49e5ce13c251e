import type { HomeSection } from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import { openWhileRegistering } from '@fairbridge/contract/registration-only.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** While the fair is open for registration only (ruling 2.14), what guests and visitors may not do yet, with the day from which they may. */
export function closedWhileRegistrationOnly(
  { exhibition }: FairContext,
  caller: Caller,
  name: string,
): AppError | null {
  if (!exhibition.registrationOnly || openWhileRegistering(name, caller)) return null;
  return new AppError('registrationOnly', { from: exhibition.startsOn }, { from: exhibition.startsOn });
}

/** Sections of the home page that show nothing of what waits for the opening. */
const PUBLIC_SECTIONS: readonly HomeSection[] = ['news', 'programmes'];
export const isSectionOpen =
  ({ exhibition }: FairContext) =>
  ({ code }: { code: HomeSection }): boolean =>
    !exhibition.registrationOnly || PUBLIC_SECTIONS.includes(code);
