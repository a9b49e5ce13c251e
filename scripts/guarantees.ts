/** One promise of the portal. Its tests are those whose titles carry its number, such as `test('... (G12)')`. */
export type Guarantee = {
  promise: string;
  /** The last figure that was measured, with where it was written down, or the bench that measures it. */
  figure?: string;
  /** What is still missing, and the domain of the server that will bring it, or 'operation'. */
  toCome?: { what: string; domain: string };
};

/** Every promise by its number, under the heading that `docs/guarantees.md` gives it. */
export const GUARANTEES: Readonly<Record<string, Readonly<Record<string, Guarantee>>>> = {
  'Who may do and see what': {
    G1: { promise: 'Every call stands in a table of who may make it, written by hand, and refuses everybody else.' },
    G2: {
      promise:
        'Knowing the id of what belongs to another party lets nobody read, change, delete or export it, nor tell it from one that does not exist.',
    },
    G3: {
      promise:
        'Who somebody is, in what role, for which company and at which fair comes from session and host, never from what the client writes.',
    },
    G4: {
      promise: 'An exhibit is seen by those its visible range names, and by nobody else, wherever exhibits appear.',
    },
    G5: {
      promise:
        'Whoever gains or loses a right has gained or lost it within a second in every call of every process, and within five minutes at signed addresses.',
    },
    G6: {
      promise:
        'Totals, filters, orders and errors are the same as if hidden rows did not exist. Guests are told one number: how many more exhibits approved buyers see, of questions in the words of the vocabularies alone.',
    },
    G7: {
      promise:
        'Pages from the server, their meta tags, the sitemap and the feeds hold what a guest may read, and are the same bytes for everybody.',
    },
    G8: {
      promise: 'An answer has the fields its reader needs and no others; secrets reach their owner only.',
    },
    G9: { promise: 'A client writes the fields of the form; any other column that it names stays as it was.' },
    G10: {
      promise: 'No order of calls skips a state or turns one back.',
    },
    G11: {
      promise: 'Who leaves, is disabled or gets another role has lost the old one everywhere within a second.',
      figure:
        'a line over which a live plays is asked about every two seconds, and ends with its signed address, after 50 seconds at most',
    },
    G12: {
      promise: 'Nobody comes into a customer pool without a real invitation and a yes, and codes cannot be guessed.',
    },
  },
  'Accounts, codes, sessions': {
    G13: { promise: 'The server takes exactly the passwords that the rule allows, and none of the commonest.' },
    G14: {
      promise: 'Passwords are kept as argon2id hashes, and hashing them leaves the portal quick for everybody else.',
      figure: '`npm run bench login` measures log-ins a second (at least 15) and a bystander (p99 at most 250 ms)',
    },
    G15: {
      promise:
        'Guesses are counted for the account and for the client apart, and no stranger can lock an owner out of his account.',
      figure:
        'of one account 5 wrong passwords in half an hour without a human check, then a check for each, up to 100 a day; after them at most 210 an hour from however many addresses: 180 from those that have failed there fewer than 3 times that day, 30 from all others. Of one address 30 in ten minutes, whatever the account; 600 at the venue. A browser that the account knows has these counts for itself (decision 8)',
    },
    G16: {
      promise: 'The human check is judged by the server and good once, for one action of one person.',
      figure: '`npm run bench slider` measures what drawing one costs; 7 to 9 ms when it was built (decision 8)',
    },
    G17: {
      promise:
        'Whether an address has an account is told to few questions a day, after a human check, and to no others.',
    },
    G18: { promise: 'A code is for one purpose, one address and one use, lives ten minutes and takes five tries.' },
    G19: { promise: 'Nobody can have floods of e-mails or SMS sent, to one recipient or to many.' },
    G20: { promise: 'Session tokens are 256 random bits, new at each log-in, and kept as hashes.' },
    G21: {
      promise:
        'Log-off, change of password, reset, disabling and time end a session in every process within a second, and its open sockets within five.',
    },
    G22: {
      promise: 'Links that set a password lead to our own host, go to the stored address, and work once for a while.',
    },
    G23: { promise: 'Codes that hand somebody over to another device, site or company work once and for one purpose.' },
    G24: {
      promise:
        'What guards an account changes only with the password or a fresh code, the old address hears of it, and one address always stays.',
    },
    G25: { promise: 'There is no account, password or open port that somebody could know beforehand.' },
  },
  'Pages and calls': {
    G26: { promise: 'A foreign page can make the browser of somebody who is signed in do nothing here.' },
    G27: { promise: 'Every answer carries the security headers, and scripts that are not ours do not run.' },
    G28: { promise: 'What people write is shown as text, and only harmless addresses become links.' },
    G29: { promise: 'No malformed input makes a call fail as if the server were broken.' },
    G30: {
      promise:
        'An error says its code and a plain sentence in the language of the caller, and never looks like success.',
    },
    G31: { promise: 'The server fetches no address that somebody wrote into a field or a file.' },
    G32: { promise: 'Every way back after a log-in, and every link of the fair, stays on this site or is on a list.' },
    G33: {
      promise: 'A request has a bound of size, time and cost, so that slow and large ones leave room to others.',
      figure: '`npm run bench bystander` measures a bystander while 1,000 slow clients hold their connections',
    },
    G34: {
      promise: 'Limits count the true address, in all processes together, and hold through restarts and without Redis.',
    },
    G35: { promise: 'A spreadsheet from here runs nothing at its reader, one from a stranger harms nothing here.' },
    G36: { promise: 'Logs say who was refused what, and hold no secrets.' },
    G37: {
      promise: 'Dependencies are pinned, come from one registry, and have no known serious faults.',
      toCome: { what: 'the check of them', domain: 'operation' },
    },
  },
  'Files, videos, live': {
    G38: { promise: 'A file is taken by what it holds, not by what it is called, and pictures are made anew.' },
    G39: { promise: 'No picture or document can exhaust the machine.' },
    G40: { promise: 'Where, when and by what a picture or video was taken is not in what others get.' },
    G41: { promise: 'A file is served so that it cannot run, whatever it holds.' },
    G42: { promise: 'Names and places of files are ours; nothing that a client sends becomes a path.' },
    G43: {
      promise: 'A private file is asked about at each fetch; a signed address opens one file for five minutes at most.',
      figure: '0.2 ms a request with 200,000 exhibits and 800,000 files (decision 7)',
    },
    G44: { promise: 'One account fills its share and no more, and a full disk stops writing only.' },
    G45: { promise: 'Videos are read in a cage without network, files of ours, or endless time.' },
    G46: { promise: 'A stream key is known to its exhibitor only.' },
    G47: { promise: 'Whoever has no right to publish is refused, and harms no live that runs.' },
    G48: {
      promise: 'A private live is private down to its last segment.',
      figure: 'an address holds for 50 seconds, and what is open ends with it',
    },
  },
  Chat: {
    G49: {
      promise: 'A message that was acknowledged is never lost.',
      figure:
        '4,606 messages at 200 a second through 30 breaks of program, database and lines: 0 lost, 0 double (`npm run test:all`, 2026-11-26)',
    },
    G50: { promise: 'A message sent twice is stored once.' },
    G51: {
      promise: 'After any break the client has everything, in order; of the room of a live it has the newest messages.',
    },
    G52: { promise: 'All who take part see one order.' },
    G53: { promise: 'Rights are asked at each event, and one bad client harms nobody.' },
    G54: {
      promise: 'Clients that were cut off come back spread over time, and so do lines of notices.',
      figure:
        'of 1,000 windows 99 % are back after 7.4 s (SIGTERM) and 4.9 s (kill -9), none gives up, calls meanwhile p99 57 ms (`npm run test:all`, 2026-11-26)',
    },
  },
  Operation: {
    G55: { promise: 'What was acknowledged survives kill -9 of any process, and nothing half done does.' },
    G56: { promise: 'Upper limits and single places hold when many ask at once.' },
    G57: { promise: 'The same request sent twice has one effect and one answer.' },
    G58: {
      promise: 'A process that is told to end finishes what runs and is gone within ten seconds.',
    },
    G59: {
      promise: 'An older and a newer build work side by side, so that a restart one by one is not seen.',
      toCome: { what: 'the rolling restart under load', domain: 'operation' },
    },
    G60: {
      promise:
        'A change of the schema stops nobody who works meanwhile, and can be begun again wherever it was cut off.',
    },
    G61: {
      promise: 'A backup restores to an equal portal.',
      toCome: { what: 'backup and restore', domain: 'operation' },
    },
    G62: {
      promise:
        'While the database, Redis, the store, or the mail server is away nothing is let through that should not be, and all goes on by itself afterwards.',
    },
    G63: {
      promise:
        'More than the machine can do is refused in order, memory stays flat, and a command says whether the data are whole.',
      toCome: { what: 'the test under load, and the command', domain: 'operation' },
    },
    G64: {
      promise: 'A guard that is taken out makes a test fail. Each test was seen to fail when it was written.',
      toCome: { what: 'the script that takes out sixty guards one by one', domain: 'operation' },
    },
  },
};
