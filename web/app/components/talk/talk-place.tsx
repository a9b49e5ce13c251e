import { use } from 'react';
import { wholeSheet } from '../../ui/whole-sheet.ts';
import { RingDialog } from './ring-dialog.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { useTalks } from './talks.ts';

/** Where a call rings and goes on, beside whatever page is shown. */
export default function TalkPlace() {
  use(wholeSheet());
  const { ringing, view } = useTalks();
  return (
    <>
      {view !== null && <TalkPanel view={view} />}
      {ringing !== null && <RingDialog key={ringing.talk.id} ringing={ringing} />}
    </>
  );
}
