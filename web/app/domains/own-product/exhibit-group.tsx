import { useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import type { GroupName, Part, PartName } from './completeness.ts';
import { exhibitFormTexts } from './exhibit-form.texts.ts';

/** What a group is called. */
export function useGroupTitle(): (name: GroupName | 'essentials') => string {
  const t = useTexts(exhibitFormTexts);
  const says = useTexts(ownProductTexts);
  return (name) => {
    if (name === 'essentials' || name === 'listing' || name === 'media') return t(name);
    return says(name);
  };
}

/** A part of the form that folds, and says in its heading how much of it is filled in. What has words in it begins unfolded. */
export function ExhibitGroup({
  name,
  parts,
  children,
}: {
  name: GroupName;
  parts: readonly Part[];
  children: ReactNode;
}) {
  const t = useTexts(exhibitFormTexts);
  const title = useGroupTitle()(name);
  const own = parts.filter(({ group }) => group === name);
  const count = own.filter(({ filled }) => filled).length;
  // a tag that the category brought is nothing that somebody has written here
  const [begun] = useState(() => own.some((part) => part.filled && part.name !== 'tags'));
  return (
    <details id={name} className="group card scroll-mt-24" open={begun}>
      <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:text-action md:px-6">
        <h2 className="text-lg">{title}</h2>
        <span className="num ml-auto text-sm text-soft">{t('filled', { count, max: own.length })}</span>
        <span className="transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none">
          <Icon name="down" />
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4 md:p-6">{children}</div>
    </details>
  );
}

/** Where a part of an exhibit stands, for whoever is led to it. */
export function ExhibitPart({ name, children }: { name: PartName; children: ReactNode }) {
  return <div data-part={name}>{children}</div>;
}
