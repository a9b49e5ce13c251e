/**
 * Texts that a program would take for a formula. In an .xlsx they cannot become one: each is a string cell. But a person may save the sheet as CSV and
 * open it again, so they carry the customary leading apostrophe (OWASP, CSV injection; ASVS 1.2.10, G35), full-width forms too. Numbers and telephone
 * numbers (`-5`, `+86 138 0013 8000`) stay as they are. Reading takes the apostrophe off again.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/u;
const NUMBER = /^[+-]\d[\d ().-]*$/;

export const escapeFormula = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** Characters XML cannot hold are written `_x000D_` (ECMA-376 part 1, 22.4.2.4). */
export const unescapeXml = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside XML: marks as entities, what looks like an escape escaped, other control characters and noncharacters gone. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll('\r', '_x000D_')
      // oxlint-disable-next-line no-control-regex -- control characters are what is meant
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '')
  );
}
