import type { PackageTerms } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { packagesState, writePackages } from '../src/domains/exhibitor/package.queries.ts';
import type { TestPortal } from './portal.ts';

/** Gives a package of the fair these terms beside those it has. */
export async function changePackage(
  { ctx, portal: { services } }: TestPortal,
  code: string,
  terms: Partial<PackageTerms>,
): Promise<void> {
  const { version } = await packagesState(ctx);
  const packages = (await services.directory.of(ctx.exhibition.host ?? '')).packages;
  await writePackages(
    ctx,
    packages.map((one) => (one.code === code ? { ...one, ...terms } : one)),
    version + 1,
  );
  await services.directory.load();
}
