import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A file as another program writes it: own prefixes, absolute targets, shared strings, styles; each part can be replaced or added. */
export function foreignSheet(parts: Record<string, string | Uint8Array> = {}): Uint8Array {
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${TYPE}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<x:workbook xmlns:x="${MAIN}" xmlns:rel="${OFFICE}"><x:sheets><x:sheet name="hidden" sheetId="1" state="hidden" rel:id="rId9"/><x:sheet name="people" sheetId="2" rel:id="rId2"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="/xl/worksheets/people.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="170" formatCode="[$-804]yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="171" formatCode="0.00&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="22"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<x:sst xmlns:x="${MAIN}"><x:si><x:t>姓名</x:t></x:si><x:si><x:r><x:t>E-</x:t></x:r><x:r><x:t>mail *</x:t></x:r></x:si><x:si><x:t>张伟</x:t><x:rPh sb="0" eb="1"><x:t>zhang</x:t></x:rPh></x:si></x:sst>`,
    'xl/worksheets/people.xml': sheetXml(
      '<x:row r="2"><x:c r="B2" t="s"><x:v>1</x:v></x:c><x:c r="D2" t="s"><x:v>0</x:v></x:c></x:row>',
    ),
    ...parts,
  };
  const bytes: Zippable = Object.fromEntries(
    Object.entries(all).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
  );
  return zipSync(bytes);
}

/** A sheet whose rows are written with the prefix `x:`. */
export const sheetXml = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><x:worksheet xmlns:x="${MAIN}"><x:sheetData>${rows}</x:sheetData></x:worksheet>`;

/** The heads of a written sheet that are marked as what each row must fill in. */
export function markedHeads(bytes: Uint8Array): string[] {
  const head = /<row r="1">.*?<\/row>/.exec(
    strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
  );
  return [...(head?.[0] ?? '').matchAll(/>\* ([^<]*)</g)].map(([, name = '']) => name);
}
