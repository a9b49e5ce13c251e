import { deflateSync } from 'node:zlib';

/** A PDF of these objects, numbered from 1, the first of them its catalogue; with a table that names their places. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = '', head = '%PDF-1.7'): Buffer {
  const parts: Buffer[] = [Buffer.from(`${head}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')];
  const places: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [at, object] of objects.entries()) {
    places.push(length());
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const table = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const streamOf = (text: string | Buffer, dictionary = ''): Buffer => {
  const body = typeof text === 'string' ? Buffer.from(text, 'latin1') : text;
  return Buffer.concat([
    Buffer.from(`<< /Length ${body.length} ${dictionary} >>\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream'),
  ]);
};

/** Pages tree, page, text and font: objects 2 to 5 of a document of one page. */
export const onePage = (says: string, page = ''): (string | Buffer)[] => [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
  streamOf(`BT /F1 18 Tf 60 760 Td (${says.replaceAll(/[()\\]/g, '')}) Tj ET`),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

/** A document of one page that says this, with nothing wrong in it. */
export const plainPdf = (says: string): Buffer => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', ...onePage(says)]);

/** The same with more in its catalogue, on its page, or behind. */
export const pdfWith = (more: {
  catalog?: string;
  page?: string;
  objects?: readonly (string | Buffer)[];
  trailer?: string;
}): Buffer =>
  pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${more.catalog ?? ''} >>`,
      ...onePage('A document', more.page),
      ...(more.objects ?? []),
    ],
    more.trailer,
  );

/** Objects packed away as newer programs do, where no name stands in the file as it is. */
export function packed(objects: readonly string[], first: number, dictionary = '/Filter /FlateDecode'): Buffer {
  let at = 0;
  const places = objects.map((object, index) => {
    const place = `${first + index} ${at}`;
    at += object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const bytes = deflateSync(Buffer.from(head + objects.join(' '), 'latin1'));
  return streamOf(bytes, `/Type /ObjStm /N ${objects.length} /First ${head.length} ${dictionary}`);
}
