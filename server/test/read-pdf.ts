import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Read = { pages: string[]; sizes: number[][]; info: unknown; lang: unknown };
/** What another program reads out of the file; blanks are left out, since lines and columns end as the paper wants. */
export async function readBack(bytes: Buffer): Promise<Read> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  const sizes: number[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(tight(items.map((item) => ('str' in item ? item.str : '')).join('')));
    const [, , width = 0, height = 0] = page.view;
    sizes.push([Math.round((width * 25.4) / 72), Math.round((height * 25.4) / 72)]);
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  return { pages, sizes, info, lang: 'Language' in info ? info.Language : null };
}
// a letter that is drawn by several glyphs has a control character for each further one
export const tight = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, '');
