/** Bounds of what the organizer types into the console alone: apart from `LIMITS`, which public pages carry along. */
export const CONSOLE_LIMITS = {
  /** E-mails of one announcement that a single person may send where the fair asks for two. */
  emailsAlone: 1_000,
  /** Days of a fair; of those that have opening hours; organizations that stand behind it. */
  fairDaysMax: 400,
  fairHoursDaysMax: 31,
  fairHostsMax: 60,
  /** Days between asking for a fair to be deleted and its deletion; the most that the preview link of a draft works. */
  fairDeletionDays: 14,
  previewDaysMax: 90,
  /** Rows that the report of a sheet of exhibitors shows: those that are wrong, otherwise the first that change something. */
  exhibitorRowsShown: 500,
  /** Days after which administrators of exhibitors are written to again: as usual, and the most. Never twice within one. */
  letterDaysDefault: 7,
  letterDaysMax: 60,
  /** Entries of one of the fair's lists of words; signs of a name; other names and CAS numbers of an entry. */
  vocabularyEntriesMax: 3_000,
  vocabularyNameMax: 80,
  vocabularyAliasesMax: 40,
  vocabularyCasMax: 20,
  /** Signs of an e-mail's own text, and of the reason for which an address is written to again. */
  mailSubjectMax: 200,
  mailBodyMax: 5_000,
  mailReasonMax: 300,
  /** Packages that exhibitors can book; signs of the name of one. */
  packagesMax: 20,
  packageNameMax: 40,
  /** Gates of a fair; signs of a gate's name, and of why somebody was let in all the same. */
  gatesMax: 200,
  gateNameMax: 60,
  entryReasonMax: 500,
  /** Seconds within which whoever let somebody in may take that back. */
  entryUndoSeconds: 60,
  /** Badges that a device is sent at once to judge without a network. */
  badgesPortion: 1_000,
} as const;
