/** What tests read out of a served page: enough of HTML for the pages' own head, no more. */
type Attributes = Readonly<Record<string, string>>;

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function attributesOf(tag: string): Attributes {
  const found = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), unescape(value)]));
}

/** The attributes of every tag of this name, in their order. */
export const tagsOf = (html: string, name: string): Attributes[] =>
  [...html.matchAll(new RegExp(`<${name}(?=[\\s/>])[^>]*>`, 'gi'))].map(([tag]) => attributesOf(tag));

export const langOf = (html: string): string => tagsOf(html, 'html')[0]?.['lang'] ?? '';
export const titleOf = (html: string): string => unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
export const metaOf = (html: string, name: string): string =>
  tagsOf(html, 'meta').find((tag) => tag['name'] === name)?.['content'] ?? '';
export const canonicalOf = (html: string): string | null =>
  tagsOf(html, 'link').find((tag) => tag['rel'] === 'canonical')?.['href'] ?? null;

/** The twins of a page: `{ 'zh-CN': address, en: address, 'x-default': address }`. */
export const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    tagsOf(html, 'link')
      .filter((tag) => tag['rel'] === 'alternate')
      .map((tag) => [tag['hreflang'] ?? '', tag['href'] ?? '']),
  );

export const countOf = (html: string, name: string): number => tagsOf(html, name).length;

/** The structured data of a page; throws where it is no JSON. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']): Record<string, unknown> => JSON.parse(text),
  );

export const locationsOf = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) => unescape(text));

/** The rules that a page carries in itself; '' where it names a sheet instead. */
export const styleOf = (html: string): string => /<style id="css"[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
