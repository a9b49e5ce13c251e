import { drawBadges } from './badge.ts';
import { drawConfirmation } from './confirmation.ts';
import { drawDataSheet } from './data-sheet.ts';
import type { Fonts } from './fonts.ts';
import { drawInvitationLetter } from './invitation-letter.ts';
import type { Printed, Task } from './pdf.shapes.ts';

/** Draws what is asked for. Works anywhere; the portal lets a thread of its own do it. */
export async function draw(fonts: Fonts, task: Task): Promise<Printed> {
  switch (task.paper) {
    case 'badges':
      return drawBadges(fonts, task.fair, task.badges);
    case 'confirmation':
      return drawConfirmation(fonts, task.fair, task.confirmation);
    case 'invitationLetter':
      return drawInvitationLetter(fonts, task.fair, task.letter);
    case 'dataSheet':
      return drawDataSheet(fonts, task.fair, task.sheet);
  }
}
