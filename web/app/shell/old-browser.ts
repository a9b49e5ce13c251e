/**
 * Blocks Internet Explorer with a message in both languages (specification, section 8). Plain ES5 in the document itself,
 * because nothing else of the page would run there.
 */
export const OLD_BROWSER_SCRIPT = `if(/MSIE |Trident\\//.test(navigator.userAgent)){document.write('<div role="alertdialog" style="position:fixed;z-index:99;top:0;left:0;width:100%;height:100%;background:#fff;color:#1c2321;text-align:center;font:18px/1.7 sans-serif;padding-top:15%"><p><b>\\u4e0d\\u652f\\u6301 Internet Explorer</b><br>\\u8bf7\\u6539\\u7528 Chrome\\u3001Edge\\u3001Firefox \\u6216 Safari\\u3002IE \\u4e2d\\u65e0\\u6cd5\\u4f7f\\u7528\\u804a\\u5929\\u3002</p><p><b>Internet Explorer is not supported</b><br>Please use Chrome, Edge, Firefox or Safari. Chat unavailable in IE.</p></div>')}`;
