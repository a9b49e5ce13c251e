import { useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { PendingBar } from './pending-bar.tsx';
import { listTexts } from './list.texts.ts';
import { nextUndecided, type RecordPanel } from './panel.ts';
import { SidePanel } from './side-panel.tsx';
import type { PendingDecisionsOfList } from './use-pending-decisions.ts';
import type { OpenPanel } from './use-panel.ts';

type Props<Row> = {
  page: { list: readonly Row[]; total: number };
  panel: RecordPanel<Row>;
  row: Row;
  opened: OpenPanel;
  held: PendingDecisionsOfList | undefined;
};

/** All of the page is decided: the way on, if there is more. */
function AllDecided({ more, onGo }: { more: boolean; onGo: () => void }) {
  const t = useTexts(listTexts);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      {t('allDecided')}
      {more && (
        // the next press of whoever decides by keys
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        <Button small autoFocus onClick={onGo}>
          {t('nextOnes')}
        </Button>
      )}
    </p>
  );
}

/** The record that is open, what is decided of it, and the way on. */
export function OpenedRecord<Row extends { id: string }>({ page, panel, row, opened, held }: Props<Row>) {
  const { revalidate } = useRevalidator();
  const ids = page.list.map(({ id }) => id);
  const isDecided = (id: string): boolean => (held?.of(id) ?? null) !== null;
  const all = isDecided(row.id) && nextUndecided(ids, row.id, isDecided) === null;
  const goOn = async (): Promise<void> => {
    await held?.flush();
    await revalidate();
  };
  const takeBack = (): void => {
    const [first] = held?.undo()?.ids ?? [];
    if (first !== undefined && ids.includes(first)) opened.open(first);
  };
  return (
    <SidePanel
      title={panel.titleOf(row)}
      to={panel.to?.(row)}
      at={ids.indexOf(row.id)}
      of={ids.length}
      decisions={panel.decisionsOf?.(row) ?? []}
      decided={held?.of(row.id)?.mark ?? null}
      onGo={opened.go}
      onTakeBack={held === undefined ? null : takeBack}
      onClose={opened.close}
      {...(held !== undefined &&
        held.all.length > 0 && {
          foot: (
            <>
              {all && <AllDecided more={page.total > page.list.length} onGo={() => void goOn()} />}
              <PendingBar held={held} within />
            </>
          ),
        })}
    >
      {panel.show(row)}
    </SidePanel>
  );
}
