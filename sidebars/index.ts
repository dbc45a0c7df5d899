import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

import {analytics} from './analytics';
import {apiLite} from './api-lite';
import {collections} from './collections';
import {compatibility} from './compatibility';
import {directPropertyAccess} from './direct-property-access';
import {doctrineAdvancedGroupBy} from './doctrine-advanced-group-by';
import {doctrineCollectionsDecorator} from './doctrine-collections-decorator';
import {domainEvent} from './domain-event';
import {file} from './file';
import {fileBundle} from './file-bundle';
import {gotenbergPdfBundle} from './gotenberg-pdf-bundle';
import {mapper} from './mapper';
import {pivotTable} from './pivot-table';
import {psr16SimpleCacheBundle} from './psr-16-simple-cache-bundle';
import {reconstitutor} from './reconstitutor';
import {rekapager} from './rekapager';
import {temporaryUrlBundle} from './temporary-url-bundle';
import {search} from './search';
import {label} from './section';

const sidebars: SidebarsConfig = {
  docs: [
    label('Analyze data'),
    analytics,
    pivotTable,
    doctrineAdvancedGroupBy,
    label('Page through lists'),
    rekapager,
    collections,
    doctrineCollectionsDecorator,
    label('Map objects, build APIs'),
    mapper,
    apiLite,
    directPropertyAccess,
    label('Extend Doctrine and Symfony'),
    domainEvent,
    reconstitutor,
    psr16SimpleCacheBundle,
    label('Handle files, links and PDF'),
    file,
    fileBundle,
    temporaryUrlBundle,
    gotenbergPdfBundle,
    label('This site'),
    compatibility,
    search,
  ],
};

export default sidebars;
