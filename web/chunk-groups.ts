import { GROUPS as GROUPS_OF_READERS, layoutOf } from './app/site/groups.ts';

/**
 * Which modules travel in one file: each further file costs a slow phone more than its bytes, and each byte that a page does not need
 * costs it too. What is named nowhere, the bundler places. A name stands for the file and its texts ('ui/field' for field.tsx), with its
 * ending for the file alone ('product/price.ts'), or for a folder ('i18n/').
 */
type ChunkGroup = { name: string; app?: readonly string[]; except?: readonly string[]; contract?: readonly string[] };

/** Their layouts do not let everybody in. */
const WHO_ARE_KNOWN = GROUPS_OF_READERS.filter((who) => who !== 'everyone');

const GROUPS: readonly ChunkGroup[] = [
  {
    // what every page needs
    name: 'shell',
    app: [
      'root',
      'api',
      'call-fetch',
      'tracking/track',
      'calls',
      'failure',
      'define-load',
      'loader-data',
      'lazy-with-retry',
      'retry-when-online',
      'i18n/',
      'session/',
      'shell/',
      'site/',
      ...['button', 'icons', 'toast', 'skeleton', 'states', 'picture', 'ui', 'failure-text', 'form.texts'].map(
        (file) => `ui/${file}`,
      ),
    ],
    except: [
      'i18n/countries',
      'i18n/short-day',
      'i18n/own-minute',
      ...[
        'use-sign-in',
        'first-password',
        'guard',
        'access-decision',
        'landing-path',
        'pending-action',
        'login-tip-dialog',
        'visitors-only',
        'known-devices',
        'use-device-link',
        'can-call',
        'session.texts',
        'registration-progress',
        'target',
        'login-path',
        'opened-invitation',
        'unread-chats',
      ].map((file) => `session/${file}`),
      'session/unfinished-registration',
      'site/use-group',
      'site/groups',
      'site/trades-substances',
      ...[
        'not-found',
        'not-open-yet',
        'error-page',
        'shown-error',
        'unshown-request',
        'offline-copy',
        'organizer/',
        'list-views',
        'workbench/',
        'personal/',
        'session-dialogs',
        'ask-unread-chats',
        'unread-chats',
        'unread-chats-mark',
        'unread-chats-at-foot',
        'unread-stream',
        'use-session-actions',
        'search-suggestions',
        'search-start',
        'guarded-layout',
        'language-offer',
        'invitation-of-another',
        'own-links',
        'phone-menu',
        'unread-title',
        'next-pages',
        'next-page-buttons',
      ].map((file) => `shell/${file}`),
      ...WHO_ARE_KNOWN.map((who) => layoutOf(who)),
    ],
    // 'booth-text' is a line that cards and the console's search share: it would come with the whole console
    contract: ['text', 'numbers', 'page-limits', 'client', 'exhibitor/booth-text'],
  },
  // comes when something is opened; a file of its own, which other groups would take along
  {
    name: 'dialog',
    app: ['ui/dialog', 'ui/dialog-actions', 'ui/confirm-dialog', 'ui/full-stylesheet', 'shell/phone-menu'],
  },
  // the home page and the business circle ask for these too: without files of their own the next ones would take them along
  { name: 'media', app: ['ui/use-media', 'ui/icon-button', 'ui/use-action', 'ui/action-done'] },
  // programmes, lives and chats ask for days and weekdays
  { name: 'days', app: ['i18n/short-day'] },
  // lives and meetings say when they are, on the reader's own clock too
  { name: 'times', app: ['components/content/span-time', 'i18n/own-minute'] },
  // what a browser keeps of its guest: lives ask for it too, without the way to a chat
  { name: 'guest', app: ['stored-item', 'components/chat/guest-token', 'session/pending-action'] },
  // before consoles and log-in, which would take along what these share with them
  {
    name: 'layouts',
    app: [
      'logout-hooks',
      'shell/guarded-layout',
      'shell/layouts/',
      'session/guard',
      'session/access-decision',
      'session/registration-progress',
      'session/target',
      'session/login-path',
      'site/groups',
    ],
    except: [layoutOf('organizer'), layoutOf('organizerLogin'), layoutOf('exhibitor')],
  },
  // filters of a public page have fields, and nothing else of a form
  { name: 'filters', app: ['ui/use-phone-filters', 'ui/field'] },
  {
    name: 'forms',
    app: [
      'download',
      'request-id',
      'ui/form',
      'ui/form-offline',
      'ui/form-failure',
      'ui/save-button',
      'ui/post-form',
      'ui/form-skeleton',
    ],
  },
  // of the tables of nearly every page that is not for all: without a file of its own it would stand in that of whoever is signed in
  { name: 'shared-texts', contract: ['shared.texts'] },
  // before the next one, which would bring them along wherever a limit is asked for
  { name: 'limits', contract: ['limits'] },
  // addresses of calls: most of the own rooms make one of them, and ask of none who may
  { name: 'calls' },
  // who may make which call: work screens ask, with or without a form
  { name: 'callers', app: ['session/can-call'], contract: ['roles'] },
  // whoever came by a link is remembered by this, with or without a form
  { name: 'addresses', contract: ['address-format'] },
  {
    name: 'schemas',
    // the small ones that several forms check by
    contract: ['call', 'fields', 'list-definition', 'issues', 'request-id', 'matching'],
  },
  // what stands below a public list, and in its place: without a file of its own it would bring the next one along, and forms and dialogs with it
  { name: 'pager', app: ['ui/pager', 'components/product/more-for-registered'] },
  // a post of the business circle names its author's booth, and has no use for the cards; units and prices, because the work rooms write
  // them too and would take them along
  {
    name: 'booth',
    app: ['booth/booth-plate', 'exhibitor/exhibitor-path', 'exhibitor/for-card', 'live/live-for-card'].map(
      (file) => `components/${file}`,
    ),
    contract: ['product/units', 'product/price.ts'],
  },
  // the way to a chat, from exhibits and booths: before the lists and the work rooms, which would come along with its sign
  {
    name: 'chat',
    app: ['ui/chat-icon', ...['chat-now', 'chat-open', 'chat-dock'].map((file) => `components/chat/${file}`)],
  },
  // the way to an inquiry, from exhibits, booths and comparison
  { name: 'ask', app: ['components/inquiry/inquire-path', 'components/inquiry/ask-link', 'components/inquiry/ask'] },
  // of whoever is signed in, at the fair as in the workbench, which would take it along
  {
    name: 'signed-in',
    app: [
      'shell/use-session-actions',
      'session/session.texts',
      'shell/own-links',
      'ui/colour-scheme',
      'ui/scheme-select',
      'ui/nav-icons',
    ],
  },
  {
    // what the ways of logging in share
    name: 'login',
    app: ['session/known-devices', 'session/first-password', 'components/account/reset-progress', 'ui/password-input'],
  },
  { name: 'find', app: ['ui/facets', 'components/search/searched-list', 'components/search/when-asked'] },
  // a page of a room to come names it, and has no use for the consoles that have menus of these
  {
    name: 'rooms',
    app: ['address', 'visitor', 'exhibitor', 'member'].map((file) => `site-map/${file}`),
  },
  // the search of both consoles
  { name: 'search', app: ['ui/search-dialog/'] },
  // lives have tabs, and tell that their reader has left: neither brings the lists of the consoles along
  { name: 'tabs', app: ['ui/tabs'] },
  { name: 'leaving', app: ['keepalive-api'] },
  // the lists of both consoles
  { name: 'lists', app: ['ui/list/', 'ui/language-marks', 'shell/list-views', 'keepalive-api'] },
  {
    // what keeps the words of a form: only who fills one in carries it
    name: 'editing',
    app: ['editing/'],
    // what takes files goes by it too, without the rest
    except: ['editing/files-on-the-way'],
  },
  { name: 'workbench', app: ['shell/workbench/'] },
  // of the inbox and of the pool
  {
    name: 'score',
    app: ['act-address', 'lead-score.texts', 'score-evidence', 'score-mark', 'score-settings', 'scores'].map(
      (file) => `components/lead/${file}`,
    ),
    contract: ['lead-score/'],
  },
  // pages of guests have these too: without a file of their own the next would bring all of its parts there
  {
    name: 'facts',
    app: ['ui/address-line', 'ui/facts', 'ui/status-badge', 'ui/back-link', 'components/account/personal-address'],
  },
  {
    // small parts of the screens of those who are known: each file of its own would be named in the list that every first visit loads
    name: 'work',
    app: [
      'ui/catalogue-skeleton',
      'editing/files-on-the-way',
      ...['facts', 'chosen-chips', 'settings-loading', 'limit-meter', 'section-list', 'file-button', 'drop-zone'].map(
        (file) => `ui/${file}`,
      ),
      ...[
        'use-pasted-files',
        'contact-lines',
        'use-wake-lock',
        'scheme-select',
        'colour-scheme',
        'move-item',
        'use-optimistic-order',
        'use-reorder',
        'follow-drag',
        'bilingual-form',
        'nav-icons',
        'date-input',
        'date-words',
        'use-leaving',
      ].map((file) => `ui/${file}`),
      ...[
        'content/preview-languages',
        'sheet-import/accept',
        'sheet-import/run-latest',
        'order/buyer-lines',
        'order/with-cover',
        'own-product/visible-ranges',
        'own-product/exhibit-quota',
        'product-import/product-import-state',
        'exhibitor/for-admins',
        'exhibitor/admins-only',
        'account/personal-address',
        'visitor/use-countries',
        'newsfeed/post-queue-query',
      ].map((file) => `components/${file}`),
      'ui/use-settings',
    ],
    contract: ['own-product/own-sorts', 'inquiry/inquiry.words'],
  },
  {
    name: 'console',
    app: ['shell/organizer/', 'domains/questionnaire/question-sites', 'domains/questionnaire/question-editor.texts'],
    except: ['home-tabs', 'remove-dialog'].map((file) => `shell/organizer/${file}`),
  },
  // before the next one, which would bring it along wherever a video is shown
  // with the small plan, which stands beside videos of exhibits and booths and is too small for a file of its own
  { name: 'video', app: ['ui/video-player', 'components/booth/booth-on-plan'] },
  {
    // what takes files in every form that has some; what opens, cuts and draws pictures comes when somebody brings one
    name: 'upload',
    app: ['components/upload/'],
    except: ['crop-dialog', 'chosen-picture', 'picture-work', 'joining-films'].map(
      (file) => `components/upload/${file}`,
    ),
  },
  {
    name: 'reading',
    app: ['components/content/content.texts', 'domains/page/page.texts', 'domains/page/fair-page', 'ui/rich-text'],
    contract: ['rich-text/rich-text.words', 'page/page.titles'],
  },
  {
    // what those who are signed in are told of their chats
    name: 'unread',
    app: [
      'session/unread-chats',
      ...['ask-unread-chats', 'unread-chats', 'unread-chats-mark', 'unread-chats-at-foot'].map(
        (file) => `shell/${file}`,
      ),
    ],
  },
  // companies and people have these too
  {
    name: 'favourites',
    app: [
      'ui/highlight',
      'ui/other-name',
      ...['favourite-button', 'favourites', 'favourite.texts'].map((file) => `components/favourite/${file}`),
    ],
    contract: ['country-names'],
  },
  {
    name: 'cards',
    app: [
      ...['product/product-card', 'product-comparison/compare-button', 'product-comparison/compared'].map(
        (file) => `components/${file}`,
      ),
      'components/compliance/compliance-mark',
    ],
    contract: ['compliance/markets'],
  },
  {
    name: 'companies',
    app: ['components/exhibitor/exhibitor-card'],
  },
  // cards of lives stand on the home page, at booths, beside exhibits and in the search
  {
    name: 'lives',
    app: ['live-card', 'live-state', 'live.texts', 'live-path', 'use-want', 'want-button'].map(
      (file) => `components/live/${file}`,
    ),
  },
  // of the home page and of their own lists
  {
    name: 'tiles',
    app: ['collection/collection-tile', 'collection/collection.texts', 'article/news-card'].map(
      (file) => `components/${file}`,
    ),
  },
  // what stands on pages of one thing: of an exhibit, a company, a live, a post
  { name: 'one-thing', app: ['ui/crumbs', 'ui/paragraphs', 'ui/number-of'] },
  { name: 'followed', app: ['components/follow/', 'components/footprint/use-footprint'] },
  // of an exhibit's own page, of other pages and of the work rooms that write it
  { name: 'exhibit-kinds', contract: ['product-document/document-kinds', 'product/registration.rules'] },
  { name: 'ingredient', app: ['components/ingredient/ingredient-path'], contract: ['ingredient/ingredient-slug'] },
  {
    name: 'compliance',
    app: ['compliance-notes', 'compliance.texts'].map((file) => `components/compliance/${file}`),
    contract: ['compliance/compliance.names'],
  },
  {
    name: 'documents',
    app: ['document-name', 'document-level-tag', 'shown-document.texts'].map(
      (file) => `components/product-document/${file}`,
    ),
  },
];

