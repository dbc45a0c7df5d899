// The browser's entry: that of Docusaurus, evaluated in pieces. In one piece, together with the layout that
// the browser does at the end of the HTML, it keeps a phone busy for a quarter of a second.
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function start() {
  await pause();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App.js');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry.js');
}

// Tells the page before it is whole that its scripts have come: docusaurus-patches/head-scripts/warnOfBaseUrl.ts asks.
Object.assign(window, {docusaurus: {}});
void start();
