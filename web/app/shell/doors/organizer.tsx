import { doorOf } from '../door.tsx';
import { OrganizerError } from '../organizer/organizer-error.tsx';
import { OrganizerLayout } from '../organizer/organizer-layout.tsx';

const door = doorOf('organizer');
export const clientMiddleware = door.clientMiddleware;

/** The frame stands while a screen loads, and stays when one fails. */
export default function OrganizerDoor() {
  return (
    <OrganizerLayout>
      <door.Door />
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
