import type { DataSheet } from './data-sheet.shapes.ts';
import type { Fonts } from '../../platform/pdf/fonts.ts';
import { Letter } from '../../platform/pdf/letter.ts';
import type { Printed, PrintedFair } from '../../platform/pdf/pdf.shapes.ts';

/** A4: the company's name above, the facts as a table, and the sections below. */
export async function draw(fonts: Fonts, fair: PrintedFair, sheet: DataSheet): Promise<Printed> {
  const { lang, title, foot } = sheet;
  const letter = new Letter(fonts, { ...fair, name: sheet.company }, { lang, title, foot });
  letter.title(title, sheet.aside);
  letter.facts(sheet.facts);
  for (const { heading, lines } of sheet.sections) {
    letter.space(14);
    letter.heading(heading);
    letter.space(3);
    letter.list(lines);
  }
  return letter.finish();
}
