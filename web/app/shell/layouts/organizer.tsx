import { guardedLayout } from '../guarded-layout.tsx';
import { OrganizerError } from '../organizer/organizer-error.tsx';
import { OrganizerLayout } from '../organizer/organizer-layout.tsx';

const layout = guardedLayout('organizer');
export const clientMiddleware = layout.clientMiddleware;

/** The frame stands while a screen loads, and stays when one fails. */
export default function Organizer() {
  return (
    <OrganizerLayout>
      <layout.Layout />
    </OrganizerLayout>
  );
}

export function ErrorBoundary() {
  return (
    <OrganizerLayout>
      <OrganizerError />
    </OrganizerLayout>
  );
}
