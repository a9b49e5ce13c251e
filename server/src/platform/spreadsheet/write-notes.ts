import { escapeXml } from './escape.ts';
import { XML } from './write-parts.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A note at a cell: column and row, from 0. */
export type Note = { column: number; row: number; address: string; text: string };

/** More than somebody reads by pointing at cells; each is drawn, and a sheet of thousands would open slowly. */
export const NOTES_MAX = 300;

/** What the content types say of them. */
export const noteTypes =
  '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' +
  '<Override PartName="/xl/comments1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>';

/** The end of the sheet that has them. */
export const noteLink = `<legacyDrawing xmlns:r="${OFFICE}" r:id="drawing"/>`;

const relations = `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="notes" Type="${OFFICE}/comments" Target="../comments1.xml"/><Relationship Id="drawing" Type="${OFFICE}/vmlDrawing" Target="../drawings/vmlDrawing1.vml"/></Relationships>`;

const texts = (notes: readonly Note[]): string =>
  `${XML}<comments xmlns="${MAIN}"><authors><author/></authors><commentList>${notes
    .map(
      ({ address, text }) =>
        `<comment ref="${address}" authorId="0"><text><t xml:space="preserve">${escapeXml(text)}</t></text></comment>`,
    )
    .join('')}</commentList></comments>`;

const BOX = 'position:absolute;visibility:hidden;width:240pt;height:60pt';
const shape = ({ column, row }: Note, at: number): string =>
  `<v:shape id="_x0000_s${1025 + at}" type="#_x0000_t202" style="${BOX}" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;

const drawing = (notes: readonly Note[]): string =>
  `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${notes.map(shape).join('')}</xml>`;

/** The parts that hold the notes of the first sheet, by their names: the texts, and their drawing, without which no program shows them. */
export const noteParts = (notes: readonly Note[]): readonly (readonly [name: string, text: string])[] =>
  notes.length === 0
    ? []
    : [
        ['xl/worksheets/_rels/sheet1.xml.rels', relations],
        ['xl/comments1.xml', texts(notes)],
        ['xl/drawings/vmlDrawing1.vml', drawing(notes)],
      ];
