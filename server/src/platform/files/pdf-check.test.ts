import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { onePage, packed, pdfOf, pdfWith, plainPdf, streamOf } from '../../../test/pdfs.ts';
import { jpg } from '../../../test/pictures.ts';
import { checkPdf } from './pdf-check.ts';

const whole = plainPdf('A document');
const faultOf = async (bytes: Buffer): Promise<string> => {
  const seen = await checkPdf(bytes);
  return seen.ok ? `${seen.pages}` : seen.fault;
};
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

describe('a PDF is taken', () => {
  test('with its pages counted', async () => {
    const twice = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>',
      ...onePage('Two pages').slice(1),
    ]);
    expect([await faultOf(whole), await faultOf(twice)]).toEqual(['1', '2']);
  });

  test.each([
    [
      'a link',
      pdfWith({
        page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://fair.example) >> >>]',
      }),
    ],
    ['blanks behind its end', Buffer.concat([whole, Buffer.from('\r\n \n')])],
    [
      'a picture that holds any bytes',
      pdfWith({ objects: [streamOf(Buffer.alloc(4_000, '%stream\nendobj PK\x03\x04'))] }),
    ],
    ['text that names scripts', plainPdf('All about JavaScript and Launch')],
  ])('with %s', async (_what, bytes) => {
    expect(await faultOf(bytes)).toBe('1');
  });
});

describe('a PDF is refused', () => {
  const NOT: readonly [string, () => Promise<Buffer> | Buffer][] = [
    ['a page of the web', () => Buffer.from('<html><script>1</script></html>')],
    ['a page of the web before it', () => Buffer.concat([Buffer.from('<html></html>\n'), whole])],
    ['a picture', () => jpg(800, 800)],
    ['an archive', () => Buffer.from('PK\x03\x04 %PDF-1.7')],
    ['an unknown version', () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', ...onePage('x')], '', '%PDF-9.9')],
    ['its name alone', () => Buffer.from('%PDF')],
  ];
  test.each(NOT)('that is %s', async (_what, make) => {
    expect(await faultOf(await make())).toBe('notPdf');
  });

  test.each([
    ['cut off', whole.subarray(0, whole.length - 20)],
    ['with an archive behind it', Buffer.concat([whole, Buffer.from('PK\x05\x06')])],
    ['with a page of the web behind it', Buffer.concat([whole, Buffer.from('<script>1</script>')])],
    ['with a hole in it', Buffer.concat([whole.subarray(0, 60), whole.subarray(-120)])],
    ['without a page', pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'])],
    [
      'with too many pages',
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(501)}] /Count 501 >>`,
        ...onePage('x').slice(1),
      ]),
    ],
    [
      'whose objects are packed in an unusual way',
      pdfWith({ objects: [packed(['<< /A 1 >>'], 9, '/Filter [/ASCIIHexDecode /FlateDecode]')] }),
    ],
    [
      'whose packed objects cannot be unpacked',
      pdfWith({ objects: [streamOf('nothing packed', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')] }),
    ],
  ])('that is %s', async (_what, bytes) => {
    expect(await faultOf(bytes)).toBe('broken');
  });

  test.each([
    ['a script when it is opened', pdfWith({ catalog: `/OpenAction ${script}` })],
    ['a script in its names', pdfWith({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` })],
    ['a script in a written-round name', pdfWith({ catalog: '/OpenAction << /S /J#61vaScr#69pt /JS (1) >>' })],
    ['a script among packed objects', pdfWith({ objects: [packed([script], 9)] })],
    ['a script of a page', pdfWith({ page: `/AA << /O ${script} >>` })],
    ['a program to start', pdfWith({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' })],
    ['a file inside', pdfWith({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' })],
    ['a form that is sent away', pdfWith({ page: '/AA << /O << /S /SubmitForm /F (http://127.0.0.9) >> >>' })],
    ['a film', pdfWith({ page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]' })],
    [
      'a form of its own kind',
      pdfWith({ catalog: '/AcroForm << /Fields [] /XFA [(template) 6 0 R] >>', objects: [streamOf('<xdp/>')] }),
    ],
  ])('with %s', async (_what, bytes) => {
    expect(await faultOf(bytes)).toBe('active');
  });

  test('that asks for a password', async () => {
    const key = `<${'00'.repeat(32)}>`;
    const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00> <00>]`;
    expect(await faultOf(pdfWith({ trailer: lock }))).toBe('locked');
  });

  test('that unpacks to far more than it is, before the machine is full', async () => {
    const bomb = streamOf(deflateSync(Buffer.alloc(80_000_000)), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode');
    expect(await faultOf(pdfWith({ objects: [bomb] }))).toBe('broken');
  });
});
