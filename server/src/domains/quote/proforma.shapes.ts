import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';

type Party = { name: Bilingual; address: Bilingual; contact: string };

/** A4 proforma invoice: what a buyer has accepted of one supplier on one request. */
export type Proforma = {
  lang: Lang;
  number: string;
  /** Day of the last acceptance, `YYYY-MM-DD`. */
  issuedOn: string;
  seller: Party;
  buyer: Party;
  lines: readonly {
    product: Bilingual;
    strength: string;
    price: { amount: number; currency: string; unit: string };
    quantity: { amount: number; unit: string } | null;
    incoterm: string | null;
    port: string;
    leadTime: string;
    payment: string;
    packing: string;
    remark: string;
  }[];
};
