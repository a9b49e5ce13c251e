import { use } from 'react';
import { loadFullStylesheet } from '../../ui/full-stylesheet.ts';
import { RingDialog } from './ring-dialog.tsx';
import { TalkPanel } from './talk-panel.tsx';
import { useTalks } from './talks.ts';

/** Where a call rings and goes on, beside whatever page is shown. */
export default function TalkPlace() {
  use(loadFullStylesheet());
  const { ringing, view } = useTalks();
  return (
    <>
      {view !== null && <TalkPanel view={view} />}
      {ringing !== null && <RingDialog key={ringing.talk.id} ringing={ringing} />}
    </>
  );
}
