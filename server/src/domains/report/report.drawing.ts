import type { Fonts } from '../../platform/pdf/fonts.ts';
import { Letter } from '../../platform/pdf/letter.ts';
import type { Printed, PrintedFair } from '../../platform/pdf/pdf.shapes.ts';
import type { PrintedReport } from './report.shapes.ts';

/** A4: somebody's fair, part by part. */
export async function draw(fonts: Fonts, fair: PrintedFair, given: PrintedReport): Promise<Printed> {
  const letter = new Letter(fonts, fair, { lang: given.lang, title: given.title });
  letter.title(given.title, given.aside);
  letter.facts(given.facts);
  for (const part of given.parts) {
    letter.space(14);
    letter.heading(part.heading);
    letter.space(4);
    letter.table(part.columns, part.rows);
    if (part.more !== '') letter.paragraph(part.more, { size: 9, colour: '#5c6662' });
  }
  return letter.finish();
}
