import { Input, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { useUnits } from './use-units.ts';

type Field = ReturnType<Form<Readonly<Record<string, string>>>['text']> & { label: string };

/** How much, beside its unit. */
export function AmountAndUnit({ amount, unit, required = false }: { amount: Field; unit: Field; required?: boolean }) {
  const units = useUnits(unit.value);
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Input required={required} inputMode="numeric" autoComplete="off" {...amount} />
      <Select options={units} {...unit} />
    </div>
  );
}
