import { configuration } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

/** What the addresses for machines are made from: always as the anonymous caller, so that nothing restricted is listed. */
export type MachineSite = { exhibitionId: string; api: CallApi; origin: string; base: string };

export const xmlEscaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** The beginning of every address, without slash at the end. */
export const rootOf = ({ origin, base }: MachineSite): string => origin + base.replace(/\/$/, '');

export function robots(site: MachineSite): string {
  const closed = [
    'login',
    'register',
    'visitor',
    'organizer',
    'search-list',
    'mail',
    'chat',
    'potential-order',
    'collection',
    'footprint',
    'report',
  ];
  const lines = closed.flatMap((path) => [`Disallow: ${site.base}${path}`, `Disallow: ${site.base}en/${path}`]);
  return ['User-agent: *', ...lines, '', `Sitemap: ${rootOf(site)}/sitemap.xml`, ''].join('\n');
}

/** The portal's mark in the fair's colours (`drawIcon`). */
const ownIcons = (base: string) => [
  { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
  { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
  { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
  { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The fair's own mark, in the widths that the server keeps of it. */
const logoIcons = (base: string, logo: string) =>
  [200, 400].map((width) => ({
    src: base.replace(/\/$/, '') + logo.replace('/w200.', `/w${width}.`),
    sizes: `${width}x${width}`,
    type: 'image/webp',
  }));

export async function webManifest({ api, base }: MachineSite, lang: Lang): Promise<string> {
  const fair = await api(configuration, {});
  return JSON.stringify({
    name: inLang(fair.name, lang),
    short_name: inLang(fair.shortName, lang),
    description: inLang(fair.slogan, lang),
    lang: lang === 'zh' ? 'zh-CN' : 'en',
    start_url: lang === 'zh' ? base : `${base}en`,
    scope: base,
    display: 'standalone',
    background_color: fair.theme.paper,
    theme_color: fair.theme.action,
    icons: fair.logo === '' ? ownIcons(base) : logoIcons(base, fair.logo),
    shortcuts: [{ name: lang === 'zh' ? '参观凭证' : 'Badge', url: `${base}${lang === 'zh' ? '' : 'en/'}voucher` }],
  });
}
