// Change: a page of the API reference has no source to edit, but links to report a problem and to its Markdown.
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

import {GeneratedPageFooter} from '@site/src/components/GeneratedPageFooter';

export default function FooterOfAnyPage(): ReactNode {
  return <GeneratedPageFooter otherwise={<Footer />} />;
}
