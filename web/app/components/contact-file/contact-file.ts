import { downloadBlob } from '../../download.ts';

/** Whom the address book of a phone is to know; what is empty is left out. */
export type Reachable = {
  name: string;
  company: string;
  position: string;
  email: string;
  mobile: string;
  website?: string;
  address?: string;
  country?: string;
  note?: string;
};

/** In octets of UTF-8, without the line break (RFC 2425, section 5.8.1). */
const LINE_MAX = 75;

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(',', '\\,')
    .replaceAll(';', '\\;');

/** A line that is too long goes on after a break and a space; no character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let now = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LINE_MAX) {
      lines.push(now);
      now = ' ';
      size = 1;
    }
    now += character;
    size += octets;
  }
  return [...lines, now].join('\r\n');
}

/**
 * A visiting card as address books read it: version 3.0 (RFC 2426), which phones and mail programs take alike. The whole name is the family
 * name: which part of it is which nobody was asked.
 */
export function vcardOf({
  name,
  company,
  position,
  email,
  mobile,
  website,
  address,
  country,
  note,
}: Reachable): string {
  const line = (key: string, text: string | undefined): string[] =>
    text === undefined || text === '' ? [] : [`${key}:${escaped(text)}`];
  const place = [address ?? '', country ?? ''];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    ...line('FN', name),
    ...line('ORG', company),
    ...line('TITLE', position),
    ...line('EMAIL;TYPE=INTERNET,WORK', email),
    ...line('TEL;TYPE=CELL,WORK', mobile),
    ...line('URL', website),
    ...(place.every((part) => part === '')
      ? []
      : [`ADR;TYPE=WORK:;;${escaped(address ?? '')};;;;${escaped(country ?? '')}`]),
    ...line('NOTE', note),
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Has the browser save the person as a file that the address book opens. */
export function saveContact(person: Reachable): void {
  const file = new Blob([vcardOf(person)], { type: 'text/vcard;charset=utf-8' });
  const name = person.name.replaceAll(/[^\p{L}\p{M}\p{N} -]/gu, '').trim();
  downloadBlob(file, `${name === '' ? 'contact' : name}.vcf`);
}
