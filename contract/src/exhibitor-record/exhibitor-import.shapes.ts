import { z } from 'zod';
import { companyForm } from '../exhibitor/company.shapes.ts';
import { bilingualOut } from '../fields.ts';
import { sheetFault } from '../sheet/sheet.shapes.ts';
import { exhibitorForm } from './exhibitor-record.shapes.ts';

const { shortName, companyTypes, website, telephone } = companyForm.shape;

/** A row of a sheet of exhibitors: what the organizer says, and what the exhibitor may write itself later. */
export const exhibitorRow = exhibitorForm
  .safeExtend({ shortName, companyTypes, website, telephone })
  .refine(({ contact }) => contact.email === '' || contact.name !== '', {
    message: 'administratorName',
    path: ['contact', 'name'],
  });
export type ExhibitorRow = z.output<typeof exhibitorRow>;

export const EXHIBITOR_OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;
export const exhibitorOutcome = z.enum(EXHIBITOR_OUTCOMES);
export type ExhibitorOutcome = z.output<typeof exhibitorOutcome>;

/** What becomes, or would become, of the rows of a sheet. */
export const exhibitorImport = z.object({
  counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), wrong: z.int() }),
  /** Those that are wrong; where none is, those that add or change. The first of them. */
  rows: z.array(
    z.object({
      /** As the spreadsheet program shows it. */
      number: z.int(),
      name: z.string(),
      outcome: exhibitorOutcome,
      faults: z.array(sheetFault.omit({ row: true })),
      /** What of an exhibitor that is there would be changed. */
      changes: z.array(bilingualOut),
    }),
  ),
  /** How many were kept: none of a preview, nor where a row is wrong. */
  stored: z.int(),
  /** What of the file was left out: heads that are no column of ours, hidden rows, rows of totals. */
  unknownHeads: z.array(z.string()),
  hiddenRows: z.int(),
  totalRows: z.array(z.int()),
});
export type ExhibitorImport = z.output<typeof exhibitorImport>;
