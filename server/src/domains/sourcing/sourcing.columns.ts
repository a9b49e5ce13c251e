import type { SourcingForm, SourcingLineForm, OfferForm } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';

/** A requirement as its columns keep it. */
export const sourcingColumns = (form: SourcingForm) => ({
  title: form.title,
  description: form.description,
  company_types: [...new Set(form.supplier.companyTypes)],
  scale: form.supplier.scale,
  countries: [...new Set(form.supplier.countries)],
  other_requirements: form.otherRequirements,
  deadline: form.deadline,
});

/** One of its lines. */
export const lineColumns = ({ wanted, targetPrice, ...line }: SourcingLineForm) => ({
  ingredients: [...new Set(line.ingredients)],
  category: line.category,
  name: line.name,
  content: line.content,
  formulation: line.formulation,
  quantity: wanted.quantity,
  unit: wanted.unit,
  packing: line.packing,
  destination: line.destination,
  incoterm: line.incoterm,
  port: line.port,
  documents: [...new Set(line.documents)],
  registration: line.registration,
  price_amount: targetPrice?.amount.toFixed(2) ?? null,
  price_currency: targetPrice?.currency ?? null,
  price_unit: targetPrice?.unit ?? null,
  expected_on: line.expectedOn,
});

/** An offer of a company on a line. */
export const offerColumns = ({ price, quantity, ...offer }: OfferForm) => ({
  product_id: offer.productId,
  price_amount: price.amount.toFixed(2),
  price_currency: price.currency,
  price_unit: price.unit,
  quantity: quantity?.amount ?? null,
  quantity_unit: quantity?.unit ?? '',
  incoterm: offer.incoterm,
  port: offer.port,
  valid_until: offer.validUntil,
  lead_time: offer.leadTime,
  payment: offer.payment,
  packing: offer.packing,
  remark: offer.remark,
});