const names = (entries: readonly string[], path: string): boolean =>
  entries.some(
    (entry) => path === entry || (path.startsWith(entry) && (entry.endsWith('/') || path[entry.length] === '.')),
  );

function isIn({ name, app = [], except = [], contract = [] }: ChunkGroup, id: string): boolean {
  const path = id.replaceAll('\\', '/');
  if (name === 'schemas' && path.includes('/node_modules/zod/')) return true;
  if (name === 'shell' && path.includes('call-addresses')) return true;
  if (name === 'callers' && path.includes('call-callers')) return true;
  if (name === 'calls' && path.includes('console-addresses')) return true;
  const [, ofApp] = /\/web\/app\/(.+)$/.exec(path) ?? [];
  if (ofApp !== undefined) return names(app, ofApp) && !names(except, ofApp);
  const [, ofContract] = /\/contract\/src\/(.+)$/.exec(path) ?? [];
  return ofContract !== undefined && names(contract, ofContract);
}

/** Groups of the bundler, the first that fits; 'framework' is what comes from the packages of every page. */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]|rolldown[\\/]runtime|^\0(?!virtual:(?:call-callers|console-addresses|page-events))/,
  },
  ...GROUPS.map((group) => ({ name: group.name, test: (id: string) => isIn(group, id) })),
];

const NAMED: ReadonlySet<string> = new Set(chunkGroups.map(({ name }) => name));

/** The names of 250 files travel with every first visit (thin-manifest.ts): only those of groups say what they hold, and seven letters (2^42) tell the versions of a file apart. */
export const fileName = ({ name }: { name: string }): string =>
  NAMED.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
