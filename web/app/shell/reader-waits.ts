/**
 * A served page is the guest's. Who is signed in may have more, so before the first paint the page is marked, and what differs for
 * readers (numbers, cards; `app.css`) keeps its place unseen until it is the reader's own. Plain script in the document: the page's own
 * come too late for it.
 */
export const READER_WAITS_SCRIPT = `try{if(JSON.parse(localStorage.getItem('fairbridge.session')).token)document.documentElement.dataset.waits=''}catch(e){}`;
