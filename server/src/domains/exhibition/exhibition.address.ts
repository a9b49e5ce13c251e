import type { Lang } from '@fairbridge/contract/text.ts';
import type { Config } from '../../config.ts';
import type { Exhibition } from './exhibition.directory.ts';

/** Where an exhibition's pages live: the configured origin for the default one, its own host for the others. Never the request's host (G22). */
export function originOf(
  config: Pick<Config, 'PUBLIC_ORIGIN' | 'PORT'>,
  exhibition: Pick<Exhibition, 'isDefault' | 'host'>,
): string {
  const origin = new URL(config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`);
  if (!exhibition.isDefault && exhibition.host !== null) origin.hostname = exhibition.host;
  return origin.origin;
}

type Site = Pick<Config, 'PUBLIC_ORIGIN' | 'PORT' | 'BASE_PATH'>;

/** The beginning of every address of an exhibition's pages, without slash at the end. */
export const siteOf = (config: Site, exhibition: Pick<Exhibition, 'isDefault' | 'host'>): string =>
  originOf(config, exhibition) + config.BASE_PATH.replace(/\/$/, '');

/** The whole address of a page of a site: `path` is the Chinese one and begins with a slash. */
export const inSite = (site: string, lang: Lang, path: string): string => `${site}${lang === 'en' ? '/en' : ''}${path}`;

/** The whole address of a page, for an e-mail: `path` is the Chinese one and begins with a slash. */
export const pageAddress = (
  config: Site,
  exhibition: Pick<Exhibition, 'isDefault' | 'host'>,
  lang: Lang,
  path: string,
): string => inSite(siteOf(config, exhibition), lang, path);
