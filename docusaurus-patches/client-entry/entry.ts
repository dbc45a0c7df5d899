import '../chunk-assets/getChunkAsset';

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

// Shows docusaurus-patches/head-scripts/warnOfBaseUrl.ts that the scripts loaded, before the page is complete.
Object.assign(window, {docusaurus: {}});
void start();
