import type { Lang } from '@fairbridge/contract/text.ts';
import type { Column, Fact } from '../../platform/pdf/letter.ts';

/** A table of it; `more`: what it leaves out, '' where that is nothing. */
export type ReportPart = {
  heading: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  more: string;
};

/** A report as it is printed, in words. */
export type PrintedReport = {
  lang: Lang;
  title: string;
  aside: string;
  facts: readonly Fact[];
  parts: readonly ReportPart[];
};
