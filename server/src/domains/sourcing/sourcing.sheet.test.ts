import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { testPortal } from '../../../test/portal.ts';
import { markedHeads } from '../../../test/spreadsheet-files.ts';
import { makeVisitor, type Visitor } from '../../../test/world.ts';

const { ownList, readSheet, template } = contract.sourcing;

const portal = testPortal();
let buyer: Visitor;
beforeEach(async () => {
  buyer = await makeVisitor(portal);
});

const HEADS = 'Product,Content,Formulation,Quantity,Unit,Packing,Destination,Incoterm,Target price,Currency,Needed by';
const read = async (...rows: string[]) => {
  const { body } = await portal.send(readSheet, {}, buyer, { bytes: Buffer.from([HEADS, ...rows].join('\n')) });
  return { code: body.code, ...readSheet.output.partial().parse(body.data ?? {}) };
};
const NOTHING = {
  ingredients: [],
  category: null,
  name: '',
  content: '',
  formulation: null,
  packing: '',
  destination: null,
  incoterm: null,
  port: '',
  documents: [],
  registration: null,
  targetPrice: null,
  expectedOn: null,
};

describe('sourcing.readSheet', () => {
  test('reads names of either language, CAS numbers, mixtures and own words, and keeps nothing', async () => {
    const { lines, faults } = await read(
      '草甘膦,480 g/L,SL,20,t,200 L drum,Brazil,FOB Shanghai,3.20,USD,2027/3/5',
      '1071-83-6,95%,,"1,500 公斤",,,巴西,,,,',
      'Glyphosate + imidacloprid,,,5 t,,,,CIF,USD 4.1 / kg,,2027-03-05',
      'a sprayer for two rows,,,3,pcs,,,,,,',
    );
    expect({ lines, faults }).toEqual({
      lines: [
        {
          ...NOTHING,
          ingredients: ['glyphosate'],
          content: '480 g/L',
          formulation: 'SL',
          wanted: { quantity: 20, unit: 't' },
          packing: '200 L drum',
          destination: 'BR',
          incoterm: 'FOB',
          port: 'Shanghai',
          targetPrice: { amount: 3.2, currency: 'USD', unit: 't' },
          expectedOn: '2027-03-05',
        },
        {
          ...NOTHING,
          ingredients: ['glyphosate'],
          content: '95%',
          wanted: { quantity: 1500, unit: 'kg' },
          destination: 'BR',
        },
        {
          ...NOTHING,
          ingredients: ['glyphosate', 'imidacloprid'],
          wanted: { quantity: 5, unit: 't' },
          incoterm: 'CIF',
          targetPrice: { amount: 4.1, currency: 'USD', unit: 'kg' },
          expectedOn: '2027-03-05',
        },
        { ...NOTHING, name: 'a sprayer for two rows', wanted: { quantity: 3, unit: 'pcs' } },
      ],
      faults: [],
    });
    expect((await portal.as(buyer)(ownList, {})).list).toEqual([]);
  });

  test('tells what is wrong at its row and column, each cell once, and hands over none of the lines', async () => {
    const { lines, faults } = await read(
      '草甘膦,,,20,t,,,,,,',
      ',,XX,0,t,,Atlantis,FBO,cheap,USD,soon',
      'Imidacloprid,,,,t,,,,3,,',
      'Imidacloprid,,,5,,,,,,,2027-02-30',
    );
    expect([lines, faults?.map(({ row, column }) => `${row} ${column.en}`)]).toEqual([
      [],
      [
        '3 Product',
        '3 Formulation',
        '3 Quantity',
        '3 Destination',
        '3 Incoterm',
        '3 Target price',
        '3 Needed by',
        '4 Quantity',
        '4 Currency',
        '5 Unit',
        '5 Needed by',
      ],
    ]);
  });

  test('refuses a sheet without lines, with more than a requirement has, and what is no sheet', async () => {
    const rows = Array.from({ length: LIMITS.sourcingLinesMax + 1 }, () => '草甘膦,,,20,t,,,,,,');
    expect([(await read()).code, (await read(...rows)).code, (await read(...rows.slice(1))).code]).toEqual([
      CODES.sheetRows.code,
      CODES.sheetRows.code,
      1000,
    ]);
    const { body } = await portal.send(readSheet, {}, buyer, { bytes: Buffer.from('%PDF-1.7') });
    expect(body.code).toBe(CODES.sheetKind.code);
  });
});

describe('sourcing.template', () => {
  test('marks what each line needs', async () => {
    const { body } = await portal.send(template, { lang: 'en' }, buyer);
    const { bytes } = z.object({ bytes: z.instanceof(Buffer) }).parse(body.data);
    expect(markedHeads(bytes)).toEqual(['Product', 'Quantity']);
  });
});
