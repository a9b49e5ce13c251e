import { describe, expect, test } from 'vitest';
import { CellFault, cleaned, registrationsIn } from './sheet.cells.ts';

const read = (cell: string) => {
  try {
    return registrationsIn(cell);
  } catch (error) {
    if (error instanceof CellFault) return error.rule;
    throw error;
  }
};

describe('a registration in a cell', () => {
  test.each([
    ['CN PD20990001 2026-11-30', '2026-11-30'],
    ['CN PD20990001 2026/11/30', '2026-11-30'],
    ['CN PD20990001 2026/1/3', '2026-01-03'],
    ['CN PD20990001 2026.11.30', '2026-11-30'],
    ['CN PD20990001 2026年11月30日', '2026-11-30'],
    ['中国 PD20990001，有效期至2026年11月30日', '2026-11-30'],
    ['CN PD20990001（2026-11-30）', '2026-11-30'],
    ['CN PD20990001 30.11.2026', '2026-11-30'],
    ['CN PD20990001 30/11/2026', '2026-11-30'],
    ['CN PD20990001 11/30/2026', '2026-11-30'],
    ['CN PD20990001 11/11/2026', '2026-11-11'],
    ['CN PD20990001 valid until 2026-11-30', '2026-11-30'],
    ['CN PD20990001 长期', ''],
    ['CN PD20990001 no expiry', ''],
    ['CN PD20990001', ''],
  ])('%s: its number alone, and its last day', (cell, validUntil) => {
    expect(read(cell)).toEqual([{ country: 'CN', number: 'PD20990001', validUntil }]);
  });

  test.each([
    'CN PD20990001 11/12/2026',
    'CN PD20990001 2026-02-30',
    'CN PD20990001 30 Nov 2026',
    'CN PD20990001 Nov 30, 2026',
    'CN PD20990001 30/11/26',
    'CN PD20990001 2026年11月',
    'CN PD20990001 2026-11-30 2027-11-30',
    // what a spreadsheet keeps of 2026-12-01
    'CN PD20990001 46356',
  ])('%s: refused, since its last day is not clear', (cell) => {
    expect(read(cell)).toBe('sheetExpiry');
  });

  test.each([
    ['US 70506-310', '70506-310'],
    ['US 1381-44-65', '1381-44-65'],
    ['BR MAPA 12.345/20', 'MAPA 12.345/20'],
    ['BR MAPA 46356', 'MAPA 46356'],
  ])('%s: a number with signs stays a number', (cell, number) => {
    expect(read(cell)).toEqual([expect.objectContaining({ number, validUntil: '' })]);
  });
});

test('a cell loses blanks and signs that nobody sees', () => {
  expect(cleaned('\uFEFF草铵\u200B膦\u00A0200 g/L\u2060 ')).toBe('草铵膦 200 g/L');
});
